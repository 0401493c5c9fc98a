# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = The last ford of the Rubicon
exhibit-rubicon-story = Fifty-five tricks are played and the stock is gone. Mrs. Pimlott has 1,420 and the game. You have 910, and five brisques in your heap: with these you are forty short, and nothing more can be declared. If you do not cross you pay for both scores together.
exhibit-rubicon-task = Spades are trumps, nine tricks are left, and the lead is yours. Come to a thousand: fifty for the last trick, ten for each brisque.
exhibit-rubicon-goal = Spades are trumps. Come to 1,000 with the last trick and the brisques.
exhibit-rubicon-hero = Whoever leads the ace of diamonds, as most would, is drowned by thirty points.
exhibit-rubicon-best = A thousand to the point, with four brisques more; and against the best play no lead will do but { $best }.
exhibit-rubicon-moral = Of two tens the one that is led wins: lead yours where no ace can fall upon it.

# Instructive hands: title, story, task; and at the end what could be made, and the moral.

exhibit-rubicon = The last ford of the Rubicon
exhibit-rubicon-story = Fifty-five tricks are played and the stock is gone. Mrs. Pimlott has 1,420 and will win. You have 910, and five brisques in your heap: with these you are forty short, and nothing more can be declared. If you do not cross the Rubicon, you pay for both scores together.
exhibit-rubicon-task = Spades are trumps, nine tricks are left, and you lead. Come to a thousand: fifty points for the last trick, ten for each brisque.
exhibit-rubicon-goal = Spades are trumps. Come to 1,000 with the last trick and the brisques.
exhibit-rubicon-hero = Whoever leads the ace of diamonds, as most players would, ends thirty points short.
exhibit-rubicon-best = Exactly a thousand, with four brisques more; and against the best play only one lead reaches it: { $best }.
exhibit-rubicon-moral = Of two tens the one that is led wins: lead yours where no ace can fall upon it.

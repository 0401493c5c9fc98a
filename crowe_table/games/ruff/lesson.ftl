# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Spades are turned up. Order the card into the dealer’s hand, and spades are trumps, and your side must make three tricks of five. You are too weak: pass.
lesson-pass-why = An adversary has assisted, and must now win three tricks with the dealer; if they fail, you score two.
lesson-seven = Hearts were led, and the King lies there: follow with the seven.
lesson-seven-why = You must follow suit while you can; what cannot win should cost as little as may be.
lesson-nine = The ace of hearts: follow with the nine, and keep the Knave.
lesson-nine-why = It was trumped, even by the ace’s own partner: two tricks to them, and they want but one more.
lesson-spare = Your partner’s King of diamonds holds the trick. You have no diamond: throw the eight of clubs.
lesson-spare-why = Your partner’s trick is yours. And you keep a Knave of clubs, which is more than it looks.
lesson-bower = Partner leads a trump, and the King covers it. Your Knave of clubs is a spade to-day: play him!
lesson-bower-why = The Knave of trumps is the best of all, the right bower; the other Knave of that colour is the left bower, and next to him.
lesson-last = Two tricks each. Lead your last card, the Knave of hearts.
lesson-last-why = Partner trumped it: three tricks to you, and they that made the trump have failed.
lesson-counted = They are euchred, and that is two points to you. Go on to the next deal.
lesson-counted-why = Three or four tricks score one to those who made the trump, all five two. The first to five points wins.
lesson-take-up = You deal now. All have passed, and you have the Queen, the ten and both a bower and the seven of hearts: take it up.
lesson-take-up-why = The dealer has the card that was turned, and throws another for it: that alone is worth a trick.
lesson-lay-out = You have one card too many: lay out the eight of spades.
lesson-lay-out-why = Empty a suit if you can; then you may trump when it is led.

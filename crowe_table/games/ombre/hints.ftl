# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Propose { $suit }
do-agree = Agree
do-refuse = Refuse
do-pass = Pass
do-ask = Ask leave
do-sans_prendre = Play sans prendre
do-keep_game = Keep the game
do-yield = Yield
do-change = Change { $cards }
do-voll = Say the Voll

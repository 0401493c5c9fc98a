# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Put away { $cards }
do-keep = Keep your hand
do-pass_across = Pass { $cards } across

# A match of several games.

match-open = The match
match-plan = How many games
match-plan-single = A single game
match-plan-best_of_3 = Best of three
match-plan-best_of_5 = Best of five
match-plan-duplicate = The same cards at two tables
match-plan-tournament = A tournament of eight
match-plan-best_of_3-help = Whoever wins two games wins the match: a rubber, as whist players say.
match-plan-best_of_5-help = Whoever wins three games wins the match.
match-plan-duplicate-help = At a second table another player of the house sits in your chair and has the same cards, for { $deals } deals or a few more. So luck counts for nothing.
match-plan-tournament-help = Eight players, three rounds. Whoever loses is out.
match-length = At most { $games } games of about { $minutes } minutes each.
match-standing = How the Match Stands
match-games = The Games
match-none = No game is finished yet.
match-goes-on = The match goes on.
match-others-play = The other tables are playing. Games to come: { $number }.
match-broke-off = The other tables broke off.
match-won =
    { $number ->
        [one] { $names } has won the match.
       *[other] { $names } have won the match.
    }
match-duplicate-better = With the same cards you did better than { $name }, by { $lead }.
match-duplicate-worse = With the same cards { $name } did better than you, by { $lead }.
match-duplicate-same = With the same cards you and { $name } did equally well.
match-deals = Deals played
match-games-won =
    { $number ->
        [one] { $number } game won
       *[other] { $number } games won
    }
match-reached-champion = first
match-reached-final = in the final
match-reached-round-1 = first round
match-reached-round-2 = second round
match-reached-round-3 = in the final
match-round-1 = The First Round
match-round-2 = The Second Round
match-round-3 = The Final
match-pair = { $first } and { $second }
match-pair-open = Not yet known
match-game = Game { $number }
match-game-of = Game { $number }: { $name }
match-drawn = Nobody won.
match-won-by = Won by { $names }, { $lead } ahead
match-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
match-next = Play the next game
match-continue = Go on with the game
match-back = Go back
match-gone = This match is no longer among the saved games.
match-notice = { $plan }: game { $number }.
match-notice-round = { $plan }: round { $number } of { $rounds }.
match-notice-wins = Games won: { $wins }.
match-notice-wins-of = { $name } { $number }

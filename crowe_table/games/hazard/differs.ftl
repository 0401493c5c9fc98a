# What one must do otherwise than in the lesson, by option.

differs-opposition-one_bet = The caster stakes first, and one player takes the whole bet.
differs-opposition-covers = The others lay bets, and the caster chooses which to cover.
differs-crabs_keep_dice-no = Crabs, a two or a three thrown to the main, lose the dice too.
differs-retrieve-no = The caster may not take back the wager once there is a chance.
differs-losses_to_pass = The caster keeps the dice until { $value } mains in a row are lost.
differs-side_bets-yes = While another throws, you may bet with the others.

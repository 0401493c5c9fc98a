# What the table screen says beyond the game's own words.
prompt-over = The game is over.
why-nothing = Nothing hinders you: choose any card that stands forward.
why-not-asked = You are not asked just now. { $sentence }
slip-paid = { $source } paid { $target } { $farthings }.
slip-score = { $seat }: { $words }
notice-saved = { $sentence }
caption = { $seat }: { $words }

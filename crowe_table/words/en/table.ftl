# What the table screen says beyond the game's own words.
prompt-over = The game is over.
why-nothing = Nothing hinders you: choose any card that stands forward.
slip-paid = { $source } paid { $target } { $farthings }.
slip-score = { $seat }: { $words }
caption = { $seat }: { $words }

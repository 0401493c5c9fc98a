### What the computer players say now and then: two favourite sayings each, and words after a win, a loss and a bluff.

## sharp

saying-sharp-1 = I watch the boldest, and I follow.
saying-sharp-2 = A good idea is worth stealing.
saying-sharp-win = I only copied a better head.
saying-sharp-loss = I followed the wrong coat.
saying-sharp-bluff = Found out! Who taught you that look?

## pimlott

saying-pimlott-1 = Small and slow keeps the candle lit.
saying-pimlott-2 = Patience never cost me a penny.
saying-pimlott-win = Well! Who would have thought it?
saying-pimlott-loss = I shall live. It was only a little.
saying-pimlott-bluff = Oh dear. Was it written on my nose?

## fenn

saying-fenn-1 = All sail, and straight ahead!
saying-fenn-2 = Who fears the wind stays in harbour.
saying-fenn-win = A prize! Haul her in.
saying-fenn-loss = A hole below the water line.
saying-fenn-bluff = I flew false colours, and you saw it.

## tolliver

saying-tolliver-1 = Luck likes to come twice.
saying-tolliver-2 = I go where the luck goes.
saying-tolliver-win = I knew it would come back!
saying-tolliver-loss = Luck has moved to another chair.
saying-tolliver-bluff = I am a bad actress, it seems.

## hask

saying-hask-1 = A small dose, and often.
saying-hask-2 = First I look, then I think.
saying-hask-win = The cure has worked.
saying-hask-loss = A bitter pill.
saying-hask-bluff = You have felt my pulse.

## ogle

saying-ogle-1 = I never stop halfway.
saying-ogle-2 = The night is young, and so am I.
saying-ogle-win = And now for more!
saying-ogle-loss = It only makes me hungry.
saying-ogle-bluff = You have sharp eyes, my dear.

## quill

saying-quill-1 = I write everything down.
saying-quill-2 = Two small hopes beat one large one.
saying-quill-win = That goes in the good column.
saying-quill-loss = That goes in the other column.
saying-quill-bluff = A blot on my page.

## barrow

saying-barrow-1 = A lady never hurries.
saying-barrow-2 = Up and down, like a swing.
saying-barrow-win = As it should be.
saying-barrow-loss = How very odd.
saying-barrow-bluff = One does not stare so, you know.

## tapley

saying-tapley-1 = Up the stairs, and down again.
saying-tapley-2 = Cheer up, it is only a game.
saying-tapley-win = How glad I am!
saying-tapley-loss = Still smiling, you see.
saying-tapley-bluff = I laughed too soon.

## battle

saying-battle-1 = A clear fire, and a strict game.
saying-battle-2 = No chatter, if you please.
saying-battle-win = That is how it is played.
saying-battle-loss = I have nothing to complain of.
saying-battle-bluff = It serves me right.

## prince

saying-prince-1 = Twice is better than once.
saying-prince-2 = What I lose I fetch back.
saying-prince-win = There, I have it!
saying-prince-loss = Then I must be twice as bold.
saying-prince-bluff = So you saw through me.

## tom

saying-tom-1 = One step, two steps, three!
saying-tom-2 = May I stay up for one more?
saying-tom-win = Did you see that?
saying-tom-loss = Again! I want another try.
saying-tom-bluff = How did you know?

## domino

saying-domino-1 = Guess who I am.
saying-domino-2 = With a mask one fears nothing.
saying-domino-win = The mask is smiling.
saying-domino-loss = The mask hides my tears.
saying-domino-bluff = You looked behind the mask.

## delorme

saying-delorme-1 = The bank is open to all.
saying-delorme-2 = The bank never sleeps.
saying-delorme-win = The bank thanks you.
saying-delorme-loss = The bank pays, with pleasure.

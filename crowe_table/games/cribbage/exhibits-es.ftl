# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Veintinueve
exhibit-twenty-nine-story = No hay mano mayor en el Cribbage: los cuatro cincos, y la sota del palo descubierto. Se puede jugar cada noche de una larga vida y no tenerla nunca; llega una vez en unas doscientas mil manos.
exhibit-twenty-nine-task = Le han dado tres cincos y tres entre figuras y dieces, y el crib es del contrario. Descarte dos, y cuente veintinueve.
exhibit-twenty-nine-goal = Descarte bien, y cuente veintinueve.
exhibit-twenty-nine-hero = Quien guarda la sota justa cuenta dieciséis en quinces, doce por los cincos, y uno por la sota.
exhibit-twenty-nine-best = Veintinueve, y solo con la sota de tréboles.
exhibit-twenty-nine-moral = Diez, sota y dama valen lo mismo con un cinco. Solo la sota puede tener uno más.

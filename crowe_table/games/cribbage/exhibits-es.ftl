# Famous hands: what is told of each before it is played, while it is played, and afterwards.

exhibit-twenty-nine = Veintinueve
exhibit-twenty-nine-story = No hay mano mejor en el Cribbage: los cuatro cincos, y la sota del palo de la carta inicial. Se puede jugar todas las noches de una larga vida y no tenerla nunca; se da una vez en unas doscientas mil manos.
exhibit-twenty-nine-task = Tiene tres cincos y otras tres cartas, entre figuras y dieces, y el crib es del contrario. Descarte dos, y cuente veintinueve.
exhibit-twenty-nine-goal = Descarte bien, y cuente veintinueve.
exhibit-twenty-nine-hero = Quien guarda la sota acertada cuenta dieciséis en quinces, doce por los cincos, y uno por la sota.
exhibit-twenty-nine-best = Veintinueve, y solo con la sota de tréboles.
exhibit-twenty-nine-moral = Diez, sota y dama valen lo mismo con un cinco. Solo la sota puede dar uno más.

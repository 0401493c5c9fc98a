# Cards for first deals: what is new at a question.

coach-lead = Su pareja está enfrente. Ganen juntos todas las bazas que puedan: cada una después de la sexta vale un tanto.
coach-follow = Hay que asistir al palo si se puede. Si no, hasta el <triunfo>triunfo</> más bajo gana a cualquier carta de ese palo.

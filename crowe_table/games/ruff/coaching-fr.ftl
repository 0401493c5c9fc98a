# Cards for first deals: what is new at a question.

coach-order-up = Le camp qui fait l’atout doit gagner la plupart des levées, sinon les autres marquent. Le meilleur atout est le valet.
coach-lead = Votre partenaire est en face : ses levées sont aussi les vôtres.
coach-follow = Il faut fournir si vous pouvez. Sinon, un atout peut prendre la levée.

"""What the visitor's controls do: each makes the answer a part further; whole, it goes to the seat client."""

from collections.abc import Callable

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Seat
from crowe_table.gui.screen import Services
from crowe_table.gui.table.answering import Making
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.visitor import Visitor
from crowe_table.gui.table.widgets.props import Props
from crowe_table.hosting.seat_client import SeatClient


class Desk:
    """Every command by which an answer is made. Whoever hears mouse or keyboard calls these and no others."""

    def __init__(self, services: Services, client: SeatClient, visitor: Visitor, speech: Speech, props: Props) -> None:
        self._house = services
        self._client = client
        self._visitor = visitor
        self._speech = speech
        self._props = props
        self.changed: Callable[[], None] = lambda: None
        """Called when what is chosen, or what may be chosen, is not what it was."""
        self.rattling = False

    # --- cards and places

    def choose(self, card: Card) -> None:
        """A card is pressed: raises it; once more plays it; a card that may not be played says why."""
        answering = self._visitor.answering
        if not answering.cards:
            return
        self._visitor.refusal = None
        most = answering.cards[1].most
        if most == 1 and (card in answering.chosen or card not in answering.allowed):
            self.give(card)
            return
        if card not in answering.chosen and len(answering.chosen) == most:
            wanted = answering.with_cards((*answering.chosen, card))
            self._speech.refuse(self._client.refuse(wanted or self._visitor.view.legal[0]))
            return
        answering.toggle(card)
        self._speech.sound("card_slide")
        self.changed()

    def give(self, card: Card) -> None:
        """This card alone is the answer."""
        self.submit(self._visitor.answering.with_cards((card,)))

    def drop(self, card: Card) -> None:
        """A card is let fall where cards are taken: it is chosen, and given if that is enough."""
        answering = self._visitor.answering
        if card not in answering.chosen:
            answering.toggle(card)
        if answering.complete:
            self.give_cards()
        self.changed()

    def give_cards(self) -> None:
        if self._visitor.answering.chosen:
            self.submit(self._visitor.answering.with_cards(tuple(self._visitor.answering.chosen)))

    def cut(self, place: int) -> None:
        """A place of the pack that is drawn out."""
        self.submit(self._visitor.answering.with_place(place))

    # --- presses and parts

    def say(self, act: str) -> None:
        """A button is pressed: it is said, begun, or what is dialled for it is given."""
        answering = self._visitor.answering
        self._visitor.refusal = None
        if act in answering.presses:
            self.submit(answering.with_press(act))
        elif answering.making and answering.making.act == act and answering.making.enough:
            self._give(answering.making.give())
        else:
            answering.begin(act)
            self.changed()

    def turn_dial(self, amount: int) -> None:
        """The sum that is asked for stands elsewhere."""
        if self._visitor.answering.making:
            self._visitor.answering.making = self._visitor.answering.making.dialled(amount)
            self.changed()

    def step_dial(self, steps: int) -> bool:
        """The sum goes up or down; False if none is asked for."""
        making = self._visitor.answering.making
        if making is None or making.amount is None:
            return False
        self.turn_dial(making.dial + steps * making.amount.step)
        return True

    def give_word(self, word: str) -> None:
        if self._visitor.answering.making:
            self._give(self._visitor.answering.making.give_word(word))

    def pick_seat(self, seat: Seat) -> None:
        """A player is chosen; where only one is asked for, that is the answer."""
        making = self._visitor.answering.making
        if making is None:
            return
        chosen = making.toggled(seat)
        if making.several:
            self._visitor.answering.making = chosen
            self.changed()
        else:
            self._give(chosen.give())

    def confirm(self) -> None:
        """Gives the chosen cards, or does the first thing there is to do."""
        answering = self._visitor.answering
        if answering.cards and answering.chosen:
            self.give_cards()
        elif answering.throw:
            self.throw()
        elif answering.spoken:
            self.say(answering.spoken[0])

    # --- dice

    def rattle(self, on: bool) -> None:
        """The dice are rattled as long as the box is held."""
        if on == self.rattling or (on and not self._visitor.answering.throw):
            return
        self.rattling = on
        if on:
            self._house.sounds.begin("dice_rattle")
        else:
            self._set_box_down()

    def throw(self) -> None:
        answering = self._visitor.answering
        if answering.throw:
            self.submit(answering.with_press(answering.throw))

    def step(self, now: float) -> None:
        if self.rattling:
            self._props.rattle(True, now)

    def _set_box_down(self) -> None:
        self.rattling = False
        self._house.sounds.end()
        self._props.rattle(False)

    # --- whole answers

    def take_back(self) -> bool:
        """Puts the table back to the visitor's last decision, or says why not."""
        reason = self._client.take_back()
        self._speech.refuse(reason)
        return reason is None

    def _give(self, making: Making) -> None:
        action = self._visitor.answering.go_on(making)
        if action:
            self.submit(action)
        else:
            self.changed()

    def submit(self, action: Action | None) -> None:
        """Gives a whole answer; None where what is chosen makes none."""
        if action is None:
            return
        refusal = self._client.submit(action)
        told = action if self._client.alone else self._visitor.view.phase
        self._house.trace(f"{'refused' if refusal else 'accepted'} {told}")
        if refusal:
            self._speech.refuse(refusal)
            return
        self._visitor.answered()
        self._set_box_down()
        self.changed()

"""A program that plays a deal over the accessibility bus. It finds controls by the names that a screen reader speaks.

Run it with Debian's Python inside a session bus. It starts the accessibility bus and the window itself.
"""

import os
import random
import shlex
import subprocess
import sys
import time
from contextlib import suppress

from gi.repository import Gio, GLib  # type: ignore[import-not-found]

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
MAX_PRESSES = 300
TIMEOUT = 20.0
"""Seconds within which the tree must change after a press."""
NEVER = ("Propose to stop",)
"""Names of buttons that do not advance the deal."""


class Bus:
    """The accessibility bus."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
        )
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(address.unpack()[0], flags, None, None)

    def call(self, thing, interface, method, args=None):
        return self._bus.call_sync(*thing, interface, method, args, None, 0, 5000, None).unpack()

    def read(self, thing, name="Name"):
        asked = GLib.Variant("(ss)", (ACCESSIBLE, name))
        return self.call(thing, "org.freedesktop.DBus.Properties", "Get", asked)[0]

    def enabled(self, thing):
        return "not now" not in self.read(thing, "Description")

    def children(self, thing):
        return [tuple(each) for each in self.call(thing, ACCESSIBLE, "GetChildren")[0]]

    def press(self, thing):
        self.call(thing, ACTION, "DoAction", GLib.Variant("(i)", (0,)))

    def tree(self, thing):
        """Return an object of the bus as a nested pair: its name, and the trees of its children."""
        return thing, self.read(thing), [self.tree(each) for each in self.children(thing)]


def wait(find, seconds=TIMEOUT):
    """Return the first true result of ``find``, which is called repeatedly. Nodes may vanish while they are read."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            if found := find():
                return found
        except GLib.Error:
            pass
        time.sleep(0.05)
    return None


def listen():
    """Tell the desktop that a screen reader is running."""
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        told = ["--dest=org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties.Set"]
        value = ["string:org.a11y.Status", f"string:{name}", "variant:boolean:true"]
        subprocess.run(["dbus-send", "--session", "--print-reply", *told, *value], check=True, capture_output=True)


def group(tree, name):
    """Return the children of the first group that has this name."""
    for _, called, children in tree[2]:
        if called == name:
            return children
    return []


def entries(tree):
    """Return all entries that can be chosen."""
    thing, name, children = tree
    wanted = name.startswith("Place ") or name.endswith(("may be played", "may be chosen"))
    return [*([thing] if wanted else []), *(each for child in children for each in entries(child))]


def usable(bus, screen):
    """Return the nodes that advance the answer when pressed."""
    acts = [thing for thing, name, _ in group(screen, "Your answer") if name not in NEVER and bus.enabled(thing)]
    return acts or entries(screen)


def play(bus, window):
    chance = random.Random(7)
    application = wait(lambda: bus.children(REGISTRY), 60)
    assert application, "the window did not appear on the bus"
    shown = wait(lambda: [each for each in bus.tree(application[0])[2] if group(each, "Players")], 60)
    assert shown, "the table did not appear"
    for _ in range(MAX_PRESSES):
        assert window.poll() is None, "the program has ended"
        screen = wait(lambda: bus.tree(application[0])[2][0])
        if any(name.startswith("Deal 2") for _, name, _ in group(screen, "The Account of the Deal")):
            return
        thing = wait(lambda: usable(bus, bus.tree(application[0])[2][0]))
        assert thing, f"nothing can be pressed: {screen}"
        with suppress(GLib.Error):  # It may have vanished meanwhile.
            bus.press(chance.choice(thing))
        time.sleep(0.35)
    raise AssertionError("the deal did not end")


def main():
    launcher = subprocess.Popen([os.environ["BUS_LAUNCHER"], "--launch-immediately", "--a11y=1", "--screen-reader=1"])
    try:
        assert wait(lambda: listen() is None)
        window = subprocess.Popen(shlex.split(os.environ["PLAYER_COMMAND"]), stdout=subprocess.DEVNULL)
        try:
            play(Bus(), window)
        finally:
            window.terminate()
            window.wait()
    finally:
        launcher.terminate()


if __name__ == "__main__":
    sys.exit(main())

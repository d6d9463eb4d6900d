"""A desktop's notification service on the session bus, for tests.

Arguments: the capabilities, divided by commas, and the action that it clicks on each notification, or none.
Prints a line for each notification: application, title, body, actions. Needs python3-dbus and python3-gi.
"""

import sys
import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

NAME = "org.freedesktop.Notifications"


class Server(dbus.service.Object):
    def __init__(self, bus, capabilities, action):
        super().__init__(bus, "/org/freedesktop/Notifications")
        self.capabilities, self.action, self.last = capabilities, action, 0

    @dbus.service.method(NAME, in_signature="", out_signature="as")
    def GetCapabilities(self):
        return dbus.Array(self.capabilities, signature="s")

    @dbus.service.method(NAME, in_signature="", out_signature="ssss")
    def GetServerInformation(self):
        return ("Test", "Passby", "1", "1.2")

    @dbus.service.method(NAME, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, app, replaces, icon, title, body, actions, hints, expire):
        self.last += 1
        number = self.last
        print("|".join([app, title, body, ",".join(actions)]).replace("\n", "\\n"), flush=True)
        if self.action in actions:
            GLib.timeout_add(100, self.click, number)
        return number

    @dbus.service.method(NAME, in_signature="u", out_signature="")
    def CloseNotification(self, number):
        self.NotificationClosed(number, 3)

    @dbus.service.signal(NAME, signature="us")
    def ActionInvoked(self, number, action):
        pass

    @dbus.service.signal(NAME, signature="uu")
    def NotificationClosed(self, number, reason):
        pass

    def click(self, number):
        self.ActionInvoked(number, self.action)
        self.NotificationClosed(number, 2)


DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
name = dbus.service.BusName(NAME, bus)
server = Server(bus, sys.argv[1].split(","), sys.argv[2])
print("ready", flush=True)
GLib.MainLoop().run()

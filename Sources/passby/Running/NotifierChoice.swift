import Engine
import Notifiers
import Reminders
import Settings

/// The notifiers that the settings ask for.
struct NotifierChoice {
  /// All but the terminal, which is always there.
  let notifiers: [Notifier]

  /// Makes the notifiers.
  ///
  /// - Throws: `CommandFailure` when one that is wanted cannot be used.
  init(_ session: Session) throws {
    notifiers = [try Self.desktop(session)].compactMap(\.self)
  }

  /// The names in the outbox, the terminal's first.
  var names: [String] { [TerminalService.notifierName] + notifiers.map(\.name) }

  /// The desktop notifier, where the settings want it and `notify-send` exists.
  private static func desktop(_ session: Session) throws -> Notifier? {
    guard session.settings.desktop != .off else { return nil }
    let environment = session.environment
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
      !(environment[$0] ?? "").isEmpty
    }
    guard session.settings.desktop == .on || hasDesktop else { return nil }
    if let path = DesktopNotifier.find(in: environment["PATH"] ?? "") {
      return DesktopNotifier.make(executable: path)
    }
    guard session.settings.desktop == .on else { return nil }
    throw CommandFailure(
      .unavailable,
      "notify.desktop is \"on\", but there is no notify-send: install it (sudo apt-get install libnotify-bin), or set notify.desktop to auto."
    )
  }
}

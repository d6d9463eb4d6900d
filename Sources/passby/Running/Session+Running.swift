import Engine
import GPSD
import Logging
import Notifiers
import Reminders
import Settings
import Synchronization

import struct Foundation.TimeZone

extension Session {
  /// The pipeline's settings, reminders addressed to some notifiers.
  func pipelineSettings(notifiers: [String]) throws -> PipelineSettings {
    PipelineSettings(
      rules: try engineRules(), firesInitially: settings.initial == .fire, notifiers: notifiers)
  }

  /// Where gpsd is: by an option, or by the settings.
  func gpsdAddress(_ option: String?) throws -> GPSDAddress {
    if let option { return try GPSDAddress(parsing: option) }
    return try GPSDAddress(host: settings.gpsdHost, port: settings.gpsdPort)
  }

  /// The log, on the standard error stream.
  func logger() throws -> Logger {
    var logger = Logger(label: "passby") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: settings.logLevel.rawValue) ?? .info
    return logger
  }
}

/// Whether reminders go to the desktop as well.
enum DesktopChoosing {
  /// The desktop notifier, where the settings want it and `notify-send` exists.
  static func notifier(_ session: Session) throws -> Notifier? {
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

/// Event lines shared by services that run side by side.
final class EventWriter: Sendable {
  private let lines: Mutex<EventLines>

  /// Creates a writer.
  init(_ output: Output, zone: TimeZone) {
    lines = Mutex(EventLines(output, zone: zone))
  }

  /// Writes events in order.
  func write(_ events: [PipelineEvent]) {
    lines.withLock { $0.write(events) }
  }
}

import Engine
import Foundation
import Logging
import Notifiers
public import Reminders
public import Runtime
import SQLiteStore
import ServiceLifecycle
public import Settings

/// The notifiers that the settings ask for.
public struct NotifierChoice: Sendable {
  /// All but the terminal, which is always there.
  public let notifiers: [Notifier]
  /// Carries out what is clicked on the desktop, where there is one.
  private let buttons: DesktopButtons?

  /// Makes the notifiers.
  ///
  /// - Throws: `CommandFailure` when one that is wanted cannot be used.
  public init(_ session: Session, answer: ReminderAnswer) throws {
    buttons = try Self.desktop(session, answer: answer)
    notifiers =
      [buttons?.notifier].compactMap(\.self) + Self.commands(session)
      + (try Self.webhooks(session.settings))
  }

  /// The names in the outbox, the terminal's first.
  public var names: [String] { [TerminalService.notifierName] + notifiers.map(\.name) }

  /// What delivers to them.
  func services(
    store: SQLiteStore, signal: DeliverySignal, schedule: RetrySchedule, logger: Logger
  ) -> [any Service] {
    var services: [any Service] = notifiers.map {
      DeliverService(
        notifier: $0, store: store, signal: signal, logger: logger, schedule: schedule,
        now: { Date() })
    }
    services.append(
      OrphanedOutboxService(
        notifiers: names, store: store, logger: logger, schedule: schedule, now: { Date() }))
    if let buttons { services.append(ButtonService(buttons: buttons)) }
    return services
  }

  /// The desktop, where the settings want it and `notify-send` exists.
  private static func desktop(
    _ session: Session, answer: ReminderAnswer
  ) throws -> DesktopButtons? {
    guard session.settings.desktop != .off else { return nil }
    let environment = session.environment
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
      !(environment[$0] ?? "").isEmpty
    }
    guard session.settings.desktop == .on || hasDesktop else { return nil }
    if let path = DesktopNotifier.find(in: environment["PATH"] ?? "") {
      return DesktopButtons(executable: path) { answer.perform($0, on: $1) }
    }
    guard session.settings.desktop == .on else { return nil }
    throw CommandFailure(
      .unavailable,
      "notify.desktop is \"on\", but there is no notify-send: install it (sudo apt-get install libnotify-bin), or set notify.desktop to auto."
    )
  }

  private static func commands(_ session: Session) -> [Notifier] {
    session.settings.commands.map { command in
      CommandNotifier.make(
        name: command.name, arguments: command.arguments,
        timeLimit: .seconds(command.timeLimitSeconds), environment: session.environment)
    }
  }

  /// The web services of some settings.
  ///
  /// - Throws: `NotifierError` for a header or a body that cannot be sent; a body is a template.
  public static func webhooks(_ settings: PassbySettings) throws -> [Notifier] {
    try settings.webhooks.map { webhook in
      try WebhookNotifier.make(
        name: webhook.name, url: webhook.url,
        headers: webhook.headers.map { "\($0.name): \($0.value)" }, body: webhook.body,
        timeLimit: .seconds(webhook.timeLimitSeconds))
    }
  }
}

/// Runs the buttons as long as the daemon.
private struct ButtonService: Service {
  let buttons: DesktopButtons

  func run() async throws {
    await cancelWhenGracefulShutdown { await buttons.run() }
  }
}

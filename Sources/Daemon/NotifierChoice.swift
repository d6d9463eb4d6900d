import Engine
import Foundation
import Localization
import Logging
import Notifiers
public import Reminders
public import Runtime
import SQLiteStore
import ServiceLifecycle
public import Settings

/// The notifiers that the settings ask for.
public struct NotifierChoice: Sendable {
  /// The notifiers without the terminal, which is always there.
  public let notifiers: [Notifier]
  /// The buttons of desktop notifications, if there is a desktop.
  private let buttons: DesktopButtons?

  /// Creates the notifiers.
  ///
  /// - Throws: `CommandFailure` if one that is wanted cannot be used.
  public init(_ session: Session, answer: ReminderAnswer) throws {
    buttons = try Self.desktop(session, answer: answer)
    let wanted =
      [buttons?.notifier].compactMap(\.self) + Self.commands(session)
      + (try Self.webhooks(session.settings))
    notifiers = wanted.map { $0.speaking(session.localizer) }
  }

  /// The names in the outbox, the terminal's first.
  public var names: [String] { [TerminalService.notifierName] + notifiers.map(\.name) }

  /// Returns the services that deliver to the notifiers.
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

  /// Returns the desktop if the settings want it and `notify-send` exists.
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
    throw CommandFailure(.unavailable, phrase: RunPhrase.noNotifySend)
  }

  private static func commands(_ session: Session) -> [Notifier] {
    session.settings.commands.map { command in
      CommandNotifier.make(
        name: command.name, arguments: command.arguments,
        timeLimit: .seconds(command.timeLimitSeconds), environment: session.environment)
    }
  }

  /// Returns the webhooks of some settings.
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

/// Runs the buttons while the daemon runs.
private struct ButtonService: Service {
  let buttons: DesktopButtons

  func run() async throws {
    await cancelWhenGracefulShutdown { await buttons.run() }
  }
}

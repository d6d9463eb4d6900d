import Application
package import CommandSupport
import Delivery
package import Foundation
import Localization
import Logging
package import Model
import Notifiers
import SQLiteStore
import ServiceLifecycle
package import Settings
import Text
import Tracking

/// The notifiers that the settings ask for.
package struct NotifierChoice: Sendable {
  /// The notifiers without the terminal, which is always there.
  package let notifiers: [Notifier]
  /// The buttons of desktop notifications, if there is a desktop.
  private let buttons: InteractiveDesktopNotifier?
  /// The names of those whom each notifier is for, unless it is for all.
  private let audiences: [String: Set<String>]

  /// Creates the notifiers; `page` returns where the page is served.
  ///
  /// - Throws: `Refusal` if one that is wanted cannot be used.
  package init(
    _ environment: CommandEnvironment, answer: ReminderAnswer,
    page: @escaping @Sendable () -> RunningPage? = { nil }
  ) throws {
    audiences = environment.audiences
    buttons = try Self.desktop(environment, answer: answer)
    let links = ReminderLinks(environment, answer: answer, page: page)
    let wanted =
      [buttons?.notifier].compactMap(\.self) + Self.commands(environment)
      + (try Self.webhooks(environment.settings))
      + (try Self.ntfy(environment.settings, links: links.links))
      + (try Self.browsers(environment))
    notifiers = wanted.map { $0.localized(with: environment.localizer) }
  }

  /// The names in the outbox, the terminal's first.
  package var names: [String] { [TerminalService.notifierName] + notifiers.map(\.name) }

  /// Returns the services that deliver to the notifiers.
  func services(
    store: SQLiteStore, signal: DeliverySignal, schedule: RetrySchedule, logger: Logger,
    isLive: Bool
  ) -> [any Service] {
    var services: [any Service] = notifiers.map {
      DeliveryService(
        notifier: $0, store: store, signal: signal, logger: logger, schedule: schedule,
        isLive: isLive, audience: audiences[$0.name] ?? [], now: { Date() })
    }
    services.append(
      OrphanedOutboxService(
        notifiers: names, store: store, logger: logger, schedule: schedule, now: { Date() }))
    if let buttons { services.append(ButtonService(buttons: buttons)) }
    return services
  }

  /// Returns the desktop if the settings want it and `notify-send` exists.
  private static func desktop(
    _ environment: CommandEnvironment, answer: ReminderAnswer
  ) throws -> InteractiveDesktopNotifier? {
    guard wantsDesktop(environment) else { return nil }
    if let path = DesktopNotifier.find(in: environment.variables["PATH"] ?? "") {
      return InteractiveDesktopNotifier(executable: path) { answer.perform($0, on: $1) }
    }
    guard environment.settings.desktop == .on else { return nil }
    throw Refusal(.unavailable, DaemonPhrase.noNotifySend)
  }

  /// Returns true if the settings want notifications on the desktop, and in case of `auto` there is
  /// one.
  static func wantsDesktop(_ environment: CommandEnvironment) -> Bool {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
      !(environment.variables[$0] ?? "").isEmpty
    }
    return environment.settings.desktop == .on
      || environment.settings.desktop == .auto && hasDesktop
  }

  /// Returns the notifier of browsers that asked for reminders on the page, if there are any.
  private static func browsers(_ environment: CommandEnvironment) throws -> [Notifier] {
    let contact = environment.settings.pushContact
    return try [PushFile(database: environment.databasePath).notifier(contact: contact)]
      .compactMap(\.self)
  }

  /// Returns the programs of some settings; `limit` shortens longer time limits, in seconds.
  static func commands(_ environment: CommandEnvironment, limit: Double = .infinity) -> [Notifier] {
    environment.settings.commands.map { command in
      CommandNotifier.make(
        name: command.name, arguments: command.arguments,
        timeLimit: .seconds(min(limit, command.timeLimitSeconds)),
        environment: environment.variables)
    }
  }

  /// Returns the webhooks of some settings; `limit` shortens longer time limits, in seconds.
  ///
  /// - Throws: `NotifierError` for a header or a body that cannot be sent; a body is a template.
  package static func webhooks(
    _ settings: PassbySettings, limit: Double = .infinity
  ) throws -> [Notifier] {
    try settings.webhooks.map { webhook in
      try WebhookNotifier.make(
        name: webhook.name, url: webhook.url,
        headers: webhook.headers, body: webhook.body,
        timeLimit: .seconds(min(limit, webhook.timeLimitSeconds)))
    }
  }

  /// Returns the app ntfy if the settings name a topic.
  ///
  /// - Throws: `NotifierError` for an address that cannot be.
  static func ntfy(
    _ settings: PassbySettings,
    links: @escaping @Sendable ([Reminder]) -> MessageLinks = { _ in MessageLinks() },
    limit: Double = .infinity
  ) throws -> [Notifier] {
    guard let topic = settings.ntfyTopic else { return [] }
    return [
      try NtfyNotifier.make(
        url: settings.ntfyURL, topic: topic, links: links,
        timeLimit: .seconds(min(limit, 30)))
    ]
  }
}

extension PassbySettings {
  /// Whom push services may write to.
  var pushContact: PushContact? { PushContact(setting: webPushContact, page: webPublicURL) }
}

/// Runs the buttons while the daemon runs.
private struct ButtonService: Service {
  let buttons: InteractiveDesktopNotifier

  func run() async throws {
    await cancelWhenGracefulShutdown { await buttons.run() }
  }
}

extension Reminder {
  /// Returns a reminder about no task, which tests a notifier.
  package static func test(at now: Date) -> Reminder {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: 0), countdown: 0, cause: .due, occasion: .moment(now))
    return Reminder(
      key: key, time: now, uuid: UUID(), task: DoctorPhrase.testTask.text, place: nil, due: nil,
      text: DoctorPhrase.testText.text)
  }
}

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
  /// A notifier that the settings ask for, as daemon, page and doctor know it.
  package struct Candidate: Sendable {
    /// The name in the outbox.
    package let name: String
    /// Its name on the page, with its program or host; `nil` for one that the page does not list.
    let label: SettingsPagePhrase?
    /// The program that it runs; `nil` for the desktop and for web services.
    package let program: String?
    /// The host that it asks, without the rest of the address, which may hold a token.
    package let host: String?
    /// The command that helps when it fails.
    package let remedy: String
    /// Creates it without buttons, since a notification with buttons waits for a click; `limit`
    /// shortens longer time limits, in seconds.
    ///
    /// Throws `NotifierError` for an address, a header or a body that cannot be sent.
    package let make: @Sendable (_ limit: Double) throws -> Notifier

    fileprivate init(
      _ name: String, _ label: SettingsPagePhrase?, program: String? = nil, host: String? = nil,
      remedy: String? = nil, make: @escaping @Sendable (_ limit: Double) throws -> Notifier
    ) {
      self.name = name
      self.label = label
      self.program = program
      self.host = host
      self.remedy = remedy ?? "passby config notify.\(name)"
      self.make = make
    }
  }

  /// The notifiers without the terminal, which is always there.
  package let candidates: [Candidate]
  /// The notifiers of the candidates, the desktop with its buttons.
  private let notifiers: [Notifier]
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
    candidates =
      Self.candidates(environment, links: links.links)
      + (try Self.browsers(environment, buttons: links.buttons))
    notifiers = try candidates.map { [buttons] candidate in
      let isDesktop = candidate.name == DesktopNotifier.name
      let notifier = isDesktop ? buttons?.notifier : nil
      return try (notifier ?? candidate.make(.infinity)).localized(with: environment.localizer)
    }
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
    if let path = desktopProgram(environment) {
      return InteractiveDesktopNotifier(executable: path) { answer.perform($0, on: $1) }
    }
    guard environment.settings.desktop == .on else { return nil }
    throw Refusal(.unavailable, DaemonPhrase.noNotifySend)
  }

  /// Returns true if the settings want notifications on the desktop, and in case of `auto` there is
  /// one.
  private static func wantsDesktop(_ environment: CommandEnvironment) -> Bool {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
      !(environment.variables[$0] ?? "").isEmpty
    }
    return environment.settings.desktop == .on
      || environment.settings.desktop == .auto && hasDesktop
  }

  private static func desktopProgram(_ environment: CommandEnvironment) -> String? {
    DesktopNotifier.find(in: environment.variables["PATH"] ?? "")
  }

  /// Returns the notifiers that the settings ask for, without browsers, which ask on the page.
  static func candidates(
    _ environment: CommandEnvironment,
    links: @escaping @Sendable ([Reminder]) -> MessageLinks = { _ in MessageLinks() }
  ) -> [Candidate] {
    let program = wantsDesktop(environment) ? desktopProgram(environment) : nil
    let desktop = program.map { program in
      Candidate(DesktopNotifier.name, .theDesktop) { _ in
        DesktopNotifier.make(executable: program)
      }
    }
    let commands = environment.settings.commands.map { command in
      let program = command.arguments.first ?? ""
      return Candidate(
        "command.\(command.name)", .program(command.name, name: program.quoted), program: program
      ) { limit in
        CommandNotifier.make(
          name: command.name, arguments: command.arguments,
          timeLimit: .seconds(min(limit, command.timeLimitSeconds)),
          environment: environment.variables)
      }
    }
    return [desktop].compactMap(\.self) + commands + webhooks(environment.settings)
      + [ntfy(environment.settings, links: links)].compactMap(\.self)
  }

  /// Returns the webhooks of some settings.
  package static func webhooks(_ settings: PassbySettings) -> [Candidate] {
    settings.webhooks.map { webhook in
      let host = host(webhook.url)
      return Candidate(
        "webhook.\(webhook.name)", .webhook(webhook.name, host: host.oneLine), host: host
      ) { limit in
        try WebhookNotifier.make(
          name: webhook.name, url: webhook.url, headers: webhook.headers, body: webhook.body,
          timeLimit: .seconds(min(limit, webhook.timeLimitSeconds)))
      }
    }
  }

  /// Returns the app ntfy if the settings name a topic.
  private static func ntfy(
    _ settings: PassbySettings, links: @escaping @Sendable ([Reminder]) -> MessageLinks
  ) -> Candidate? {
    settings.ntfyTopic.map { topic in
      let host = host(settings.ntfyURL)
      return Candidate(NtfyNotifier.name, .ntfy(host: host.oneLine), host: host) { limit in
        try NtfyNotifier.make(
          url: settings.ntfyURL, topic: topic, links: links, timeLimit: .seconds(min(limit, 30)))
      }
    }
  }

  /// Returns the notifier of browsers that asked for reminders on the page, if there are any.
  private static func browsers(
    _ environment: CommandEnvironment,
    buttons: @escaping @Sendable ([Reminder], Person.ID) -> [MessageLinks.Button]
  ) throws -> [Candidate] {
    let file = PushFile(database: environment.databasePath)
    let notifier = try file.notifier(
      contact: environment.settings.pushContact, buttons: buttons)
    return notifier.map { notifier in
      [Candidate(notifier.name, nil, remedy: "passby web push list") { _ in notifier }]
    } ?? []
  }

  private static func host(_ url: String) -> String { URLComponents(string: url)?.host ?? "" }
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

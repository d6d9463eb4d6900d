import Daemon
import Foundation
import Logging
import Notifiers
import Recurrence
import Reminders
import Runtime
import Settings

/// Looks at the ways to tell the user.
struct NotifierChecks {
  let session: Session

  /// All checks; with a test reminder through each notifier if wanted.
  func all(sending: Bool) async -> [DoctorCheck] {
    let choice: NotifierChoice
    do {
      // Nobody answers a test, so nothing is to be logged about answers.
      let logger = Logger(label: "passby") { _ in SwiftLogNoOpLogHandler() }
      choice = try NotifierChoice(session, answer: session.answer(logger: logger))
    } catch {
      return [DoctorCheck("notifiers", .wrong, "\(error)", mend: "passby config notify")]
    }
    var checks = [desktop(isUsed: choice.names.contains("desktop"))]
    checks += session.settings.commands.map(program)
    checks += session.settings.webhooks.map(host)
    guard sending else { return checks }
    for notifier in choice.notifiers {
      // A notification with buttons would have to be waited for.
      let isDesktop = notifier.name == "desktop"
      checks.append(await send(through: isDesktop ? plainDesktop ?? notifier : notifier))
    }
    if choice.notifiers.isEmpty {
      checks.append(
        DoctorCheck("test", .doubtful, "there is no notifier but the terminal, so nothing was sent")
      )
    }
    return checks
  }

  private var plainDesktop: Notifier? {
    DesktopNotifier.find(in: session.environment["PATH"] ?? "").map {
      DesktopNotifier.make(executable: $0)
    }
  }

  private func desktop(isUsed: Bool) -> DoctorCheck {
    if isUsed { return DoctorCheck("desktop", .right, "notify-send is there, and a desktop") }
    return DesktopNotifier.find(in: session.environment["PATH"] ?? "") != nil
      ? DoctorCheck(
        "desktop", .right, "notify-send is there; no desktop here, or notify.desktop is off")
      : DoctorCheck(
        "desktop", .doubtful, "no notify-send, so no reminders on a desktop",
        mend: "sudo apt-get install libnotify-bin")
  }

  /// Whether a command's program is there, and may be run.
  private func program(_ command: CommandSettings) -> DoctorCheck {
    let name = "command.\(command.name)"
    let program = command.arguments.first ?? ""
    let folders = (session.environment["PATH"] ?? "").split(separator: ":")
    let candidates = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    if let found = candidates.first(where: FileManager.default.isExecutableFile) {
      return DoctorCheck(name, .right, "\"\(found)\"")
    }
    if let found = candidates.first(where: FileManager.default.fileExists) {
      return DoctorCheck(
        name, .wrong, "\"\(found)\" may not be run", mend: "chmod +x \"\(found)\"")
    }
    return DoctorCheck(
      name, .wrong, "there is no program \"\(program)\"",
      mend: "passby config notify.\(name).run")
  }

  /// Whether the name of a webhook's host is known.
  ///
  /// Nothing but the host is shown: an address may hold a token.
  private func host(_ webhook: WebhookSettings) -> DoctorCheck {
    let name = "webhook.\(webhook.name)"
    let host = URLComponents(string: webhook.url)?.host ?? ""
    // Literal IPv6 addresses stand in brackets.
    let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(bare, nil, nil, &found)
    defer { if let found { freeaddrinfo(found) } }
    guard failure != 0 else { return DoctorCheck(name, .right, "the host \"\(host)\" is known") }
    return DoctorCheck(
      name, .doubtful,
      "the host \"\(host)\" is not found: \(String(cString: gai_strerror(failure)))",
      mend: "getent hosts \(host)")
  }

  private func send(through notifier: Notifier) async -> DoctorCheck {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: 0), countdown: 0, cause: .due, occasion: .moment(session.now))
    let reminder = Reminder(
      key: key, time: session.now, uuid: UUID(), task: "Passby test", place: nil, due: nil,
      text: "Passby test: if you can read this, reminders arrive.")
    do {
      try await notifier.deliver([reminder])
      return DoctorCheck(notifier.name, .right, "took a test reminder")
    } catch {
      return DoctorCheck(
        notifier.name, .wrong, "refused a test reminder: \(error)",
        mend: "passby config notify.\(notifier.name)")
    }
  }
}

import CommandSupport
import Daemon
import Foundation
import HTTPClients
import Localization
import Logging
import Model
import Notifiers
import Recurrence
import Settings

struct NotifierChecks {
  let environment: CommandEnvironment

  /// Returns all checks; `sending` sends a test reminder through each notifier.
  func all(sending: Bool) async -> [DoctorCheck] {
    let choice: NotifierChoice
    do {
      // A test has no answers to log.
      let logger = Logger(label: "passby") { _ in SwiftLogNoOpLogHandler() }
      choice = try NotifierChoice(environment, answer: environment.answer(logger: logger))
    } catch {
      return [DoctorCheck(.nameNotifiers, .wrong, text: "\(error)", remedy: "passby config notify")]
    }
    var checks = [desktop(isUsed: choice.names.contains("desktop"))]
    if let problem = SingleRequest.problem {
      checks.append(
        DoctorCheck(.nameNotifiers, .wrong, text: problem, remedy: "sudo apt-get install libcurl4"))
    }
    checks += environment.settings.commands.map(program)
    checks += environment.settings.webhooks.map { host($0.url, of: "webhook.\($0.name)") }
    if environment.settings.ntfyTopic != nil {
      checks.append(host(environment.settings.ntfyURL, of: NtfyNotifier.name))
    }
    guard sending else { return checks }
    for notifier in choice.notifiers {
      // Without buttons: a notification with buttons waits for a click.
      let isDesktop = notifier.name == "desktop"
      checks.append(await send(through: isDesktop ? plainDesktop ?? notifier : notifier))
    }
    if choice.notifiers.isEmpty {
      checks.append(
        DoctorCheck(.nameTest, .doubtful, .noNotifier)
      )
    }
    return checks
  }

  private var plainDesktop: Notifier? {
    DesktopNotifier.find(in: environment.variables["PATH"] ?? "").map {
      DesktopNotifier.make(executable: $0)
    }
  }

  private func desktop(isUsed: Bool) -> DoctorCheck {
    if isUsed { return DoctorCheck(.nameDesktop, .right, .desktopReady) }
    return DesktopNotifier.find(in: environment.variables["PATH"] ?? "") != nil
      ? DoctorCheck(.nameDesktop, .right, .desktopOff)
      : DoctorCheck(
        .nameDesktop, .doubtful, .noNotifySend, remedy: "sudo apt-get install libnotify-bin")
  }

  /// Returns the check that a command's program exists and is executable.
  private func program(_ command: CommandSettings) -> DoctorCheck {
    let name = "command.\(command.name)"
    let program = command.arguments.first ?? ""
    let folders = (environment.variables["PATH"] ?? "").split(separator: ":")
    let candidates = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    if let found = candidates.first(where: FileManager.default.isExecutableFile) {
      return DoctorCheck(name, .right, .found("\"\(found)\""))
    }
    if let found = candidates.first(where: FileManager.default.fileExists) {
      return DoctorCheck(
        name, .wrong, .notExecutable("\"\(found)\""), remedy: "chmod +x \"\(found)\"")
    }
    return DoctorCheck(
      name, .wrong, .noProgram("\"\(program)\""),
      remedy: "passby config notify.\(name).run")
  }

  /// Returns the check that a webhook's host can be resolved.
  ///
  /// Only the host is shown: an address may hold a token.
  private func host(_ url: String, of name: String) -> DoctorCheck {
    let host = URLComponents(string: url)?.host ?? ""
    // Literal IPv6 addresses stand in brackets.
    let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    var found: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(bare, nil, nil, &found)
    defer { if let found { freeaddrinfo(found) } }
    guard failure != 0 else { return DoctorCheck(name, .right, .hostKnown("\"\(host)\"")) }
    return DoctorCheck(
      name, .doubtful,
      .hostUnknown("\"\(host)\"", reason: String(cString: gai_strerror(failure))),
      remedy: "getent hosts \(host)")
  }

  private func send(through notifier: Notifier) async -> DoctorCheck {
    do {
      try await notifier.deliver([.test(at: environment.now)])
      return DoctorCheck(notifier.name, .right, .testAccepted)
    } catch {
      return DoctorCheck(
        notifier.name, .wrong, .testRejected("\(error)"),
        remedy: "passby config notify.\(notifier.name)")
    }
  }
}

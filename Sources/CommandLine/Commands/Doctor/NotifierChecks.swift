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
    checks += choice.candidates.compactMap { candidate in
      candidate.program.map { program($0, of: candidate.name) }
        ?? candidate.host.map { host($0, of: candidate.name) }
    }
    guard sending else { return checks }
    for candidate in choice.candidates { checks.append(await send(through: candidate)) }
    if choice.candidates.isEmpty {
      checks.append(
        DoctorCheck(.nameTest, .doubtful, .noNotifier)
      )
    }
    return checks
  }

  private func desktop(isUsed: Bool) -> DoctorCheck {
    if isUsed { return DoctorCheck(.nameDesktop, .right, .desktopReady) }
    return DesktopNotifier.find(in: environment.variables["PATH"] ?? "") != nil
      ? DoctorCheck(.nameDesktop, .right, .desktopOff)
      : DoctorCheck(
        .nameDesktop, .doubtful, .noNotifySend, remedy: "sudo apt-get install libnotify-bin")
  }

  /// Returns the check that a command's program exists and is executable.
  private func program(_ program: String, of name: String) -> DoctorCheck {
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

  /// Returns the check that the host of a web service can be resolved.
  private func host(_ host: String, of name: String) -> DoctorCheck {
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

  private func send(through candidate: NotifierChoice.Candidate) async -> DoctorCheck {
    do {
      let notifier = try candidate.make(.infinity).localized(with: environment.localizer)
      try await notifier.deliver([.test(at: environment.now)])
      return DoctorCheck(candidate.name, .right, .testAccepted)
    } catch {
      return DoctorCheck(
        candidate.name, .wrong, .testRejected("\(error)"), remedy: candidate.remedy)
    }
  }
}

import Application
import ArgumentParser
import Daemon
import Foundation
import GPSD
import Localization
import Reminders
import Runtime
import Settings
import Terminal

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what Passby needs, and say how to mend what is wrong.",
    discussion: """
      Nothing is changed, and nothing is sent unless --send-test is given. It exits 1 when a \
      check fails; a note (–) is no failure.
      """)

  @Option(help: "Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT.") var gpsd: String?
  @Flag(help: "Send one test reminder through each notifier.") var sendTest = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let (session, complaint) = try openSession()
    let address = try session.gpsdAddress(gpsd)
    let files = FileChecks(session: session)
    var checks = [files.configuration(complaint)]
    checks += files.database() + [files.disk()]
    checks += ClockChecks(session: session).all()
    checks += await ReceiverChecks(session: session, address: address).all()
    checks += await NotifierChecks(session: session).all(sending: sendTest)
    checks += DaemonChecks(session: session).all()
    let output = session.output
    if output.json {
      output.line(.array(checks.map(\.json)))
    } else {
      for check in checks {
        for line in check.lines(output) { output.line(line) }
      }
    }
    let wrong = checks.count { $0.verdict == .wrong }
    guard wrong > 0 else { return }
    throw CommandFailure(.refused, "\(Wording.count(wrong, .check)) failed.")
  }

  /// A session; where the configuration file is broken, one without it, and what is wrong.
  private func openSession() throws -> (Session, SettingsError?) {
    do {
      return (try Session(global), nil)
    } catch let error as SettingsError {
      var other = global
      other.config = "/dev/null"
      // What is wrong in the environment is wrong without the file too.
      return (try Session(other), error)
    }
  }
}

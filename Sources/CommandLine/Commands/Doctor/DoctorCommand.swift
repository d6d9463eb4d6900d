import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import GPSD
import Localization
import Model
import Settings

struct DoctorCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor",
      abstract: DoctorPhrase.help.text,
      discussion: DoctorPhrase.helpDiscussion.text)
  }

  @Option(help: .phrase(DaemonPhrase.helpGpsd, valueName: "address")) var gpsd: String?
  @Flag(help: .phrase(DoctorPhrase.helpSendTest)) var sendTest = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let (session, complaint) = try openSession(process)
    let address = try session.gpsdAddress(gpsd)
    let files = FileChecks(session: session)
    var checks = [files.configuration(complaint)]
    checks += files.database() + [files.disk()]
    checks += ClockChecks(session: session).all()
    checks += await ReceiverChecks(session: session, address: address).all()
    checks += await NotifierChecks(session: session).all(sending: sendTest)
    checks += DaemonChecks(session: session).all()
    checks += DeviceChecks(session: session).all()
    let output = session.output
    if output.json {
      try output.line(.array(checks.map(\.json)))
    } else {
      for check in checks {
        for line in check.lines(output) { try output.line(line) }
      }
    }
    let wrong = checks.count { $0.verdict == .wrong }
    guard wrong > 0 else { return }
    throw CommandFailure(.refused, DoctorPhrase.failed(wrong).text)
  }

  /// Returns a session; if the configuration file is invalid, one without it, and the error.
  private func openSession(_ process: CommandProcess) throws -> (Session, SettingsError?) {
    do {
      return (try process.session, nil)
    } catch let error as SettingsError {
      var other = global
      other.config = "/dev/null"
      // Throws again if the environment is invalid.
      return (try CommandProcess(other, in: process.context).session, error)
    }
  }
}

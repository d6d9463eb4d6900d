import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import GPSD
import Localization
import Model
import Settings
import Text

struct DoctorCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("doctor", DoctorPhrase.help, discussion: DoctorPhrase.helpDiscussion)
  }

  static var opensStore: Bool { false }

  @Option(help: .phrase(DaemonPhrase.helpGpsd, valueName: "address")) var gpsd: String?
  @Flag(help: .phrase(DoctorPhrase.helpSendTest)) var sendTest = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    let (environment, complaint) = try openEnvironment(process)
    let address = try environment.gpsdAddress(gpsd)
    let files = FileChecks(environment: environment)
    var checks = [files.configuration(complaint)]
    checks += files.database() + [files.disk()]
    checks += ClockChecks(environment: environment).all()
    checks += await ReceiverChecks(environment: environment, address: address).all()
    checks += await NotifierChecks(environment: environment).all(sending: sendTest)
    checks += DaemonChecks(environment: environment).all()
    checks += DeviceChecks(environment: environment).all()
    let output = environment.output
    try output.render(.array(checks.map(\.json))) {
      for check in checks {
        for line in check.lines(output) { try output.line(line) }
      }
    }
    let wrong = checks.count { $0.verdict == .wrong }
    guard wrong > 0 else { return }
    throw RequestFailure(.refused, DoctorPhrase.failed(wrong))
  }

  /// Returns an environment; if the configuration file is invalid, one without it, and the error.
  private func openEnvironment(_ process: CommandProcess) throws -> (
    CommandEnvironment, SettingsError?
  ) {
    do {
      return (try process.environment, nil)
    } catch let error as SettingsError {
      var other = global
      other.config = "/dev/null"
      // Throws again if the environment is invalid.
      return (try CommandProcess(other, in: process.context).environment, error)
    }
  }
}

import Application
import ArgumentParser
import CommandSupport
import Daemon
import Foundation
import Localization
import Text

struct RunCommand: WaitingCommand {
  static var configuration: CommandConfiguration {
    .command("run", DaemonPhrase.helpRun, discussion: DaemonPhrase.helpRunDiscussion)
  }

  static var opensStore: Bool { false }

  @Option(
    help: .phrase(DaemonPhrase.helpGpsd, valueName: "address"))
  var gpsd: String?
  @Option(
    help: .phrase(DaemonPhrase.helpDevice),
    completion: .file())
  var device: String?
  @Option(
    help: .phrase(DaemonPhrase.helpNmea, valueName: "file"),
    completion: .file()) var nmea: String?
  @Flag(help: .phrase(DaemonPhrase.helpNoWeb)) var noWeb = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) async throws {
    if let gpsd, let nmea {
      throw Refusal(
        .usage, CommandPhrase.excluded("--gpsd \(gpsd.quoted)", "--nmea \(nmea.quoted)"))
    }
    let options = RunOptions(
      gpsd: gpsd, device: device, nmea: nmea, hasPage: !noWeb, environment: global.environment,
      process: process.context)
    // Logs are in English; the daemon binds the user's language for texts.
    try await Localizer.$current.withValue(Localizer(English())) {
      try await Daemon(options).run()
    }
  }
}

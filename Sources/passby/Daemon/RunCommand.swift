import Application
import ArgumentParser
import Daemon
import Foundation
import Runtime

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Follow the receiver and remind; runs until it is stopped.",
    discussion: """
      Positions come from gpsd, or with --nmea from a file or standard input. Ctrl-C stops it; \
      nothing is lost. A changed configuration takes effect at once. With --now or --nmea FILE, \
      time passes with the fixes. The page for the browser is at http://127.0.0.1:7575 unless \
      web.port says otherwise. One daemon runs on a database at a time.
      """)

  @Option(
    help: ArgumentHelp("Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT.", valueName: "address"))
  var gpsd: String?
  @Option(
    help: "Only this receiver, such as /dev/ttyUSB0; the first seen unless given.",
    completion: .file())
  var device: String?
  @Option(
    help: ArgumentHelp(
      "Read NMEA from a file, or - for standard input, instead of gpsd.", valueName: "file"),
    completion: .file()) var nmea: String?
  @Flag(help: "Serve no page for the browser.") var noWeb = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    if let gpsd, let nmea {
      throw CommandFailure(
        .usage,
        "--gpsd \"\(gpsd.oneLine)\" and --nmea \"\(nmea.oneLine)\" exclude each other: give one.")
    }
    let options = RunOptions(
      gpsd: gpsd, device: device, nmea: nmea, hasPage: !noWeb, session: global.session,
      environment: ProcessInfo.processInfo.environment)
    try await Daemon(options).run()
  }
}

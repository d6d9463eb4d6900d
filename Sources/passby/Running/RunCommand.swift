import ArgumentParser
import Engine
import Foundation
import GPSD
import Logging
import Notifiers
import Reminders
import SQLiteStore
import ServiceLifecycle
import Settings
import UnixSignals

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Follow the receiver and remind; runs until it is stopped.",
    discussion: """
      Positions come from gpsd, or with --nmea from a file or standard input. Ctrl-C stops it; \
      nothing is lost. With --now or --nmea FILE, time passes with the fixes.
      """)

  @Option(help: "Where gpsd is: HOST, HOST:PORT or [ADDRESS]:PORT.") var gpsd: String?
  @Option(help: "Only this receiver, such as /dev/ttyUSB0; the first seen unless given.")
  var device: String?
  @Option(help: "Read NMEA from a file, or - for standard input, instead of gpsd.") var nmea:
    String?
  @Flag(help: "Serve no web page (this version has none yet).") var noWeb = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() async throws {
    let session = try Session(global)
    if let gpsd, let nmea {
      throw CommandFailure(
        .usage,
        "--gpsd \"\(gpsd.oneLine)\" and --nmea \"\(nmea.oneLine)\" exclude each other: give one.")
    }
    let store = try session.openStore()
    let logger = try session.logger()
    let desktop = try DesktopChoosing.notifier(session)
    let notifiers = [TerminalService.notifierName] + (desktop.map { [$0.name] } ?? [])
    let pipeline = try Pipeline(
      store: store, settings: try session.pipelineSettings(notifiers: notifiers))

    let signal = DeliverySignal()
    let (events, continuation) = AsyncStream.makeStream(of: [PipelineEvent].self)
    let tracker = Tracker(pipeline: pipeline, clock: clock(session), logger: logger) { batch in
      continuation.yield(batch)
      signal.raise()
    }
    let lines = EventWriter(session.output, zone: session.zone)
    let terminal = TerminalService(
      events: events, end: { continuation.finish() }, store: store, logger: logger,
      show: { lines.write($0) })
    var services: [any Service] = [terminal]
    if let desktop {
      services.append(
        DeliverService(
          notifier: desktop, store: store, signal: signal, logger: logger, now: { Date() }))
    }
    services.append(ScheduleService(tracker: tracker))
    let track: any Service =
      if let nmea {
        TrackService(source: TraceSource(try TraceFile(nmea)), tracker: tracker, logger: logger)
      } else {
        TrackService(source: try gpsdSource(session), tracker: tracker, logger: logger)
      }
    try await follow(services, track: track, logger: logger)
  }

  /// Runs all services until a signal, or the end of the recording, stops them in the reverse order: first the source, last the terminal.
  private func follow(_ services: [any Service], track: any Service, logger: Logger) async throws {
    var configurations = services.map {
      ServiceGroupConfiguration.ServiceConfiguration(service: $0)
    }
    configurations.append(
      .init(
        service: track, successTerminationBehavior: .gracefullyShutdownGroup,
        failureTerminationBehavior: .gracefullyShutdownGroup))
    var quiet = logger
    quiet.logLevel = max(.warning, logger.logLevel)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: configurations, gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet))
    try await group.run()
  }

  /// A recording and a clock that the user set rule alone; otherwise the computer's clock does.
  private func clock(_ session: Session) -> RunClock {
    if session.isClockFixed { return .fixes(from: session.now) }
    return nmea == nil || nmea == "-" ? .system { Date() } : .fixes(from: nil)
  }

  private func gpsdSource(_ session: Session) throws -> AsyncMapSequence<GPSDSession, SourceItem> {
    let address = try session.gpsdAddress(gpsd)
    let configured = session.settings.gpsdDevice.flatMap { $0.isEmpty ? nil : $0 }
    session.output.note(
      "Following gpsd at \(address). Ctrl-C stops.")
    return GPSDSession(address: address, device: device ?? configured).map { report in
      switch report {
      case .fix(let fix): .report(fix)
      default: .state(report.words)
      }
    }
  }
}

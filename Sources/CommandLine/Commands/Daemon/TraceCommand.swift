import Application
import ArgumentParser
import CommandSupport
import Daemon
import Geo
import Localization
import NMEA
import Text

struct TraceCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("trace", DaemonPhrase.helpTrace)
  }

  static var opensStore: Bool { false }

  @Argument(help: .phrase(DaemonPhrase.helpRecording), completion: .file()) var file: String
  @Option(help: .phrase(DaemonPhrase.helpRecordingDate, valueName: "yyyy-mm-dd")) var date: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let output = environment.output
    let trace = try TraceFile(file, input: environment.process.streams.input)
    var decoding = try TraceDecoding(day: date)
    var count = 0
    try decoding.decode(trace) { report in
      if count == 0, !output.json {
        try output.line(output.paint(DaemonPhrase.traceHeading.text, .bold))
      }
      count += 1
      try output.line(output.json ? report.json.text : Self.row(report))
    }
    guard !output.json else { return }
    output.message(DaemonPhrase.fixes(count).text + ".")
    if let remark = decoding.statistics.remark { output.message(remark) }
  }

  private static func row(_ report: FixReport) -> String {
    func number(_ value: Double?, _ decimals: Int, _ width: Int) -> String {
      guard let value else { return "-".leftPadded(to: width) }
      return Decimals.text(value, decimals).leftPadded(to: width)
    }
    let time = report.time.map(Instant.milliseconds) ?? "-"
    return [
      time.padded(to: 24), number(report.latitude, 6, 11), number(report.longitude, 6, 12),
      String(report.mode).leftPadded(to: 4), number(report.accuracyMeters, 0, 4),
      number(report.speedMetersPerSecond, 1, 5), number(report.courseDegrees, 0, 6),
      number(report.altitudeMeters, 0, 5),
      (report.satellites.map(String.init) ?? "-").leftPadded(to: 3), number(report.hdop, 1, 5),
    ].joined(separator: " ")
  }
}

/// Numbers with a fixed number of decimals.
enum Decimals {
  /// `-0.130` for (-0.13, 3).
  static func text(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "-" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int64((abs(value) * scale).rounded())
    let sign = value < 0 && whole != 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let digits = String(whole % Int64(scale))
    let fraction = String(repeating: "0", count: decimals - digits.count) + digits
    return "\(sign)\(whole / Int64(scale)).\(fraction)"
  }
}

extension FixReport {
  /// The keys of a fix, as `trace --json` prints them.
  var json: JSON {
    .object([
      ("time", JSON(time.map(Instant.milliseconds))),
      ("lat", JSON(latitude, decimals: 9)),
      ("lon", JSON(longitude, decimals: 9)),
      ("mode", .integer(mode)),
      ("accuracy_m", JSON(accuracyMeters, decimals: 3)),
      ("speed_mps", JSON(speedMetersPerSecond, decimals: 3)),
      ("course_deg", JSON(courseDegrees, decimals: 3)),
      ("altitude_m", JSON(altitudeMeters, decimals: 3)),
      ("satellites", satellites.map { .integer($0) } ?? .null),
      ("hdop", JSON(hdop, decimals: 3)),
    ])
  }
}

import Application
public import Geo
public import NMEA
import Runtime

/// Decodes a recording to reports, one per epoch.
public struct TraceDecoding {
  private var reader = TraceReader()

  /// Creates a decoder at the start of a recording.
  public init() {}

  /// What was read so far.
  public var statistics: ReadingStatistics { reader.statistics }

  /// Reads a whole file and hands on each report.
  public mutating func decode(
    _ file: TraceFile, _ emit: (FixReport) throws -> Void
  ) throws {
    while try file.read({ try reader.read($0, emit) }) {}
    try reader.finish(emit)
    try Self.check(reader.statistics, of: file)
  }

  /// Reads what one piece of bytes completes.
  mutating func reports(in bytes: RawSpan) -> [FixReport] {
    var reports: [FixReport] = []
    reader.read(bytes) { reports.append($0) }
    return reports
  }

  /// Reads what the end of the input completes.
  mutating func lastReports() -> [FixReport] {
    var reports: [FixReport] = []
    reader.finish { reports.append($0) }
    return reports
  }

  /// Refuses a recording in which not one sentence could be read.
  static func check(_ statistics: ReadingStatistics, of file: TraceFile) throws {
    guard statistics.sentences == 0 else { return }
    let what = file.position == 0 ? "is empty" : "holds not one NMEA sentence"
    throw CommandFailure(
      .badData,
      "\"\(file.name.oneLine)\" \(what): expected lines such as $GPRMC,… from a GPS receiver.")
  }
}

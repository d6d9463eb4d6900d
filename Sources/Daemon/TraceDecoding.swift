import Application
public import Geo
import Localization
public import NMEA
import Runtime

/// The decoding of a recording to reports, one per epoch.
public struct TraceDecoding {
  private var reader = TraceReader()

  /// Creates a decoder at the start of a recording.
  public init() {}

  /// The counts of everything read so far.
  public var statistics: ReadingStatistics { reader.statistics }

  /// Reads a whole file and passes each report to `emit`.
  public mutating func decode(
    _ file: TraceFile, _ emit: (FixReport) throws -> Void
  ) throws {
    while try file.read({ try reader.read($0, emit) }) {}
    try reader.finish(emit)
    try Self.check(reader.statistics, of: file)
  }

  /// Returns the reports that a piece of bytes completes.
  mutating func reports(in bytes: RawSpan) -> [FixReport] {
    var reports: [FixReport] = []
    reader.read(bytes) { reports.append($0) }
    return reports
  }

  /// Returns the reports that the end of the input completes.
  mutating func lastReports() -> [FixReport] {
    var reports: [FixReport] = []
    reader.finish { reports.append($0) }
    return reports
  }

  /// Throws if a recording has no NMEA sentence.
  static func check(_ statistics: ReadingStatistics, of file: TraceFile) throws {
    guard statistics.sentences == 0 else { return }
    let name = "\"\(file.name.oneLine)\""
    throw CommandFailure(
      .badData,
      phrase: file.position == 0 ? RunPhrase.emptyRecording(name) : RunPhrase.notNMEA(name))
  }
}

import Application
import Exchange
import Foundation
package import Geo
import Localization
package import NMEA

/// The decoding of a recording to reports, one per epoch.
package struct TraceDecoding {
  private var reader: TraceReader

  /// Creates a decoder at the start of a recording, which begins on a UTC day that the user may
  /// have given.
  ///
  /// - Throws: `RequestFailure` unless the day is a date such as `2026-03-02`.
  package init(day: String? = nil) throws {
    guard let day else {
      reader = TraceReader()
      return
    }
    let format = Date.ISO8601FormatStyle().year().month().day()
    // Read back, so that 30 February is none.
    guard let date = try? Date(day, strategy: format), date.formatted(format) == day else {
      throw RequestFailure(.usage, DaemonPhrase.wrongDay("\"\(day.oneLine)\""))
    }
    reader = TraceReader(date: date)
  }

  /// The counts of everything read so far.
  package var statistics: ReadingStatistics { reader.statistics }

  /// Reads a whole file and passes each report to `emit`.
  package mutating func decode(
    _ file: TraceFile, _ emit: (FixReport) throws -> Void
  ) throws {
    try file.checkIsNoArchive()
    while try file.read({ try reader.read($0, emit) }) {}
    try reader.finish(emit)
    try Self.check(reader.statistics, of: file)
    let undated = reader.statistics.epochsWithoutDate
    if undated > 0, reader.statistics.fixes == 0 {
      throw RequestFailure(
        .badData, DaemonPhrase.noDate("\"\(file.name.oneLine)\"", positions: undated))
    }
  }

  /// Returns the reports that a piece of bytes completes, which has come from a live receiver if
  /// the present is given.
  mutating func reports(in bytes: RawSpan, at present: Date? = nil) -> [FixReport] {
    reader.now = present
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
    if let packed = PackedFile(beginning: file.beginning[...]) { throw file.isArchive(packed) }
    let name = "\"\(file.name.oneLine)\""
    let phrase: DaemonPhrase =
      file.position == 0
      ? .emptyRecording(name)
      : PhoneTrace.isRecording(beginning: file.beginning)
        ? .isPhoneRecording(name, path: file.name.oneLine) : .notNMEA(name)
    throw RequestFailure(.badData, phrase)
  }
}

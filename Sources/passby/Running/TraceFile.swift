import Application
import Foundation
import Geo
import Glibc
import NMEA
import Reminders

/// A recording on the disk, or a stream on standard input, read in pieces of constant size.
final class TraceFile {
  /// What the user called it.
  let name: String
  /// Its length in bytes, where it has one.
  let length: Int?
  /// The bytes read so far.
  private(set) var position = 0
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens a file; `-` is standard input.
  init(_ name: String) throws {
    self.name = name
    if name == "-" {
      descriptor = STDIN_FILENO
      length = nil
      return
    }
    descriptor = open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(name, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.failure(name, errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR {
      close(descriptor)
      throw CommandFailure(
        .badData, "\"\(name.oneLine)\" is a directory: expected a file with NMEA sentences.")
    }
    length = kind == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Reads the next piece and hands it on; tells whether there was one.
  func read(_ body: (RawSpan) throws -> Void) throws -> Bool {
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.failure(name, errno)
      }
      guard count > 0 else { return false }
      position += count
      try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<count]).bytes) }
      return true
    }
  }

  /// Waits until there is something to read; tells whether there is.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> CommandFailure {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return CommandFailure(
        .notFound,
        "there is no file \"\(name.oneLine)\": expected a recording of NMEA sentences, or - for standard input."
      )
    }
    return CommandFailure(.inputOutput, "\"\(name.oneLine)\" cannot be read: \(reason).")
  }
}

/// Decodes a recording to reports, one per epoch.
struct TraceDecoding {
  private var reader = TraceReader()

  /// What was read so far.
  var statistics: ReadingStatistics { reader.statistics }

  /// Reads a whole file and hands on each report.
  mutating func decode(
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

extension ReadingStatistics {
  /// What is worth telling about damage, in a sentence or two; `nil` when there was none.
  var remark: String? {
    let counts = [
      (badChecksums, "sentence", "with a wrong checksum dropped"), (cutLines, "line", "cut short"),
      (overlongLines, "line", "too long"), (garbageBytes, "byte", "of no NMEA"),
      (epochsWithoutPosition, "epoch", "without a position"),
      (epochsWithoutDate, "epoch", "without a date"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\(Wording.count($0.0, $0.1)) \($0.2)" }
    return words.isEmpty ? nil : "In the recording: \(words.joined(separator: ", "))."
  }
}

import Application
import CommandSupport
import Exchange
import Foundation
package import Geo
import Localization
package import NMEA
import Text

/// A recording in a file, or a stream on standard input, read in pieces of 64 KiB.
///
/// Text in UTF-16, as programs on Windows write it, comes out as UTF-8.
package final class TraceFile {
  /// The path as the user gave it.
  package let name: String
  /// The length in bytes; `nil` for a stream.
  package let length: Int?
  /// The number of bytes read so far.
  package private(set) var position = 0
  /// The first bytes as they come out, at most 4096.
  package private(set) var beginning: [UInt8] = []
  /// True if the file is in UTF-16; known once something was read.
  var isUTF16: Bool { wideText != nil }
  private let descriptor: Int32
  private var wideText: WideText?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// How many bytes of the buffer were not taken yet; 0 at the end, `nil` if all were.
  private var filled: Int?

  /// True unless the descriptor is that of standard input.
  private var isOwned: Bool { name != "-" }
  private static let lengthOfBeginning = 4096

  /// Opens a file; `-` is standard input, by its descriptor.
  ///
  /// - Throws: `Refusal` if there is no such file, or it is a folder.
  package init(_ name: String, input: Int32) throws {
    self.name = name
    if name == "-" {
      descriptor = input
      length = nil
      return
    }
    descriptor = open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(name, errno) }
    switch FileKind(descriptor: descriptor) {
    case .regular(let size)?: length = size
    case .stream?: length = nil
    case .folder?:
      close(descriptor)
      throw Refusal(.badData, DaemonPhrase.isFolder(name.quoted))
    case nil:
      let failure = Self.failure(name, errno)
      close(descriptor)
      throw failure
    }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Passes the next piece to `body`; returns false at the end of the file.
  func read(_ body: (RawSpan) throws -> Void) throws -> Bool {
    try fill()
    let count = filled ?? 0
    guard count > 0 else { return false }
    filled = nil
    position += count
    try buffer.withUnsafeBytes { raw in
      let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
      guard wideText == nil else {
        let text = wideText?.utf8(of: bytes) ?? []
        return try text.withUnsafeBytes { try body($0.bytes) }
      }
      try body(bytes.bytes)
    }
    return true
  }

  /// Returns the first bytes as they come out, at most 4096, without taking them; of a stream,
  /// once they have come.
  package func peek() throws -> [UInt8] {
    try fill()
    return beginning
  }

  /// Throws for an archive, with the command that plays what is in it.
  func checkIsNoArchive() throws {
    if let packed = PackedFile(beginning: try peek()[...]) { throw isArchive(packed) }
  }

  func isArchive(_ packed: PackedFile) -> Refusal {
    Refusal(
      .badData,
      DaemonPhrase.archivedRecording(
        name.quoted,
        command: packed.command(name == "-" ? "FILE" : name, to: "replay")))
  }

  /// Fills the buffer with the next piece unless it holds one that was not taken yet.
  private func fill() throws {
    guard filled == nil else { return }
    var count = -1
    while count < 0 {
      count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count < 0, errno != EINTR else { continue }
      throw Self.failure(name, errno)
    }
    filled = count
    guard position == 0, count > 0 else { return }
    buffer.withUnsafeBytes { raw in
      let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
      wideText = WideText(beginning: bytes)
      // A copy, since what is read for a look is read again.
      var look = wideText
      beginning = Array((look?.utf8(of: bytes) ?? Array(bytes)).prefix(Self.lengthOfBeginning))
    }
  }

  /// Waits for input; returns false if there is none in time.
  func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static func failure(_ name: String, _ code: Int32) -> Refusal {
    let reason = String(cString: strerror(code))
    if code == ENOENT || code == ENOTDIR {
      return Refusal(.notFound, DaemonPhrase.noRecording(name.quoted))
    }
    return Refusal(.inputOutput, DaemonPhrase.recordingUnreadable(name.quoted, reason: reason))
  }
}

/// The decoding of a recording to reports, one per epoch.
package struct TraceDecoding {
  private var reader: TraceReader

  /// Creates a decoder at the start of a recording, which begins on a UTC day that the user may
  /// have given.
  ///
  /// - Throws: `Refusal` unless the day is a date such as `2026-03-02`.
  package init(day: String? = nil) throws {
    guard let day else {
      reader = TraceReader()
      return
    }
    let format = Date.ISO8601FormatStyle().year().month().day()
    // Read back, so that 30 February is none.
    guard let date = try? Date(day, strategy: format), date.formatted(format) == day else {
      throw Refusal(.usage, DaemonPhrase.wrongDay(day.quoted))
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
      throw Refusal(.badData, DaemonPhrase.noDate(file.name.quoted, positions: undated))
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
    let name = file.name.quoted
    let phrase: DaemonPhrase =
      file.position == 0
      ? .emptyRecording(name)
      : PhoneTrace.isRecording(beginning: file.beginning)
        ? .isPhoneRecording(name, path: file.name.oneLine) : .notNMEA(name)
    throw Refusal(.badData, phrase)
  }
}

/// Text in UTF-16, turned into UTF-8 piece by piece.
///
/// Source: Unicode 16, section 3.10 (D98), for the order of bytes.
struct WideText {
  private let isBigEndian: Bool
  /// The first byte of a unit, or the first unit of a pair, whose rest has not come yet.
  private var oddByte: UInt8?
  private var openUnit: UInt16?
  private var isAtStart = true

  /// Recognises UTF-16 by its first two characters: a byte order mark or ASCII, then ASCII; `nil`
  /// for anything else.
  ///
  /// The second one is asked for, since binary protocols of receivers may begin with anything.
  init?(beginning bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 4 else { return nil }
    func isASCII(_ low: UInt8, _ high: UInt8) -> Bool {
      high == 0 && (0x20...0x7E ~= low || low == 0x09 || low == 0x0A || low == 0x0D)
    }
    let (a, b, c, d) = (bytes[0], bytes[1], bytes[2], bytes[3])
    if (a, b) == (0xFF, 0xFE) || isASCII(a, b), isASCII(c, d) {
      isBigEndian = false
    } else if (a, b) == (0xFE, 0xFF) || isASCII(b, a), isASCII(d, c) {
      isBigEndian = true
    } else {
      return nil
    }
  }

  /// Returns the next bytes in UTF-8; what is no text becomes U+FFFD.
  mutating func utf8(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2 + 2)
    if let openUnit { units.append(openUnit) }
    openUnit = nil
    for byte in bytes {
      guard let first = oddByte else {
        oddByte = byte
        continue
      }
      oddByte = nil
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { openUnit = units.removeLast() }
    if isAtStart, let first = units.first {
      isAtStart = false
      if first == 0xFEFF { units.removeFirst() }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

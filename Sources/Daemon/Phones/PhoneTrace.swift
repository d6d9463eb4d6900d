import Application
public import Foundation
import GPX
import Localization
public import Phones
import Runtime

/// The recording of a phone: lines of the OwnTracks Recorder (`.rec`), or GPX.
public struct PhoneTrace {
  /// The longest line of a recording that is read, in bytes.
  private static let longestLine = 1 << 20

  private let file: TraceFile
  private let pushed: PushedPlaces
  private let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?
  /// How many lines could not be read.
  public private(set) var unreadable = 0
  /// How many messages were read.
  public private(set) var messages = 0

  /// Creates the reading of a file.
  public init(
    _ file: TraceFile, pushed: PushedPlaces = .none,
    decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil
  ) {
    self.file = file
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Reads the whole file, and passes on each message with the time of its arrival.
  ///
  /// - Throws: `CommandFailure` for a file of another kind, and what `take` throws.
  public mutating func read(_ take: (_ arrival: Date, PhoneReading) throws -> Void) throws {
    var pieces = Pieces(file)
    guard let first = try pieces.next() else { throw notARecording }
    let begin = first.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    if begin.first == UInt8(ascii: "<") {
      try readGPX(first, &pieces, take)
    } else {
      try readLines(first, &pieces, take)
    }
    guard messages > 0 else { throw notARecording }
  }

  private var notARecording: CommandFailure {
    CommandFailure(
      .badData, phrase: SenderPhrase.notARecording(file: "\"\(file.name.oneLine)\""))
  }

  /// Reads the points of the tracks; each arrives at its own time.
  private mutating func readGPX(
    _ first: [UInt8], _ pieces: inout Pieces, _ take: (Date, PhoneReading) throws -> Void
  ) throws {
    var points: [GPXPoint] = []
    var piece: [UInt8]? = first
    do {
      let reader = try GPXReader { points.append($0) }
      while let present = piece {
        try reader.read(present)
        try use(&points, take)
        piece = try pieces.next()
      }
      try reader.read([], isLast: true)
    } catch GPXError.noLibrary(let reason) {
      throw CommandFailure(.unavailable, reason)
    } catch is GPXError {
      throw notARecording
    }
    try use(&points, take)
  }

  private mutating func use(
    _ points: inout [GPXPoint], _ take: (Date, PhoneReading) throws -> Void
  ) throws {
    for point in points {
      guard let arrival = PhoneReader.instant(point.time) else {
        unreadable += 1
        continue
      }
      messages += 1
      let reading = PhoneReader(arrival: arrival).read(
        latitude: point.latitude, longitude: point.longitude, time: point.time, hdop: point.hdop,
        speed: point.speed, course: point.course, altitude: point.elevation)
      try take(arrival, reading)
    }
    points.removeAll(keepingCapacity: true)
  }

  private mutating func readLines(
    _ first: [UInt8], _ pieces: inout Pieces, _ take: (Date, PhoneReading) throws -> Void
  ) throws {
    let recording = PhoneRecording(pushed: pushed, decrypt: decrypt)
    var rest: [UInt8] = []
    var piece: [UInt8]? = first
    while let present = piece {
      rest += present
      var lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
      rest = Array(lines.removeLast())
      for line in lines { try use(line, recording, take) }
      guard rest.count <= Self.longestLine else { throw notARecording }
      piece = try pieces.next()
    }
    try use(rest[...], recording, take)
  }

  private mutating func use(
    _ line: ArraySlice<UInt8>, _ recording: PhoneRecording,
    _ take: (Date, PhoneReading) throws -> Void
  ) throws {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    guard let (arrival, reading) = recording.read(Array(line)) else {
      unreadable += 1
      return
    }
    messages += 1
    try take(arrival, reading)
  }

  /// The pieces of a file.
  private struct Pieces {
    private let file: TraceFile

    init(_ file: TraceFile) { self.file = file }

    /// Returns the next piece; `nil` at the end.
    mutating func next() throws -> [UInt8]? {
      var bytes: [UInt8] = []
      let isRead = try file.read { span in
        bytes = span.withUnsafeBytes { Array($0) }
      }
      return isRead ? bytes : nil
    }
  }
}

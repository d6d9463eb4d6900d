package import Application
package import Foundation
import GPX
import Localization
package import PhoneMessages
import Text

/// The recording of a phone: lines of the OwnTracks Recorder (`.rec`), the tracks of GPX, KML or
/// GeoJSON, or a timeline of Google.
package struct PhoneTrace {
  /// The longest line of a recording that is read, in bytes.
  private static let longestLine = 1 << 20

  private let file: TraceFile
  private let pushed: PushedPlaces
  private let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?
  /// How many lines could not be read.
  package private(set) var unreadable = 0
  /// How many points of a track have no time that can be read.
  package private(set) var untimed = 0
  /// How many messages were read.
  package private(set) var messages = 0
  /// The damage behind the last message that was read; `nil` for a whole file.
  package private(set) var fault: Refusal?
  private var lineNumber = 0
  private var startsSegment = false

  /// Creates the reading of a file.
  package init(
    _ file: TraceFile, pushed: PushedPlaces = .none,
    decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil
  ) {
    self.file = file
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Returns true if a file seems to be a recording of a phone, by its first bytes.
  package static func isRecording(beginning bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.drop { $0 <= 0x20 || $0 > 0x7E }, as: UTF8.self)
    return text.hasPrefix("<") || text.hasPrefix("{") || text.hasPrefix("[")
      || (text.prefix(4).allSatisfy(\.isNumber) && text.dropFirst(4).first == "-"
        && text.contains("{"))
  }

  /// Reads the file, and passes on each message with the time of its arrival.
  ///
  /// A damage behind the first message ends the reading, and is the `fault`.
  ///
  /// - Throws: `Refusal` for a file of which nothing can be read, and what `body` throws.
  package mutating func read(_ body: (_ arrival: Date, PhoneReading) throws -> Void) throws {
    do {
      try scan(body)
    } catch let damage as Damage {
      guard messages > 0 else { throw damage.failure }
      fault = damage.failure
    }
  }

  /// A file that is damaged from some line on.
  private struct Damage: Error {
    let failure: Refusal
  }

  private mutating func scan(_ body: (_ arrival: Date, PhoneReading) throws -> Void) throws {
    try file.checkIsNoArchive()
    var pieces = Pieces(file)
    guard let first = try pieces.next() else { throw notARecording }
    let begin = first.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    if begin.first == UInt8(ascii: "<") {
      try readTracks(first, &pieces, body)
    } else if begin.first == UInt8(ascii: "{") || begin.first == UInt8(ascii: "[") {
      try readTimeline(first, &pieces, body)
    } else {
      try readLines(first, &pieces, body)
    }
    guard messages > 0 else { throw notARecording }
  }

  private var notARecording: Refusal { failure { .notARecording(file: $0) } }

  private func failure(_ phrase: (_ file: String) -> DevicePhrase) -> Refusal {
    Refusal(.badData, phrase(file.name.quoted))
  }

  private func damage(_ phrase: (_ file: String) -> DevicePhrase) -> Damage {
    Damage(failure: failure(phrase))
  }

  /// Reads the points of the tracks; each arrives at its own time.
  private mutating func readTracks(
    _ first: [UInt8], _ pieces: inout Pieces, _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    var points: [GPXPoint] = []
    var piece: [UInt8]? = first
    var skipped = 0
    var format = RecordedFormat.gpx
    do {
      let reader = try TrackReader(beginning: first, isUTF8: file.isUTF16) { points.append($0) }
      if reader.isKML { format = .kml }
      while let present = piece {
        try reader.read(present)
        try use(&points, body)
        piece = try pieces.next()
      }
      try reader.read([], isLast: true)
      skipped = reader.skippedPoints
    } catch GPXError.noLibrary(let reason) {
      throw Refusal(.unavailable, CommandPhrase.verbatim(reason))
    } catch GPXError.malformed(let line, let reason) {
      try use(&points, body)
      throw damage { .damagedGPX(file: $0, line: line, reason: reason) }
    } catch is GPXError {
      throw notARecording
    }
    try use(&points, body)
    guard messages == 0 else { return }
    let untimed = untimed
    throw failure {
      untimed > 0
        ? .pointsWithoutTime(file: $0, untimed)
        : skipped > 0 ? .onlyWaypoints(file: $0, format, skipped) : .noPoints(file: $0, format)
    }
  }

  private mutating func use(
    _ points: inout [GPXPoint], _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    for point in points {
      // A break counts even where the first point of the segment cannot be used.
      startsSegment = startsSegment || point.startsSegment
      guard point.hasFix else { continue }
      guard let arrival = PhoneReader.instant(point.time) else {
        untimed += 1
        continue
      }
      messages += 1
      let reading = PhoneReader(arrival: arrival).read(
        latitude: point.latitude, longitude: point.longitude, time: point.time,
        accuracy: point.accuracy, hdop: point.hdop, speed: point.speed, course: point.course,
        altitude: point.elevation, satellites: point.satellites, startsSegment: startsSegment)
      startsSegment = false
      try body(arrival, reading)
    }
    points.removeAll(keepingCapacity: true)
  }

  /// Reads the elements of a timeline one at a time; each position arrives at its own time.
  private mutating func readTimeline(
    _ first: [UInt8], _ pieces: inout Pieces, _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    var elements = JSONElements(keys: TimelineRecording.keys)
    var piece: [UInt8]? = first
    var (order, hasSegments) = (TimelineOrder(), false)
    while let present = piece {
      do {
        try elements.read(present) { element in
          switch TimelineRecording.content(of: element) {
          case .points(let points): try use(points, body)
          case .signal(let points):
            // A phone makes its segments of them.
            if !hasSegments { try use(points, body) }
          case .segment(let points):
            hasSegments = hasSegments || !points.isEmpty
            try use(order.add(points), body)
          }
        }
      } catch is JSONSyntaxError {
        try use(order.finish(), body)
        let line = elements.line
        throw damage { .damagedGPX(file: $0, line: line, reason: "JSON") }
      }
      piece = try pieces.next()
    }
    try use(order.finish(), body)
    guard elements.isWhole else {
      let line = elements.line
      throw damage { .damagedGPX(file: $0, line: line, reason: "EOF") }
    }
    guard messages == 0 else { return }
    let count = untimed
    throw failure {
      count > 0 ? .pointsWithoutTime(file: $0, count) : .noPoints(file: $0, .json)
    }
  }

  private mutating func use(
    _ points: [TimelineRecording.Point], _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    for point in points {
      startsSegment = startsSegment || point.startsSegment && messages > 0
      guard let time = point.time else {
        untimed += 1
        continue
      }
      messages += 1
      let reading = PhoneReader(arrival: time).read(
        latitude: point.latitude, longitude: point.longitude,
        time: Instant.milliseconds(time), accuracy: point.accuracy, speed: point.speed,
        startsSegment: startsSegment)
      startsSegment = false
      try body(time, reading)
    }
  }

  private mutating func readLines(
    _ first: [UInt8], _ pieces: inout Pieces, _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    let recording = PhoneRecording(pushed: pushed, decrypt: decrypt)
    var rest: [UInt8] = []
    var piece: [UInt8]? = first
    while let present = piece {
      rest += present
      var lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
      rest = Array(lines.removeLast())
      for line in lines { try use(line, recording, body) }
      guard rest.count <= Self.longestLine else {
        let line = lineNumber + 1
        throw damage { .overlongLine(file: $0, line: line) }
      }
      piece = try pieces.next()
    }
    try use(rest[...], recording, body)
  }

  private mutating func use(
    _ line: ArraySlice<UInt8>, _ recording: PhoneRecording,
    _ body: (Date, PhoneReading) throws -> Void
  ) throws {
    lineNumber += 1
    guard line.contains(where: { $0 > 0x20 }) else { return }
    guard let (arrival, reading) = recording.read(Array(line)) else {
      unreadable += 1
      return
    }
    messages += 1
    try body(arrival, reading)
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

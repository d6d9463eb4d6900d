public import Foundation
public import Geo

/// Reads a recorded NMEA 0183 trace: bytes in, one report for each epoch out.
///
/// Bytes may come in pieces of any size; the result does not depend on where they are cut. Memory
/// is constant. Binary blocks, comments, tag blocks and unknown sentences may come between; each is
/// counted in `statistics`.
///
/// Every report has a full time in whole milliseconds, as the nearest double: format it by
/// rounding, not by truncating. Its date comes from RMC and ZDA; earlier epochs are dated backwards
/// from the first of them. A trace without RMC and ZDA dates takes the caller's date, or else that
/// of a comment `# Date: yyyy-mm-dd`. Dates that are 1024 weeks off are not corrected.
///
/// Source: NMEA 0183 version 4.11; where the standard is ambiguous, the behaviour of gpsd.
public struct TraceReader: Sendable {
  var assembler: FixAssembler
  /// True if the next byte begins a line.
  var isAtLineStart = true
  /// The beginning of a sentence, comment or tag block whose end has not been read yet.
  private(set) var unfinished: [UInt8] = []

  /// The current time, for a live receiver; `nil` for a recording.
  ///
  /// An epoch without a date takes the one that is nearest to this time, and is emitted at once.
  public var now: Date? {
    didSet {
      assembler.now = now.flatMap {
        Int(exactly: ($0.timeIntervalSince1970 * 1000).rounded())
      }
    }
  }

  /// The counts of what was read so far.
  public var statistics: ReadingStatistics { assembler.statistics }

  /// Creates a reader at the beginning of a trace.
  ///
  /// - Parameter date: any instant of the UTC day on which the trace begins, if known; a day in a
  ///   sentence takes precedence.
  public init(date: Date? = nil) {
    let day = date.flatMap { date in
      Int(exactly: (date.timeIntervalSince1970 / 86400).rounded(.down)).map(CivilDay.init(number:))
    }
    assembler = FixAssembler(day: day)
    unfinished.reserveCapacity(2 * Self.longestLine)
  }

  /// Reads the next bytes, and emits each epoch that they complete.
  ///
  /// - Parameters:
  ///   - bytes: the next piece of the trace, of any length.
  ///   - emit: receives the reports, in order. After a throw the rest of the piece is lost.
  /// - Throws: what `emit` throws.
  public mutating func read<E: Error>(
    _ bytes: RawSpan, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    try bytes.withUnsafeBytes { (raw) throws(E) in
      try read(raw.bindMemory(to: UInt8.self), emit)
    }
  }

  /// Ends the trace, and emits the last epoch.
  ///
  /// A last sentence without a line end counts only with a valid checksum, since it may be
  /// truncated.
  ///
  /// - Parameter emit: receives the reports, in order.
  /// - Throws: what `emit` throws.
  public mutating func finish<E: Error>(_ emit: (FixReport) throws(E) -> Void) throws(E) {
    var line: [UInt8] = []
    swap(&line, &unfinished)
    _ = try line.withUnsafeBufferPointer { (bytes) throws(E) in
      try scan(bytes, isLast: true, emit)
    }
    try assembler.finish(emit)
  }

  private mutating func read<E: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    var index = 0
    while let first = unfinished.first, index < bytes.count {
      let (end, mayEnd) = Self.lineEnd(that: first, in: bytes, from: index)
      unfinished.append(contentsOf: bytes[index..<end])
      index = end
      if mayEnd || unfinished.count >= Self.longestLine { try scanUnfinished(emit) }
    }
    let rest = UnsafeBufferPointer(rebasing: bytes[index...])
    let scanned = try scan(rest, isLast: false, emit)
    unfinished.append(contentsOf: rest[scanned...])
  }

  private mutating func scanUnfinished<E: Error>(
    _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    var line: [UInt8] = []
    swap(&line, &unfinished)
    let scanned = try line.withUnsafeBufferPointer { (bytes) throws(E) in
      try scan(bytes, isLast: false, emit)
    }
    line.removeFirst(scanned)
    swap(&line, &unfinished)
  }

  /// Returns how much of a piece belongs to the unfinished line, up to the first byte that may end
  /// it, so that the line is scanned once and not for every piece.
  private static func lineEnd(
    that first: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, mayEnd: Bool) {
    let limit = min(bytes.count, start + longestLine)
    let isComment = first == UInt8(ascii: "#")
    for index in start..<limit {
      let byte = bytes[index]
      let endsSentence = byte == UInt8(ascii: "$") || byte > 0x7E
      if byte < 0x20 || (endsSentence && !isComment) { return (index + 1, true) }
    }
    return (limit, false)
  }
}

public import Foundation
public import Geo

/// Reads a recorded NMEA 0183 trace: bytes in, one report for each epoch out.
///
/// Bytes may come in pieces of any size; the result does not depend on where they are cut. Memory stays constant whatever the input.
/// Binary blocks, comments, tag blocks and unknown sentences may stand between; each is counted in `statistics`.
///
/// Every report has a full time, in whole milliseconds: the nearest double to them, so format it by rounding, not by cutting off. Its date comes from RMC and ZDA, or is given at the start; a comment `# Date: yyyy-mm-dd` serves traces
/// in which no sentence names the day. Dates that lie 1024 weeks off are given as they stand.
///
/// Source: NMEA 0183 version 4.11; where the standard leaves it open, as gpsd reads the same sentences.
public struct TraceReader: Sendable {
  var assembler: FixAssembler
  /// Tells whether the next byte begins a line.
  var isAtLineStart = true
  /// The beginning of a sentence, comment or tag block whose end has not come yet.
  private(set) var unfinished: [UInt8] = []

  /// What was found so far.
  public var statistics: ReadingStatistics { assembler.statistics }

  /// Starts a trace.
  ///
  /// - Parameter date: any instant of the UTC day on which the trace begins, if known; sentences that name the day outweigh it.
  public init(date: Date? = nil) {
    let day = date.flatMap { date in
      Int(exactly: (date.timeIntervalSince1970 / 86400).rounded(.down)).map(CivilDay.init(number:))
    }
    assembler = FixAssembler(day: day)
    unfinished.reserveCapacity(2 * Self.longestLine)
  }

  /// Reads the next bytes, and gives out each epoch that they end.
  ///
  /// - Parameters:
  ///   - bytes: the next piece of the trace, of any length.
  ///   - emit: takes the reports, in order. After a throw the rest of the piece is lost.
  /// - Throws: what `emit` throws.
  public mutating func read<E: Error>(
    _ bytes: RawSpan, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) {
    try bytes.withUnsafeBytes { (raw) throws(E) in
      try read(raw.bindMemory(to: UInt8.self), emit)
    }
  }

  /// Ends the trace: gives out the last epoch.
  ///
  /// A last sentence without line end counts only when its checksum is there and right; without both it may be cut anywhere.
  ///
  /// - Parameter emit: takes the reports, in order.
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

  /// Finds how much of a piece belongs to the unfinished line: up to the first byte that may end it, so that the line is looked at once
  /// and not for every piece.
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

import Geo

extension TraceReader {
  /// The length of the longest sentence, comment or tag block that is read; NMEA 0183 allows
  /// sentences of 82 characters.
  static let longestLine = 1024

  /// Scans a run of bytes.
  ///
  /// - Parameters:
  ///   - bytes: a run that begins where the last one ended.
  ///   - isLast: true if nothing follows, so that nothing is left unfinished.
  ///   - emit: is called with the reports, in order.
  /// - Returns: the index at which the last, unfinished sentence, comment or tag block begins; the
  ///   end when nothing is unfinished.
  /// - Throws: what `emit` throws.
  mutating func scan<E: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) -> Int {
    var index = 0
    while index < bytes.count {
      let end: Int?
      switch bytes[index] {
      case UInt8(ascii: "$"):
        end = try scanSentence(bytes, from: index, isLast: isLast, emit)
        if end != nil { isAtLineStart = false }
      case UInt8(ascii: "!") where isAtLineStart:
        end = try scanSentence(bytes, from: index, isLast: isLast, emit)
        if end != nil { isAtLineStart = false }
      case UInt8(ascii: "#") where isAtLineStart:
        end = scanComment(bytes, from: index, isLast: isLast)
      case UInt8(ascii: "\\") where isAtLineStart:
        end = scanTagBlock(bytes, from: index, isLast: isLast)
      case carriageReturn, lineFeed:
        isAtLineStart = true
        end = index + 1
      default:
        isAtLineStart = false
        assembler.statistics.garbageBytes += 1
        end = index + 1
      }
      guard let end else { return index }
      index = end
    }
    return index
  }

  /// Reads one sentence and returns the index of its end; nil if its end is not there yet.
  ///
  /// It ends after its checksum, at the line end, at another `$`, or at a byte that no sentence may
  /// have.
  @inline(__always)
  private mutating func scanSentence<E: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool,
    _ emit: (FixReport) throws(E) -> Void
  ) throws(E) -> Int? {
    let limit = min(bytes.count, start + Self.longestLine)
    var index = start + 1
    var sum = sumOfWords(in: bytes, from: &index, to: limit)
    while index < limit {
      let byte = bytes[index]
      if byte == asterisk { break }
      if byte == UInt8(ascii: "$") || byte &- 0x20 > 0x5E { break }
      sum ^= byte
      index &+= 1
    }
    guard index < limit else {
      if limit < bytes.count || index - start == Self.longestLine {
        assembler.statistics.overlongSentences += 1
      } else {
        guard isLast else { return nil }
        assembler.statistics.truncatedSentences += 1
      }
      return index
    }
    let body = UnsafeBufferPointer(rebasing: bytes[start..<index])
    switch bytes[index] {
    case asterisk:
      return try scanChecksum(bytes, at: index, of: body, sum: sum, isLast: isLast, emit)
    case carriageReturn, lineFeed:
      guard let sentence = Sentence(body) else {
        assembler.statistics.garbageBytes += body.count
        return index
      }
      if sentence.isWhole {
        assembler.statistics.withoutChecksum += 1
        try assembler.add(sentence, emit)
      } else {
        assembler.statistics.truncatedSentences += 1
      }
      return index
    default:
      assembler.statistics.truncatedSentences += 1
      return index
    }
  }

  /// Moves on by eight bytes at a time as long as none of them ends a sentence, and returns the
  /// checksum of the bytes passed.
  ///
  /// Source: tests of the bytes of a word, Anderson, Bit Twiddling Hacks.
  @inline(__always)
  private func sumOfWords(
    in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, to limit: Int
  ) -> UInt8 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var sum: UInt64 = 0
    while index &+ 8 <= limit {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let dollars = word ^ ones &* UInt64(UInt8(ascii: "$"))
      let asterisks = word ^ ones &* UInt64(asterisk)
      let deletes = word ^ ones &* 0x7F
      // The high bit of a byte is set where it is 0, below a space, or not ASCII.
      let ends =
        (dollars &- ones) & ~dollars | (asterisks &- ones) & ~asterisks
        | (deletes &- ones) & ~deletes | (word &- ones &* 0x20) & ~word | word
      guard ends & (ones &* 0x80) == 0 else { break }
      sum ^= word
      index &+= 8
    }
    sum ^= sum >> 32
    sum ^= sum >> 16
    return UInt8(truncatingIfNeeded: sum ^ sum >> 8)
  }

  /// Reads the two digits after `*`, of either case, and adds the sentence if they are right.
  @inline(__always)
  private mutating func scanChecksum<E: Error>(
    _ bytes: UnsafeBufferPointer<UInt8>, at asterisk: Int, of body: UnsafeBufferPointer<UInt8>,
    sum: UInt8, isLast: Bool, _ emit: (FixReport) throws(E) -> Void
  ) throws(E) -> Int? {
    var stated: UInt8 = 0
    for index in asterisk + 1...asterisk + 2 {
      guard index < bytes.count else {
        guard isLast else { return nil }
        assembler.statistics.truncatedSentences += 1
        return index
      }
      guard let digit = hexadecimal(bytes[index]) else {
        assembler.statistics.truncatedSentences += 1
        return index
      }
      stated = stated << 4 | digit
    }
    if stated != sum {
      assembler.statistics.badChecksums += 1
    } else if let sentence = Sentence(body) {
      try assembler.add(sentence, emit)
    } else {
      assembler.statistics.garbageBytes += body.count
    }
    return asterisk + 3
  }

  /// Reads a comment and returns the index of its end; nil if its end is not there yet.
  ///
  /// Bytes that are no text belong to a binary block that looks like a comment, and may have the
  /// beginning of a sentence.
  private mutating func scanComment(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Int? {
    let limit = min(bytes.count, start + Self.longestLine)
    var index = start + 1
    var letters: UInt8 = 0
    while index < limit, bytes[index] >= 0x20 || bytes[index] == tabulator {
      letters |= bytes[index]
      index += 1
    }
    if index == limit, index - start < Self.longestLine, !isLast { return nil }
    isAtLineStart = false
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    let endsAsLine = index == limit || bytes[index] == carriageReturn || bytes[index] == lineFeed
    let isText = letters <= 0x7E || String(validating: text, as: UTF8.self) != nil
    guard endsAsLine, isText else {
      assembler.statistics.garbageBytes += 1
      return start + 1
    }
    assembler.statistics.comments += 1
    if let day = CivilDay(comment: text) { assembler.setCommentDay(day) }
    return index
  }

  /// Reads a tag block, `\s:source,c:1120959341*hh\`, and returns the index of its end; nil if its
  /// end is not there yet.
  private mutating func scanTagBlock(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool
  ) -> Int? {
    let limit = min(bytes.count, start + Self.longestLine)
    var index = start + 1
    while index < limit, bytes[index] != UInt8(ascii: "\\"), bytes[index] != UInt8(ascii: "$"),
      bytes[index] &- 0x20 <= 0x5E
    {
      index += 1
    }
    if index == limit, index - start < Self.longestLine, !isLast { return nil }
    guard index < limit, bytes[index] == UInt8(ascii: "\\") else {
      isAtLineStart = false
      assembler.statistics.garbageBytes += index - start
      return index
    }
    // A sentence follows, as at the beginning of a line.
    assembler.statistics.tagBlocks += 1
    return index + 1
  }

  @inline(__always)
  private func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

private let asterisk = UInt8(ascii: "*")
private let carriageReturn = UInt8(ascii: "\r")
private let lineFeed = UInt8(ascii: "\n")
private let tabulator = UInt8(ascii: "\t")

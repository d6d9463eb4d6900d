/// Reads numbers and marks from a text, left to right; ASCII only; white space at both ends is
/// ignored.
struct TextScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the first character.
  init(_ text: String) {
    // Most texts need no trimming, and the classes of Unicode characters are slow to look up.
    let marks: ClosedRange<UInt8> = 0x21...0x7E
    if let first = text.utf8.first, let last = text.utf8.last, marks ~= first, marks ~= last {
      bytes = Array(text.utf8)
    } else {
      bytes = Array(text.trimmed.utf8)
    }
  }

  /// True if everything was read.
  var isAtEnd: Bool { index == bytes.count }

  /// Reads a mark if it comes next, in either case.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard index < bytes.count else { return false }
    let (byte, wanted) = (UInt32(bytes[index]), mark.value)
    guard byte == wanted || ("A"..."Z" ~= mark && byte == wanted + 0x20) else {
      return false
    }
    index += 1
    return true
  }

  /// Reads a number with a count of digits in `range`, leading zeros allowed; further digits stay
  /// unread.
  mutating func number(ofDigits range: ClosedRange<Int>) -> Int? {
    var value = 0
    var count = 0
    while count < range.upperBound, index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      value = value * 10 + Int(bytes[index] - 0x30)
      count += 1
      index += 1
    }
    return count >= range.lowerBound ? value : nil
  }

  /// Reads digits as decimals, such as `.25` without its point.
  mutating func decimals() -> Double? {
    var value = 0.0
    var scale = 1.0
    let first = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      // Digits beyond a nanosecond are read and ignored.
      if scale < 1e9 {
        value = value * 10 + Double(bytes[index] - 0x30)
        scale *= 10
      }
      index += 1
    }
    return index > first ? value / scale : nil
  }

  /// Reads a word if it comes next.
  mutating func take(word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }
}

/// A number with leading zeros.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// One field of a sentence: the bytes between two commas, read in place.
///
/// Valid only while the bytes it points into are.
struct Field {
  private let bytes: UnsafeBufferPointer<UInt8>

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  @inline(__always)
  var isEmpty: Bool { bytes.isEmpty }

  /// The only or first character; nil when the field is empty.
  @inline(__always)
  var letter: UInt8? { bytes.first }

  /// Returns true if any character differs from the given one; false for an empty field.
  func contains(otherThan letter: UInt8) -> Bool {
    bytes.contains { $0 != letter }
  }

  /// The field as an unsigned whole number of at most nine digits, such as `08`.
  @inline(__always)
  var wholeNumber: Int? {
    guard (1...9).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard let digit = digit(byte) else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// The field as a decimal number, such as `-31.442`; nil when it is empty or anything else.
  ///
  /// Exponents, `inf` and `nan` are not NMEA numbers.
  var decimal: Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let sign = isNegative || bytes.first == UInt8(ascii: "+") ? 1 : 0
    guard let value = digits(from: sign) else { return nil }
    let magnitude = Double(value.mantissa) / Double(value.scale)
    return isNegative ? -magnitude : magnitude
  }

  /// Returns the field, an angle written `dddmm.mmmm`, in degrees.
  ///
  /// Returns nil if it is no such number, its minutes reach 60, or it exceeds the limit: some
  /// receivers send `36000.0000` when they have no position.
  func degrees(atMost limit: Double) -> Double? {
    guard let value = digits(from: 0) else { return nil }
    let degrees = value.whole / 100
    let minutes = value.mantissa - degrees * 100 * value.scale
    guard minutes < 60 * value.scale else { return nil }
    let angle = Double(degrees) + Double(minutes) / Double(value.scale) / 60
    return angle <= limit ? angle : nil
  }

  /// The field as a time of day `hhmmss` or `hhmmss.sss`, in milliseconds since midnight.
  ///
  /// A leap second (60) counts as the first second of the next minute.
  @inline(__always)
  var timeOfDay: Int? {
    guard bytes.count >= 6, let hours = pair(at: 0), let minutes = pair(at: 2),
      let seconds = pair(at: 4), hours < 24, minutes < 60, seconds <= 60
    else { return nil }
    let whole = ((hours * 60 + minutes) * 60 + seconds) * 1000
    guard bytes.count > 6 else { return whole }
    guard bytes[6] == UInt8(ascii: ".") else { return nil }
    guard bytes.count > 7 else { return whole }
    var (fraction, scale) = (0, 1)
    for byte in bytes.dropFirst(7) {
      guard let digit = digit(byte) else { return nil }
      guard scale < 1_000_000_000 else { continue }
      fraction = fraction * 10 + digit
      scale *= 10
    }
    return whole + (fraction * 1000 + scale / 2) / scale
  }

  /// The field as a day written `ddmmyy`.
  ///
  /// The years 80 to 99 are of the last century, as for gpsd, since the epoch of GPS is 1980.
  @inline(__always)
  var day: CivilDay? {
    guard bytes.count == 6, let day = pair(at: 0), let month = pair(at: 2), let year = pair(at: 4)
    else { return nil }
    return CivilDay(year: year >= 80 ? 1900 + year : 2000 + year, month: month, day: day)
  }

  @inline(__always)
  private func digit(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
  }

  @inline(__always)
  private func pair(at index: Int) -> Int? {
    guard let tens = digit(bytes[index]), let ones = digit(bytes[index + 1]) else { return nil }
    return tens * 10 + ones
  }

  /// A decimal number: its digits without the point, those before the point, and the power of ten
  /// to divide the digits by.
  private typealias Digits = (mantissa: Int, whole: Int, scale: Int)

  /// Reads digits with at most one point among them.
  ///
  /// Drops decimals beyond the precision of a double, and refuses more than 15 digits before the
  /// point.
  @inline(__always)
  private func digits(from start: Int) -> Digits? {
    var mantissa = 0
    var index = start
    while index < bytes.count, let digit = digit(bytes[index]) {
      guard mantissa < Self.mantissaLimit / 10 else { return nil }
      mantissa = mantissa &* 10 &+ digit
      index &+= 1
    }
    let whole = mantissa
    guard index < bytes.count else { return index > start ? (mantissa, whole, 1) : nil }
    guard bytes[index] == UInt8(ascii: "."), bytes.count - start > 1 else { return nil }
    index &+= 1
    var scale = 1
    while index < bytes.count {
      guard let digit = digit(bytes[index]) else { return nil }
      index &+= 1
      guard mantissa < Self.mantissaLimit, scale < Self.mantissaLimit else { continue }
      mantissa = mantissa &* 10 &+ digit
      scale &*= 10
    }
    return (mantissa, whole, scale)
  }

  /// A double holds a little less than sixteen digits.
  private static let mantissaLimit = 1_000_000_000_000_000
}

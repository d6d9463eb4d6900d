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

  /// Tells whether any character differs from the given one; false for an empty field.
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
    let magnitude = Double(value.mantissa) / Self.powersOfTen[value.decimals]
    return isNegative ? -magnitude : magnitude
  }

  /// The field as an angle written `dddmm.mmmm`, in degrees.
  ///
  /// Nil when it is not such a number, its minutes reach 60, or it exceeds the limit: `36000.0000` is what some receivers send when they
  /// know nothing.
  func degrees(atMost limit: Double) -> Double? {
    guard let value = digits(from: 0) else { return nil }
    let scale = Self.wholePowersOfTen[value.decimals]
    let (degrees, minutes) = value.mantissa.quotientAndRemainder(dividingBy: scale * 100)
    guard minutes < 60 * scale else { return nil }
    let angle = Double(degrees) + Double(minutes) / Double(scale) / 60
    return angle <= limit ? angle : nil
  }

  /// The field as a time of day `hhmmss` or `hhmmss.sss`, in milliseconds since midnight.
  ///
  /// A leap second (60) counts on into the next minute.
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
  /// Two digits of the year: 80 to 99 are the last century's, as gpsd reads them, since the epoch of GPS is 1980.
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

  /// Reads digits with at most one point among them.
  ///
  /// Decimals that no double could hold are left off; more than 15 digits before the point are refused.
  @inline(__always)
  private func digits(from start: Int) -> (mantissa: Int, decimals: Int)? {
    var mantissa = 0
    var decimals = 0
    var hasPoint = false
    var hasDigit = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let digit = digit(byte) {
        hasDigit = true
        if hasPoint {
          guard decimals < Self.mostDecimals, mantissa < Self.mantissaLimit else { continue }
          decimals &+= 1
        } else {
          guard mantissa < Self.mantissaLimit else { return nil }
        }
        mantissa = mantissa &* 10 &+ digit
      } else {
        guard byte == UInt8(ascii: "."), !hasPoint else { return nil }
        hasPoint = true
      }
    }
    return hasDigit ? (mantissa, decimals) : nil
  }

  private static let mostDecimals = 15
  private static let mantissaLimit = 1_000_000_000_000_000
  private static let wholePowersOfTen: [Int] = (0...mostDecimals).map { power in
    (0..<power).reduce(1) { value, _ in value * 10 }
  }
  private static let powersOfTen: [Double] = wholePowersOfTen.map(Double.init)
}

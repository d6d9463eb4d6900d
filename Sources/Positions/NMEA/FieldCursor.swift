/// A position among the fields of a sentence, which are read from left to right without copying.
struct FieldCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Starts before the first field after the address.
  ///
  /// - Parameter bytes: the bytes between the comma after the address and the `*`.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// True if the sentence ends here: every further field is missing, not just empty.
  @inline(__always)
  var isAtEnd: Bool { index > bytes.count }

  /// True if more fields were read than there are.
  var isPastEnd: Bool { index > bytes.count &+ 1 }

  /// Reads the next field; an empty one after the end of the sentence.
  @inline(__always)
  mutating func next() -> Field {
    guard index <= bytes.count else {
      index = bytes.count &+ 2
      return Field(UnsafeBufferPointer(rebasing: bytes[bytes.endIndex...]))
    }
    let start = index
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ",") { end &+= 1 }
    index = end &+ 1
    return Field(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Skips some fields.
  @inline(__always)
  mutating func skip(_ count: Int) {
    for _ in 0..<count { _ = next() }
  }

  /// Reads latitude, N or S, longitude, E or W; nil unless all four are there and on the globe.
  mutating func position() -> Position? {
    let (latitude, northOrSouth) = (next(), next())
    let (longitude, eastOrWest) = (next(), next())
    guard let north = latitude.degrees(atMost: 90), let east = longitude.degrees(atMost: 180) else {
      return nil
    }
    let signs: (Double, Double)
    switch (northOrSouth.letter, eastOrWest.letter) {
    case (UInt8(ascii: "N"), UInt8(ascii: "E")): signs = (1, 1)
    case (UInt8(ascii: "N"), UInt8(ascii: "W")): signs = (1, -1)
    case (UInt8(ascii: "S"), UInt8(ascii: "E")): signs = (-1, 1)
    case (UInt8(ascii: "S"), UInt8(ascii: "W")): signs = (-1, -1)
    default: return nil
    }
    return Position(latitude: signs.0 * north, longitude: signs.1 * east)
  }
}

/// The position in a sentence, in degrees.
struct Position: Sendable, Hashable {
  let latitude: Double
  let longitude: Double
}

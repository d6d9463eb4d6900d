/// The two letters of an address that name the kind of device.
struct Talker: Sendable, Hashable {
  private let code: UInt16

  @inline(__always)
  init(_ first: UInt8, _ second: UInt8) {
    code = UInt16(first) << 8 | UInt16(second)
  }

  /// GN: several satellite systems in one solution.
  static let combined = Talker(UInt8(ascii: "G"), UInt8(ascii: "N"))

  /// True if the talker is a satellite receiver: GP GN GL GA GB BD GQ GI.
  @inline(__always)
  var isSatelliteReceiver: Bool {
    switch code {
    case 0x47_50, 0x47_4E, 0x47_4C, 0x47_41, 0x47_42, 0x42_44, 0x47_51, 0x47_49: true
    default: false
    }
  }
}

/// A sentence whose checksum is right or missing: its talker, its kind and its fields.
///
/// Valid only while the bytes it was read from are.
struct Sentence {
  let talker: Talker
  let kind: SentenceKind
  let fields: FieldCursor

  /// Reads the address of a sentence; nil if the bytes are no sentence.
  ///
  /// - Parameter bytes: from `$` or `!` up to, not including, the `*` or the line end.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > 1 else { return nil }
    var comma = 1
    while comma < bytes.count, bytes[comma] != UInt8(ascii: ",") {
      guard Self.isAddressCharacter(bytes[comma]) else { return nil }
      comma &+= 1
    }
    // A standard address has five letters; those of makers are longer ($PSRFEPE, $GPACCURACY).
    guard (4...16).contains(comma) else { return nil }
    talker = Talker(bytes[1], bytes[2])
    if bytes[0] == UInt8(ascii: "!") {
      kind = .encapsulated
    } else if bytes[1] == UInt8(ascii: "P") {
      kind = .proprietary
    } else if comma == 6 {
      kind = SentenceKind(bytes[3], bytes[4], bytes[5])
    } else {
      kind = .other
    }
    let start = min(comma + 1, bytes.count)
    fields = FieldCursor(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// True if all fields that are read are there, and none is cut: it is a letter, or another field
  /// follows.
  ///
  /// Only of use for sentences without a checksum, which may be cut anywhere.
  var isWhole: Bool {
    let fewest =
      switch kind {
      case .rmc, .gga, .gns: 10
      case .gsa: 17
      case .gll: 6
      case .vtg, .gst: 8
      case .zda: 5
      case .gsv, .other, .proprietary, .encapsulated: 2
      }
    var fields = fields
    fields.skip(fewest)
    return !fields.isPastEnd
  }

  @inline(__always)
  private static func isAddressCharacter(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "A") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

/// The kinds of sentences.
public enum SentenceKind: String, Sendable, Hashable, CaseIterable {
  /// Recommended minimum: position, speed, course and the date.
  case rmc = "RMC"
  /// Position with quality, satellites, HDOP and altitude.
  case gga = "GGA"
  /// Dilution of precision and the satellites in use.
  case gsa = "GSA"
  /// Position from several satellite systems at once.
  case gns = "GNS"
  /// Position and time only.
  case gll = "GLL"
  /// Course and speed.
  case vtg = "VTG"
  /// Time and date.
  case zda = "ZDA"
  /// Standard deviations of the position.
  case gst = "GST"
  /// Satellites in view.
  case gsv = "GSV"
  /// Any other `$` sentence; counted and ignored.
  case other
  /// A proprietary `$P` sentence of a manufacturer; counted and ignored.
  case proprietary
  /// An encapsulated `!` sentence, mostly AIS; counted and ignored.
  case encapsulated

  /// Creates the kind of a sentence formatter of three letters.
  @inline(__always)
  init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    switch UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third) {
    case 0x52_4D_43: self = .rmc
    case 0x47_47_41: self = .gga
    case 0x47_53_41: self = .gsa
    case 0x47_4E_53: self = .gns
    case 0x47_4C_4C: self = .gll
    case 0x56_54_47: self = .vtg
    case 0x5A_44_41: self = .zda
    case 0x47_53_54: self = .gst
    case 0x47_53_56: self = .gsv
    default: self = .other
    }
  }

  /// The index of this kind in an array of counters.
  @inline(__always)
  var index: Int {
    switch self {
    case .rmc: 0
    case .gga: 1
    case .gsa: 2
    case .gns: 3
    case .gll: 4
    case .vtg: 5
    case .zda: 6
    case .gst: 7
    case .gsv: 8
    case .other: 9
    case .proprietary: 10
    case .encapsulated: 11
    }
  }
}

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

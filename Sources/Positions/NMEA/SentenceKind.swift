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

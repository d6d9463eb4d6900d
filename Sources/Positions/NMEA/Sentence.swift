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

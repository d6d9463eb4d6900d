/// One sentence whose checksum is right or missing: who speaks, what about, and the fields in place.
///
/// Valid only while the bytes it was read from are.
struct Sentence {
  let talker: Talker
  let kind: SentenceKind
  let fields: FieldCursor

  /// Reads the address of a sentence; nil when the bytes are no sentence at all.
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
    // Makers' own addresses are longer ($PSRFEPE, $GPACCURACY), a standard one has five letters.
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

  /// Tells whether every field that is read is there, and was not cut inside: it is a letter, or another field follows.
  ///
  /// Asked only of sentences without a checksum, where nothing else tells a whole line from the first part of one.
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

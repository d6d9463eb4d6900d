/// Reads the segments of a JPEG (ITU-T T.81, annex B) and keeps those that make the picture.
///
/// Bytes between segments are skipped, as decoders do. Of the application segments, three stay:
/// JFIF without its thumbnail and Adobe's, since both say which colours the numbers mean, and the
/// colour profile.
struct JPEGStripper {
  /// The most scans: decoding each costs time in proportion to the pixels, however short it is.
  private static let maximumScans = 500

  private let source: ByteSource
  private let limits: PictureLimits
  private var position = 2
  private var orientation: Int?
  private var jfif: [UInt8]?
  private var adobe: [UInt8]?
  private var icc = ICCSegments()
  private var size: (width: Int, height: Int)?
  private var scans = 0
  private var body = KeptParts()

  init(_ bytes: [UInt8], limits: PictureLimits) {
    source = ByteSource(bytes: bytes)
    self.limits = limits
  }

  mutating func picture() throws(PictureProblem) -> Picture {
    var marker = try nextMarker()
    while marker != 0xD9 {
      switch marker {
      case 0xD8: throw .damaged(.jpeg)
      // Those have no length, and no meaning outside a scan.
      case 0x01, 0xD0...0xD7: break
      default: try readSegment(marker)
      }
      marker = try nextMarker()
    }
    guard let size, scans > 0 else { throw .damaged(.jpeg) }
    let turned = orientation ?? 1
    return Picture(
      format: .jpeg, width: size.width, height: size.height, orientation: turned,
      bytes: assembled(orientation: turned))
  }

  private func assembled(orientation: Int) -> [UInt8] {
    var parts = KeptParts()
    parts.add([0xFF, 0xD8])
    if let jfif { parts.add([0xFF, 0xE0, 0, UInt8(jfif.count + 2)] + jfif) }
    if orientation > 1 {
      let block = Array("Exif\0\0".utf8) + ExifOrientation.block(orientation)
      parts.add([0xFF, 0xE1, 0, UInt8(block.count + 2)] + block)
    }
    for range in icc.ranges(in: source) { parts.keep(range) }
    if let adobe { parts.add([0xFF, 0xEE, 0, UInt8(adobe.count + 2)] + adobe) }
    parts.add(body)
    parts.add([0xFF, 0xD9])
    return parts.joined(from: source)
  }

  /// Moves behind the next marker and returns its code.
  private mutating func nextMarker() throws(PictureProblem) -> UInt8 {
    while let found = source.first(0xFF, from: position) {
      position = found + 1
      while position < source.count, source.bytes[position] == 0xFF { position += 1 }
      guard position < source.count else { break }
      position += 1
      if source.bytes[position - 1] != 0 { return source.bytes[position - 1] }
    }
    throw .truncated(.jpeg)
  }

  private mutating func readSegment(_ marker: UInt8) throws(PictureProblem) {
    guard let length = source.big16(position) else { throw .truncated(.jpeg) }
    guard length >= 2 else { throw .damaged(.jpeg) }
    let whole = position - 2..<position + length
    let payload = position + 2..<position + length
    guard whole.upperBound <= source.count else { throw .truncated(.jpeg) }
    position = whole.upperBound
    switch marker {
    case 0xC0, 0xC1, 0xC2: try readFrame(payload)
    case 0xDA: try checkScan(payload)
    case 0xC4: try checkHuffmanTables(payload)
    case 0xDB: try checkQuantizationTables(payload)
    case 0xDD: guard payload.count == 2 else { throw .damaged(.jpeg) }
    case 0xC3, 0xC5...0xCF: throw .unusual(.jpeg)
    case 0xE0...0xEF:
      readApplication(marker, whole: whole, payload: payload)
      return
    // Comments and whatever else does not make the picture.
    default: return
    }
    body.keep(whole)
    if marker == 0xDA { body.keep(try scanData()) }
  }

  private mutating func readApplication(
    _ marker: UInt8, whole: Range<Int>, payload: Range<Int>
  ) {
    // After the first scan decoders take no notice of them.
    guard scans == 0 else { return }
    let start = payload.lowerBound
    switch marker {
    case 0xE0 where payload.count >= 14 && source.has("JFIF\0", at: start):
      // The last two bytes are the sides of the thumbnail.
      jfif = Array(source.bytes[start..<start + 12]) + [0, 0]
    case 0xE1 where payload.count > 6 && source.has("Exif\0\0", at: start) && orientation == nil:
      orientation = ExifOrientation.read(source, at: start, end: payload.upperBound)
    case 0xE2: _ = icc.take(whole, payload: payload, of: source)
    case 0xEE where payload.count >= 12 && source.has("Adobe", at: start):
      adobe = Array(source.bytes[start..<start + 12])
    default: break
    }
  }

  private mutating func readFrame(_ payload: Range<Int>) throws(PictureProblem) {
    let start = payload.lowerBound
    guard size == nil, payload.count >= 6, let height = source.big16(start + 1),
      let width = source.big16(start + 3)
    else { throw .damaged(.jpeg) }
    let components = Int(source.bytes[start + 5])
    guard payload.count == 6 + 3 * components else { throw .damaged(.jpeg) }
    guard source.bytes[start] == 8, [1, 3, 4].contains(components) else { throw .unusual(.jpeg) }
    try limits.check(width: width, height: height, of: .jpeg)
    size = (width, height)
  }

  private mutating func checkScan(_ payload: Range<Int>) throws(PictureProblem) {
    scans += 1
    guard size != nil, scans <= Self.maximumScans, let components = source.bytes[payload].first,
      (1...4).contains(components), payload.count == 4 + 2 * Int(components)
    else { throw .damaged(.jpeg) }
  }

  /// Checks that tables of 16 counts and as many values fill the segment.
  private func checkHuffmanTables(_ payload: Range<Int>) throws(PictureProblem) {
    var index = payload.lowerBound
    while index + 17 <= payload.upperBound {
      index += source.bytes[index + 1...index + 16].reduce(17) { $0 + Int($1) }
    }
    guard index == payload.upperBound else { throw .damaged(.jpeg) }
  }

  /// Checks that tables of 64 values, of one byte or two, fill the segment.
  private func checkQuantizationTables(_ payload: Range<Int>) throws(PictureProblem) {
    var index = payload.lowerBound
    while index < payload.upperBound { index += source.bytes[index] >> 4 == 0 ? 65 : 129 }
    guard index == payload.upperBound else { throw .damaged(.jpeg) }
  }

  /// The coded data of a scan: all up to the next marker that is not part of it.
  private mutating func scanData() throws(PictureProblem) -> Range<Int> {
    let start = position
    while let found = source.first(0xFF, from: position) {
      var next = found + 1
      while next < source.count, source.bytes[next] == 0xFF { next += 1 }
      guard next < source.count else { break }
      switch source.bytes[next] {
      case 0x00, 0xD0...0xD7: position = next + 1
      default:
        position = found
        return start..<found
      }
    }
    throw .truncated(.jpeg)
  }
}

/// The colour profile of a JPEG, which may be spread over up to 255 segments (ICC.1, annex B.4).
struct ICCSegments {
  private static let mark = "ICC_PROFILE\0"
  private var segments: [(number: Int, total: Int, whole: Range<Int>, payload: Range<Int>)] = []

  /// Adds a segment if it is part of a profile; returns false otherwise.
  mutating func take(_ whole: Range<Int>, payload: Range<Int>, of source: ByteSource) -> Bool {
    guard payload.count > 14, source.has(Self.mark, at: payload.lowerBound) else { return false }
    let number = Int(source.bytes[payload.lowerBound + 12])
    let total = Int(source.bytes[payload.lowerBound + 13])
    // More than a profile can have makes it invalid; further ones need not be remembered.
    if segments.count <= 255 {
      segments.append((number, total, whole, payload.lowerBound + 14..<payload.upperBound))
    }
    return true
  }

  /// The ranges of the segments in their order; empty unless they are one whole profile.
  func ranges(in source: ByteSource) -> [Range<Int>] {
    let sorted = segments.sorted { $0.number < $1.number }
    guard let first = sorted.first,
      sorted.map(\.number) == Array(1...sorted.count),
      sorted.allSatisfy({ $0.total == sorted.count }),
      // A header has 128 bytes: the size of the profile first, its mark at 36.
      first.payload.count >= 128,
      source.big32(first.payload.lowerBound) == sorted.reduce(0, { $0 + $1.payload.count }),
      source.has("acsp", at: first.payload.lowerBound + 36)
    else { return [] }
    return sorted.map(\.whole)
  }
}

/// Reads the chunks of a WebP (RFC 9649) and keeps those that make the picture.
struct WebPStripper {
  private let source: ByteSource
  private let limits: PictureLimits
  private var canvas: (width: Int, height: Int)?
  private var size: (width: Int, height: Int)?
  private var orientation: Int?
  private var profile: Range<Int>?
  private var alpha: Range<Int>?
  /// True if the header of the file declares transparency; otherwise decoders ignore it.
  private var saysTransparent = false
  private var image: Range<Int>?
  private var isLossless = false

  init(_ bytes: [UInt8], limits: PictureLimits) {
    source = ByteSource(bytes: bytes)
    self.limits = limits
  }

  mutating func picture() throws(PictureProblem) -> Picture {
    guard let length = source.little(4, bytes: 4), length + 8 <= source.count else {
      throw .truncated(.webp)
    }
    guard length >= 12 else { throw .damaged(.webp) }
    let end = length + 8
    var position = 12
    while position < end {
      guard let count = source.little(position + 4, bytes: 4), position + 8 + count <= end else {
        throw .truncated(.webp)
      }
      try read(position..<position + 8 + count)
      position += 8 + count + count % 2
    }
    guard let size, image != nil else { throw .damaged(.webp) }
    if let canvas, canvas != size { throw .damaged(.webp) }
    return Picture(
      format: .webp, width: size.width, height: size.height, orientation: orientation ?? 1,
      bytes: assembled(size))
  }

  /// Reads a chunk with its head of eight bytes.
  private mutating func read(_ chunk: Range<Int>) throws(PictureProblem) {
    let payload = chunk.lowerBound + 8..<chunk.upperBound
    let type = String(
      decoding: source.bytes[chunk.lowerBound..<chunk.lowerBound + 4], as: UTF8.self)
    switch type {
    case "VP8X" where canvas == nil && image == nil: try readExtended(payload)
    case "ANIM", "ANMF": throw .animated(.webp)
    case "VP8 " where image == nil: try readLossy(chunk, payload)
    case "VP8L" where image == nil: try readLossless(chunk, payload)
    case "ALPH" where alpha == nil && image == nil && !payload.isEmpty: alpha = chunk
    case "ICCP" where profile == nil && image == nil && isProfile(payload): profile = chunk
    // Without the extended header decoders take no notice of it.
    case "EXIF" where orientation == nil && canvas != nil:
      orientation = ExifOrientation.read(
        source, at: payload.lowerBound, end: payload.upperBound)
    default: break
    }
  }

  private mutating func readExtended(_ payload: Range<Int>) throws(PictureProblem) {
    guard payload.count >= 10, let width = source.little(payload.lowerBound + 4, bytes: 3),
      let height = source.little(payload.lowerBound + 7, bytes: 3)
    else { throw .damaged(.webp) }
    guard source.bytes[payload.lowerBound] & 0x02 == 0 else { throw .animated(.webp) }
    try limits.check(width: width + 1, height: height + 1, of: .webp)
    canvas = (width + 1, height + 1)
    saysTransparent = source.bytes[payload.lowerBound] & 0x10 != 0
  }

  /// Reads the head of a VP8 key frame (RFC 6386, 9.1).
  private mutating func readLossy(_ chunk: Range<Int>, _ payload: Range<Int>)
    throws(PictureProblem)
  {
    let start = payload.lowerBound
    guard payload.count > 10, let tag = source.little(start, bytes: 3), tag & 1 == 0,
      source.little(start + 3, bytes: 3) == 0x2A019D,
      let width = source.little(start + 6, bytes: 2),
      let height = source.little(start + 8, bytes: 2)
    else { throw .damaged(.webp) }
    guard tag >> 5 <= payload.count - 10 else { throw .truncated(.webp) }
    try take(chunk, width: width & 0x3FFF, height: height & 0x3FFF)
  }

  private mutating func readLossless(_ chunk: Range<Int>, _ payload: Range<Int>)
    throws(PictureProblem)
  {
    let start = payload.lowerBound
    guard payload.count > 5, source.bytes[start] == 0x2F,
      let bits = source.little(start + 1, bytes: 4), bits >> 29 == 0
    else { throw .damaged(.webp) }
    isLossless = true
    try take(chunk, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
  }

  private mutating func take(_ chunk: Range<Int>, width: Int, height: Int) throws(PictureProblem) {
    try limits.check(width: width, height: height, of: .webp)
    size = (width, height)
    image = chunk
  }

  private func isProfile(_ payload: Range<Int>) -> Bool {
    payload.count >= 128 && source.big32(payload.lowerBound) == payload.count
      && source.has("acsp", at: payload.lowerBound + 36)
  }

  private func assembled(_ size: (width: Int, height: Int)) -> [UInt8] {
    // Transparency of a lossless picture is in its own data, and needs no flag.
    let alpha = isLossless || !saysTransparent ? nil : alpha
    let profile = canvas == nil ? nil : profile
    let turned = orientation ?? 1
    var parts = KeptParts()
    if alpha != nil || profile != nil || turned > 1 {
      var flags: UInt8 = 0
      if profile != nil { flags |= 0x20 }
      if alpha != nil || isLossless && isTransparent { flags |= 0x10 }
      if turned > 1 { flags |= 0x08 }
      parts.add(
        Array("VP8X".utf8) + Self.little(10, 4) + [flags, 0, 0, 0]
          + Self.little(size.width - 1, 3) + Self.little(size.height - 1, 3))
    }
    for chunk in [profile, alpha, image] {
      guard let chunk else { continue }
      parts.keep(chunk)
      if !chunk.count.isMultiple(of: 2) { parts.add([0]) }
    }
    if turned > 1 {
      let block = ExifOrientation.block(turned)
      parts.add(Array("EXIF".utf8) + Self.little(block.count, 4) + block)
    }
    var whole = KeptParts()
    whole.add(Array("RIFF".utf8) + Self.little(parts.count + 4, 4) + Array("WEBP".utf8))
    whole.add(parts)
    return whole.joined(from: source)
  }

  /// True if the data of a lossless picture declare transparency.
  private var isTransparent: Bool {
    guard let image, let bits = source.little(image.lowerBound + 9, bytes: 4) else { return false }
    return bits >> 28 & 1 == 1
  }

  private static func little(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

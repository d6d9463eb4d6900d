/// A kind of file, recognised by its first bytes; file name and stated type do not count.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case jpeg, png, webp
  case gif, heic, avif, svg, tiff, bmp, pdf, zip

  /// The formats in which photos are kept.
  package static let kept: [PictureFormat] = [.jpeg, .png, .webp]

  /// The media type, such as `image/jpeg`.
  package var mediaType: String {
    switch self {
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    case .zip: "application/zip"
    default: "image/\(rawValue)"
    }
  }

  /// The usual ending of a file's name, without the dot.
  package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }

  /// The name as people write it.
  package var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Recognises a file; `nil` where nothing is known that begins like this.
  package init?(sniffing bytes: [UInt8]) {
    func has(_ text: String, at index: Int = 0) -> Bool {
      bytes.count >= index + text.utf8.count
        && bytes[index..<index + text.utf8.count].elementsEqual(text.utf8)
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: PNGStripper.signature) {
      self = .png
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("ftyp", at: 4) {
      guard let format = Self.brands.first(where: { has($0.key, at: 8) })?.value else {
        return nil
      }
      self = format
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("%PDF-") {
      self = .pdf
    } else if has("PK\u{3}\u{4}") || has("PK\u{5}\u{6}") {
      self = .zip
    } else if has("BM"), bytes.count >= 18, bytes[6..<10].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Major brands of ISO base media files (ISO/IEC 23008-12, AV1 Image File Format).
  private static let brands: [String: PictureFormat] = [
    "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "hevc": .heic, "hevx": .heic,
    "mif1": .heic, "msf1": .heic, "avif": .avif, "avis": .avif,
  ]

  /// Looks for the element within the first 1024 bytes of a text that begins with `<`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.first == "<" && start.contains("<svg")
  }
}

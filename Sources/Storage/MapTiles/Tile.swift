package import Foundation

/// A square picture of a map.
package struct Tile: Sendable, Hashable {
  /// The picture as it lies in the file.
  package let bytes: Data
  /// Its media type, from its first bytes: a file may mix several, and its metadata may be wrong.
  package let mediaType: String

  /// Recognises a picture: PNG, JPEG or WebP; anything else is none.
  init?(_ bytes: Data) {
    guard let mediaType = Self.mediaType(bytes) else { return nil }
    (self.bytes, self.mediaType) = (bytes, mediaType)
  }

  private static func mediaType(_ bytes: Data) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      return "image/webp"
    }
    return nil
  }
}

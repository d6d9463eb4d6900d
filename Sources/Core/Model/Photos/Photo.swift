public import Foundation

/// A photo of a day, without its bytes: those are kept once for all photos that are the same file.
public struct Photo: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  public struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  public let id: ID
  /// Stable across exchanges between databases.
  public let uuid: UUID
  /// The day that it belongs to, as `2026-03-05`.
  public let date: String
  /// The user's words about it, if any.
  public let caption: String?
  /// The media type: `image/jpeg`, `image/png` or `image/webp`.
  public let mediaType: String
  /// The width in pixels as stored, before it is turned.
  public let width: Int
  /// The height in pixels as stored, before it is turned.
  public let height: Int
  /// The orientation from 1 (upright) to 8, as EXIF counts them.
  public let orientation: Int
  /// The size of the file in bytes.
  public let byteCount: Int
  /// The SHA-256 of the file, in 64 lower-case hexadecimal digits.
  public let sha256: String

  /// Creates a photo.
  public init(
    id: ID, uuid: UUID, date: String, caption: String?, mediaType: String, width: Int, height: Int,
    orientation: Int, byteCount: Int, sha256: String
  ) {
    self.id = id
    self.uuid = uuid
    self.date = date
    self.caption = caption
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.orientation = orientation
    self.byteCount = byteCount
    self.sha256 = sha256
  }

  /// The sides as they are shown, after it is turned.
  public var shownSize: (width: Int, height: Int) {
    orientation > 4 ? (height, width) : (width, height)
  }
}

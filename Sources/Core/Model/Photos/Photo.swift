package import Foundation

/// A photo of a day, without its bytes: those are kept once for all photos that are the same file.
package struct Photo: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// The day that it belongs to, as `2026-03-05`.
  package let date: String
  /// The user's words about it, if any.
  package let caption: String?
  /// The media type: `image/jpeg`, `image/png` or `image/webp`.
  package let mediaType: String
  /// The width in pixels as stored, before it is turned.
  package let width: Int
  /// The height in pixels as stored, before it is turned.
  package let height: Int
  /// The orientation from 1 (upright) to 8, as EXIF counts them.
  package let orientation: Int
  /// The size of the file in bytes.
  package let byteCount: Int
  /// The SHA-256 of the file, in 64 lower-case hexadecimal digits.
  package let sha256: String
  /// True for a shared one; `nil` for others, as steps of earlier versions have it.
  private var shared: Bool?

  package init(
    id: ID, uuid: UUID, date: String, caption: String?, mediaType: String, width: Int, height: Int,
    orientation: Int, byteCount: Int, sha256: String, isShared: Bool = false
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
    shared = isShared ? true : nil
  }

  /// True if all persons of the household may look at it, which only its owner changes.
  package var isShared: Bool {
    get { shared == true }
    set { shared = newValue ? true : nil }
  }

  /// The sides as they are shown, after it is turned.
  package var shownSize: (width: Int, height: Int) {
    orientation > 4 ? (height, width) : (width, height)
  }
}

/// An edit of photos or the profile, as data for texts in any language.
package enum PhotoStep: Sendable, Hashable, Codable {
  /// A photo was added.
  case added(Photo.ID, caption: String?)
  /// A photo was removed.
  case removed(Photo.ID, caption: String?)
  /// The profile was changed.
  case profile
  /// A photo can be seen by all persons.
  case shared(Photo.ID, caption: String?)
  /// A photo can be seen by its owner only.
  case unshared(Photo.ID, caption: String?)
  /// The picture of a photo was turned or cut.
  case changed(Photo.ID, caption: String?)
}

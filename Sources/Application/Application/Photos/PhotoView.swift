import Foundation
import Localization
package import Model
import Pictures
package import Text

/// A photo for every form of output.
package struct PhotoView: Sendable, Hashable {
  package let photo: Photo

  package init(_ photo: Photo) { self.photo = photo }

  /// The keys of a photo, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(photo.id.rawValue))),
      ("uuid", .string(photo.uuid.uuidString.lowercased())), ("date", .string(photo.date)),
      ("caption", JSON(photo.caption)), ("type", .string(photo.mediaType)),
      ("width", .integer(photo.width)), ("height", .integer(photo.height)),
      ("orientation", .integer(photo.orientation)), ("bytes", .integer(photo.byteCount)),
      ("sha256", .string(photo.sha256)), ("shared", .bool(photo.isShared)),
    ])
  }

  /// The name of the file as it is served and saved: `photo-3.jpg`.
  package var fileName: String {
    let format = PictureFormat.kept.first { $0.mediaType == photo.mediaType }
    return "photo-\(photo.id.rawValue).\(format?.fileEnding ?? "jpg")"
  }

  /// The photo in a line: `3  2026-03-05  1200 x 800  2.4 MB  shared  At the lake`.
  package var line: String {
    let size = photo.shownSize
    let parts: [String?] = [
      "\(photo.id.rawValue)", photo.date, "\(size.width) x \(size.height)",
      PhotoPhrase.size(photo.byteCount).text,
      photo.isShared ? PhotoPhrase.sharedMark.text : nil, photo.caption?.oneLine,
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }
}

/// Finds photos by what the user types.
package enum PhotoNames {
  /// Returns the photo with a number or a caption.
  ///
  /// - Throws: `Refusal` where there is none, or several have the caption.
  package static func photo(_ text: String, in snapshot: any StoreSnapshot) throws -> Photo {
    let wanted = text.trimmed
    if let number = Int64(wanted), let found = try snapshot.photo(Photo.ID(rawValue: number)) {
      return found
    }
    let photos = try snapshot.photos
    let found = photos.filter { $0.caption != nil }.named(wanted) { $0.caption ?? "" }
    guard found.count < 2 else {
      throw Refusal.several(
        .photo, text, found.map { ($0.id.rawValue, $0.caption ?? "") })
    }
    if let one = found.first { return one }
    throw Refusal(
      .notFound, .photo,

      PhotoPhrase.noSuchPhoto(
        text.quoted,
        suggestion: Suggestion.quoted(for: wanted, among: photos.compactMap(\.caption))))
  }
}

import Localization
package import Model
import Text

/// Finds photos by what the user types.
package enum PhotoNames {
  /// Returns the photo with a number or a caption.
  ///
  /// - Throws: `RequestFailure` where there is none, or several have the caption.
  package static func photo(_ text: String, in snapshot: any StoreSnapshot) throws -> Photo {
    let wanted = text.trimmed
    if let number = Int64(wanted), let found = try snapshot.photo(Photo.ID(rawValue: number)) {
      return found
    }
    let photos = try snapshot.photos
    let found = photos.filter { $0.caption != nil }.named(wanted) { $0.caption ?? "" }
    guard found.count < 2 else {
      throw RequestFailure.several(
        .photo, text, found.map { ($0.id.rawValue, $0.caption ?? "") })
    }
    if let one = found.first { return one }
    throw RequestFailure(
      .notFound, .photo,

      PhotoPhrase.noSuchPhoto(
        text.quoted,
        suggestion: Suggestion.quoted(for: wanted, among: photos.compactMap(\.caption))))
  }
}

import Localization
public import Reminders
import Text

/// Finds photos by what the user types.
public enum PhotoNames {
  /// Returns the photo with a number or, regardless of case, a caption.
  ///
  /// - Throws: `RequestFailure` where there is none.
  public static func photo(_ text: String, in snapshot: any StoreSnapshot) throws -> Photo {
    let wanted = text.trimmed
    if let number = Int64(wanted), let found = try snapshot.photo(Photo.ID(rawValue: number)) {
      return found
    }
    let photos = try snapshot.photos
    if let found = photos.first(where: { $0.caption?.lowercased() == wanted.lowercased() }) {
      return found
    }
    throw RequestFailure(
      .notFound, .photo,
      .photo(
        .noSuchPhoto(
          text.quoted,
          suggestion: Suggestion.quoted(for: wanted, among: photos.compactMap(\.caption)))))
  }
}

import Foundation
package import Model
package import Text

/// The profile of the user: a name, a few words, and one of the photos (J10).
package struct Profile: Sendable, Hashable {
  /// The names of its preferences.
  enum Key {
    static let name = "profile.name"
    static let about = "profile.about"
    static let photo = "profile.photo"
  }

  package let name: String?
  /// A few words about the user.
  package let about: String?
  /// The picture; `nil` if none is chosen, or the chosen one is gone.
  package let photo: Photo?

  /// Reads the profile.
  package init(_ snapshot: any StoreSnapshot) throws {
    let values = Dictionary(
      try snapshot.preferences.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    name = values[Key.name]
    about = values[Key.about]
    let uuid = values[Key.photo]
    photo = try uuid.flatMap { uuid in
      try snapshot.photos.first { $0.uuid.uuidString.lowercased() == uuid }
    }
  }

  /// The keys of the profile, as `profile --json` prints them.
  package var json: JSON {
    .object([
      ("name", JSON(name)), ("about", JSON(about)),
      ("photo", photo.map { .integer(Int($0.id.rawValue)) } ?? .null),
    ])
  }
}

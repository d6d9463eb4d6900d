import Foundation
public import Model
public import Text

/// The profile of the user: a name, a few words, and one of the photos (J10).
public struct Profile: Sendable, Hashable {
  /// The names of its preferences.
  enum Key {
    static let name = "profile.name"
    static let about = "profile.about"
    static let photo = "profile.photo"
  }

  /// The name.
  public let name: String?
  /// A few words about the user.
  public let about: String?
  /// The picture; `nil` if none is chosen, or the chosen one is gone.
  public let photo: Photo?

  /// Reads the profile.
  public init(_ snapshot: any StoreSnapshot) throws {
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
  public var json: JSON {
    .object([
      ("name", JSON(name)), ("about", JSON(about)),
      ("photo", photo.map { .integer(Int($0.id.rawValue)) } ?? .null),
    ])
  }
}

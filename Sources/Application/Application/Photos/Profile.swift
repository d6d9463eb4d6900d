import Foundation
import Localization
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

extension EditBuilder {
  /// The longest name and the longest text about the user, in characters.
  package static let longestProfile = (name: 100, about: 2000)

  /// The fields of the profile as typed; `nil` for those not given, empty to take one away.
  package struct ProfileInput: Sendable, Hashable {
    package var name: String?
    /// A few words about the user.
    package var about: String?
    /// The number of a photo, or `none`.
    package var photo: String?

    /// True if no field is given.
    package var isEmpty: Bool { name == nil && about == nil && photo == nil }

    /// Creates the fields of a profile.
    package init(name: String? = nil, about: String? = nil, photo: String? = nil) {
      self.name = name
      self.about = about
      self.photo = photo
    }
  }

  /// Returns the edit that changes the profile; without changes if all is as it was.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func changeProfile(_ input: ProfileInput, in context: any EditContext) throws -> Edit {
    var values: [(key: String, value: String?)] = []
    if let name = input.name {
      let most = Self.longestProfile.name
      guard name.trimmed.count <= most else {
        throw Refusal(.usage, .name, PhotoPhrase.profileNameTooLong(most: most))
      }
      values.append(
        (Profile.Key.name, try Self.kept(NullCharacter.refused(in: name, .name).oneLine, .name)))
    }
    if let about = input.about {
      let most = Self.longestProfile.about
      guard about.trimmed.count <= most else {
        throw Refusal(.usage, .about, PhotoPhrase.profileAboutTooLong(most: most))
      }
      values.append((Profile.Key.about, try Self.kept(about, .about)))
    }
    if let photo = input.photo?.trimmed {
      let isNone = photo.isEmpty || photo.lowercased() == "none"
      let uuid = isNone ? nil : try PhotoNames.photo(photo, in: context).uuid
      values.append((Profile.Key.photo, uuid?.uuidString.lowercased()))
    }
    let present = try context.preferences
    var edit = Edit(summary: "profile", action: .photo(.profile))
    edit.preferences = values.compactMap { key, value in
      let before = present.first { $0.key == key }
      let after = value.map { Preference(key: key, value: $0) }
      return before == after ? nil : .init(before: before, after: after)
    }
    return edit
  }

  private static func kept(_ text: String, _ field: RequestField) throws -> String? {
    let text = text.trimmed
    return text.isEmpty ? nil : try NullCharacter.refused(in: text, field)
  }
}

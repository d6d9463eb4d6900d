/// An edit of photos or the profile, as data for texts in any language.
package enum PhotoStep: Sendable, Hashable, Codable {
  /// A photo was added.
  case added(Photo.ID, caption: String?)
  /// A photo was removed.
  case removed(Photo.ID, caption: String?)
  /// The profile was changed.
  case profile
}

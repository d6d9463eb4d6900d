/// A step about photos or the profile, without its language.
public enum PhotoStep: Sendable, Hashable, Codable {
  /// A photo was added.
  case added(Photo.ID, caption: String?)
  /// A photo was removed.
  case removed(Photo.ID, caption: String?)
  /// The profile was changed.
  case profile
}

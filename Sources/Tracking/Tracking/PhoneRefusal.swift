public import Localization

/// A reason why a phone's report was refused before its position was looked at.
public enum PhoneRefusal: String, Sendable, Hashable {
  /// Its time is more than two minutes ahead of the computer's.
  case future
  /// It is older than `phones.oldest`.
  case old
  /// The phone marks the position as a mock.
  case mock
  /// It came in a message that cannot be decrypted.
  case undecryptable

  /// The reason as a phrase.
  public var phrase: PositionPhrase {
    switch self {
    case .future: .future
    case .old: .old
    case .mock: .mock
    case .undecryptable: .undecryptable
    }
  }
}

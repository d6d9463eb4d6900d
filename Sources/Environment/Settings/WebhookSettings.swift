package import Text

/// An address that reminders are posted to.
package struct WebhookSettings: Sendable, Hashable {
  /// The user's name for it: 1 to 32 of a-z, 0-9 and `-`, beginning with a letter.
  package let name: String
  /// Where to post: `http` or `https`, without user and password.
  package let url: String
  /// The header fields of the request.
  package let headers: [HeaderField]
  /// The template of the request's body; `nil` for the reminders as JSON.
  package let body: String?
  /// How long the answer may take, in seconds, from 1 to 600.
  package let timeLimitSeconds: Double
  /// The persons whose reminders it gets; empty for those of all persons.
  package internal(set) var persons: [String] = []

  /// How long an answer may take where nothing is set, in seconds.
  static let usualTimeLimitSeconds = 30.0
}

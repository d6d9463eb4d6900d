/// A program that receives reminders.
package struct CommandSettings: Sendable, Hashable {
  /// The user's name for it: 1 to 32 of a-z, 0-9 and `-`, beginning with a letter.
  package let name: String
  /// The program, then its arguments, 1 to 256; no shell reads them.
  package let arguments: [String]
  /// How long it may take, in seconds, from 1 to 600.
  package let timeLimitSeconds: Double
  /// The persons whose reminders it gets; empty for those of all persons.
  package internal(set) var persons: [String] = []

  /// How long one may take where nothing is set, in seconds.
  static let usualTimeLimitSeconds = 30.0
}

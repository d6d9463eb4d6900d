/// A program that receives reminders.
public struct CommandSettings: Sendable, Hashable {
  /// The user's name for it: 1 to 32 of a-z, 0-9 and `-`, beginning with a letter.
  public let name: String
  /// The program, then its arguments, 1 to 256; no shell reads them.
  public let arguments: [String]
  /// How long it may take, in seconds, from 1 to 600.
  public let timeLimitSeconds: Double
  /// The persons whose reminders it gets; empty for those of all persons.
  public internal(set) var persons: [String] = []

  /// How long one may take where nothing is set, in seconds.
  static let usualTimeLimitSeconds = 30.0
}

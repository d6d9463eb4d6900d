/// An edit as the undo log knows it.
public struct LoggedStep: Sendable, Hashable {
  /// Its number, which grows; another edit never gets the same one while this one can be undone.
  public let number: Int64
  /// What the user did, in words.
  public let summary: String

  /// Names a step.
  public init(number: Int64, summary: String) {
    self.number = number
    self.summary = summary
  }
}

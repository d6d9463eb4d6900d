/// A message for the user, and the exit code that goes with it.
public struct CommandFailure: Error, CustomStringConvertible {
  /// The exit code.
  public let code: ExitStatus
  /// The text: the problem, the value in quotes, and advice.
  public let message: String

  /// Creates a failure.
  public init(_ code: ExitStatus, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

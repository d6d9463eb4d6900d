public import Foundation

/// One cycle of a task: when it began, when the task opens, when it is due.
///
/// All three are `nil` for a one-off task without a date, and none is otherwise.
public struct Countdown: Sendable, Hashable {
  /// When the cycle began; a one-off task's begins when it opens.
  public let began: Date?
  /// From when on the task can be done; never later than due.
  public let opens: Date?
  /// When it is due.
  public let due: Date?

  /// Creates a countdown.
  public init(began: Date?, opens: Date?, due: Date?) {
    self.began = began
    self.opens = opens
    self.due = due
  }
}

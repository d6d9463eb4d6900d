import Text

/// A reminder that could not be handed over.
public enum NotifierError: Error, Hashable, CustomStringConvertible {
  /// The program does not start.
  case notStarted(program: String, reason: String)
  /// The program ended with an error; `message` is the first line it wrote about it, or empty.
  case failed(program: String, status: Int32, message: String)
  /// The program was ended by a signal.
  case killed(program: String, signal: Int32)
  /// The program was still running after the time limit, and was killed.
  case timeLimit(program: String, seconds: Double)

  /// Names the program, says what happened, and what to do.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(Self.quoted(program)) does not start: \(Self.line(reason)). "
        + "Install it (Debian: libnotify-bin), or set notify.desktop to off."
    case .failed(let program, let status, let message):
      "\(Self.quoted(program)) failed with status \(status)"
        + (message.isEmpty ? "." : ": \(Self.line(message)).")
        + " Expected a desktop session that shows notifications; otherwise set notify.desktop to off."
    case .killed(let program, let signal):
      "\(Self.quoted(program)) was ended by signal \(signal): expected it to end by itself."
    case .timeLimit(let program, let seconds):
      "\(Self.quoted(program)) was still running after \(Self.number(seconds)) s and was killed: "
        + "expected it to hand the notification over at once. See whether the desktop responds."
    }
  }

  private static func quoted(_ program: String) -> String { "\"\(line(program))\"" }

  private static func line(_ text: String) -> String {
    var text = text.quietLine(cutAfter: 200)
    while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
    return text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(value.description.dropLast(2)) : "\(value)"
  }
}

import Text

/// A reminder that could not be handed over, or a notifier that cannot be made.
///
/// Descriptions are one clean line. They name no more of a web address than its host: the rest is often a secret.
public enum NotifierError: Error, Hashable, CustomStringConvertible {
  /// The program does not start.
  case notStarted(notifier: String, program: String, reason: String)
  /// The program ended with an error; `message` is the last line it wrote about it, or empty.
  case failed(notifier: String, program: String, status: Int32, message: String)
  /// The program was ended by a signal.
  case killed(notifier: String, program: String, signal: Int32)
  /// The program was still running after the time limit, and was killed.
  case timeLimit(notifier: String, program: String, seconds: Double)
  /// A setting of a webhook that cannot work.
  case setting(notifier: String, setting: String, value: String, problem: String)
  /// The web server could not be reached, or broke off.
  case unreachable(notifier: String, host: String, reason: String)
  /// The web server answered with something else than success; `message` is the first line of its answer, or empty.
  case answered(notifier: String, host: String, status: Int, message: String)
  /// The web server had not answered after the time limit.
  case noAnswer(notifier: String, host: String, seconds: Double)

  /// Names the thing, says what happened, and what to do.
  public var description: String {
    switch self {
    case .notStarted(let notifier, let program, let reason):
      "\(Self.quoted(program)) does not start: \(Self.line(reason)). " + Self.advice(notifier)
    case .failed(let notifier, let program, let status, let message):
      "\(Self.quoted(program)) failed with status \(status)"
        + (message.isEmpty ? "." : ": \(Self.line(message)).")
        + (notifier == "desktop"
          ? " Expected a desktop session that shows notifications; otherwise set notify.desktop to off."
          : " Expected status 0; see notify.\(notifier).run.")
    case .killed(_, let program, let signal):
      "\(Self.quoted(program)) was ended by signal \(signal): expected it to end by itself."
    case .timeLimit(let notifier, let program, let seconds):
      "\(Self.quoted(program)) was still running after \(Self.number(seconds)) s and was killed: "
        + (notifier == "desktop"
          ? "expected it to hand the notification over at once. See whether the desktop responds."
          : "expected it to end in time. Raise notify.\(notifier).time_limit, or mend it.")
    case .setting(let notifier, let setting, let value, let problem):
      "notify.\(notifier).\(setting): \(Self.quoted(value)) \(Self.line(problem))."
    case .unreachable(let notifier, let host, let reason):
      "\(Self.quoted(host)) cannot be reached: \(Self.line(reason)). "
        + "See the network, and notify.\(notifier).url."
    case .answered(let notifier, let host, let status, let message):
      "\(Self.quoted(host)) answered \(status)"
        + (message.isEmpty ? "" : ": \(Self.line(message))") + ". " + Self.advice(notifier, status)
    case .noAnswer(let notifier, let host, let seconds):
      "\(Self.quoted(host)) had not answered after \(Self.number(seconds)) s. "
        + "See the network, or raise notify.\(notifier).time_limit."
    }
  }

  private static func advice(_ notifier: String) -> String {
    notifier == "desktop"
      ? "Install it (Debian: libnotify-bin), or set notify.desktop to off."
      : "Install it, or change notify.\(notifier).run."
  }

  private static func advice(_ notifier: String, _ status: Int) -> String {
    switch status {
    case 300..<400: "Redirects are not followed: set notify.\(notifier).url to where it leads."
    case 401, 403: "Expected 2xx; see the credentials in notify.\(notifier).headers or .url."
    case 404, 405, 410: "Expected 2xx; see notify.\(notifier).url."
    case 500...: "Expected 2xx; it is tried again."
    default: "Expected 2xx; see notify.\(notifier).body and .headers."
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(line(text))\"" }

  private static func line(_ text: String) -> String {
    var text = text.quietLine(cutAfter: 200)
    while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
    return text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(value.description.dropLast(2)) : "\(value)"
  }
}

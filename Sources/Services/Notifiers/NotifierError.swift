package import Localization
package import Model
import Text

/// Errors of a notifier: a reminder that could not be delivered, or a setting that does not work.
///
/// Descriptions are one clean line. They name no more of a web address than its host: the rest is
/// often a secret.
package enum NotifierError: Error, Hashable, Phrased, RetryHint {
  /// The program does not start.
  case notStarted(notifier: String, program: String, reason: ProgramReason)
  /// The program ended with an error; `message` is the last line it wrote about it, or empty.
  case failed(notifier: String, program: String, status: Int32, message: String)
  /// The program was ended by a signal.
  case killed(notifier: String, program: String, signal: Int32)
  /// The program was still running at the time limit, and was killed.
  case timeLimit(notifier: String, program: String, seconds: Double)
  /// A setting of a webhook that does not work.
  case setting(notifier: String, setting: String, value: String, problem: WebhookProblem)
  /// The connection to the web server failed or was closed early.
  case unreachable(settings: ServiceSettings, host: String, reason: HTTPReason)
  /// The web server answered with an error; its body is not shown. `retryAfter` is the seconds that
  /// it wants to be left alone.
  case answered(
    settings: ServiceSettings, host: String, status: Int, retryAfter: Double? = nil)
  /// The web server did not answer in time.
  case noAnswer(settings: ServiceSettings, host: String, seconds: Double)
  /// The push service takes no message without a contact, and there is none.
  case noContact(host: String)

  /// The sentence for the user.
  package var phrase: NotifierPhrase {
    switch self {
    case .notStarted(let notifier, let program, let reason):
      NotifierPhrase.notStarted(notifier: notifier, program: Self.line(program), reason: reason)
    case .failed(let notifier, let program, let status, let message):
      NotifierPhrase.failed(
        notifier: notifier, program: Self.line(program), status: Int(status),
        message: Self.line(message))
    case .killed(_, let program, let signal):
      NotifierPhrase.killed(program: Self.line(program), signal: Int(signal))
    case .timeLimit(let notifier, let program, let seconds):
      NotifierPhrase.timeLimit(notifier: notifier, program: Self.line(program), seconds: seconds)
    case .setting(let notifier, let setting, let value, let problem):
      NotifierPhrase.setting(
        notifier: notifier, setting: setting, value: Self.line(value), problem: problem)
    case .unreachable(let settings, let host, let reason):
      NotifierPhrase.unreachable(settings: settings, host: Self.line(host), reason: reason)
    case .answered(let settings, let host, let status, _):
      NotifierPhrase.answered(settings: settings, host: Self.line(host), status: status)
    case .noAnswer(let settings, let host, let seconds):
      NotifierPhrase.noAnswer(settings: settings, host: Self.line(host), seconds: seconds)
    case .noContact(let host): NotifierPhrase.noContact(host: Self.line(host))
    }
  }

  /// The wait that the web server has asked for with 429 or 503, in seconds.
  package var retryAfterSeconds: Double? {
    guard case .answered(_, _, _, let seconds) = self else { return nil }
    return seconds
  }

  /// Returns a text of any origin as a part of a sentence.
  private static func line(_ text: String) -> String {
    var text = text.cleanLine(cutAfter: 200)
    while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Notifier {
  /// Returns a notifier whose messages and buttons are in a language.
  ///
  /// Binds the language during each delivery, in which the messages are made; log messages stay in
  /// English.
  package func localized(with localizer: Localizer) -> Notifier {
    Notifier(name: name) { reminders in
      try await Localizer.$current.withValue(localizer) { try await deliver(reminders) }
    }
  }
}

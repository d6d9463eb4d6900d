package import Model

/// Shows reminders on the desktop through notify-send, the program of the freedesktop
/// specification.
package enum DesktopNotifier {
  /// The name of the program.
  package static let program = "notify-send"
  /// The notifier's name.
  static let name = "desktop"
  /// The time limit for passing on a notification.
  static let usualTimeLimit = Duration.seconds(10)

  /// Creates the notifier `desktop`; reminders of one delivery become one notification, without
  /// buttons.
  ///
  /// Each delivery runs the program once, without a shell. It throws `NotifierError` if the program
  /// is missing, fails, or has not ended after 10 seconds; then it is killed, as it is when the
  /// delivery is cancelled.
  package static func make(executable: String) -> Notifier {
    make(executable: executable, timeLimit: usualTimeLimit)
  }

  static func make(executable: String, timeLimit: Duration) -> Notifier {
    Notifier(name: name) { reminders in
      guard let message = DesktopMessage(reminders) else { return }
      try await show(message, executable: executable, timeLimit: timeLimit)
    }
  }

  /// Shows a notification without buttons.
  static func show(
    _ message: DesktopMessage, executable: String, timeLimit: Duration
  ) async throws {
    let spec = ProcessSpec(notifier: name, program: executable, arguments: message.arguments)
    try await ChildProcess.run(spec, timeLimit: timeLimit)
  }

  /// Finds the program in a list of folders such as `PATH`; returns `nil` if it is missing.
  package static func find(in path: String) -> String? { ProgramSearch.find(program, in: path) }
}

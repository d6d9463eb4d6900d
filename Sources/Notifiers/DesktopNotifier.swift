public import Reminders

/// Shows reminders on the desktop through notify-send, the program of the freedesktop specification.
public enum DesktopNotifier {
  /// The name of the program to look for.
  public static let program = "notify-send"
  /// The notifier's name.
  static let name = "desktop"
  /// How long handing a notification over may take.
  static let usualTimeLimit = Duration.seconds(10)

  /// Creates the notifier `desktop`; reminders of one delivery become one notification, without buttons.
  ///
  /// Each delivery runs the program once, without a shell, and returns when it has ended well. It throws `NotifierError` when the program
  /// is missing, fails, or has not ended after 10 seconds; it is killed then, and also when the delivery is cancelled.
  public static func make(executable: String) -> Notifier {
    make(executable: executable, timeLimit: usualTimeLimit)
  }

  static func make(executable: String, timeLimit: Duration) -> Notifier {
    Notifier(name: name) { reminders in
      guard let message = DesktopMessage(reminders) else { return }
      try await show(message, executable: executable, timeLimit: timeLimit)
    }
  }

  /// Shows a notification that offers nothing.
  static func show(
    _ message: DesktopMessage, executable: String, timeLimit: Duration
  ) async throws {
    let launch = ProcessSpec(notifier: name, program: executable, arguments: message.arguments)
    try await ChildProcess.run(launch, timeLimit: timeLimit)
  }

  /// Finds the program in a list of folders as `PATH` has it, or returns `nil`.
  public static func find(in path: String) -> String? { ProgramSearch.find(program, in: path) }
}

import Localization
package import Model

/// Passes reminders to a program of the user's choice.
package enum CommandNotifier {
  /// Creates the notifier `command.NAME`; reminders of one delivery are one run.
  ///
  /// `arguments` are the program, a path or a name in `PATH` of the environment, and its arguments;
  /// there is no shell. The program gets `environment` and in addition `PASSBY_TITLE`,
  /// `PASSBY_BODY` (to show below the title), `PASSBY_TEXT` (complete by itself), `PASSBY_COUNT`,
  /// `PASSBY_TIME`, and `PASSBY_TASK`, `PASSBY_UUID`, `PASSBY_PLACE`, `PASSBY_CAUSE`, which are
  /// empty if reminders differ in them; and the same as JSON on its standard input. Its output is
  /// discarded but for the last line of the standard error stream. It must end with status 0 within
  /// the limit; otherwise delivering throws `NotifierError`, and it is killed with its children.
  package static func make(
    name: String, arguments: [String], timeLimit: Duration, environment: [String: String]
  ) -> Notifier {
    let notifier = "command.\(name)"
    let program = arguments.first ?? ""
    return Notifier(name: notifier) { reminders in
      guard let message = Message(reminders) else { return }
      // Searched each time: a missing program may be installed later.
      guard let path = ProgramSearch.find(program, in: environment["PATH"] ?? usualPath) else {
        throw NotifierError.notStarted(
          notifier: notifier, program: program, reason: .missing)
      }
      let spec = ProcessSpec(
        notifier: notifier, program: path, arguments: Array(arguments.dropFirst()),
        environment: variables(message, in: environment), input: try message.json() + [0x0A])
      try await ChildProcess.run(spec, timeLimit: timeLimit)
    }
  }

  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Variables of the daemon alone: with them a program could report to systemd in its name.
  private static let own = ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"]

  private static func variables(
    _ message: Message, in environment: [String: String]
  ) -> [String: String] {
    // The settings of other notifiers may be secrets.
    var variables = environment.filter { !$0.key.hasPrefix("PASSBY_NOTIFY_") }
    for name in own { variables[name] = nil }
    let values = [
      "TITLE": message.title, "BODY": message.body, "TEXT": message.text,
      "COUNT": String(message.count), "TIME": message.time, "TASK": message.task ?? "",
      "UUID": message.uuid ?? "", "PLACE": message.place ?? "", "CAUSE": message.cause ?? "",
    ]
    for (name, text) in values { variables["PASSBY_\(name)"] = text }
    return variables
  }
}

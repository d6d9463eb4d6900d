public import Reminders

/// Hands reminders to a program of the user's choice.
public enum CommandNotifier {
  /// Creates the notifier `command.NAME`; reminders of one delivery are one run.
  ///
  /// `arguments` are the program, a path or a name to be found in `PATH` of the environment, and what it gets; no shell reads them. The
  /// program gets `environment` and with it `PASSBY_TITLE`, `PASSBY_BODY` (to stand under the title), `PASSBY_TEXT` (stands alone),
  /// `PASSBY_COUNT`, `PASSBY_TIME`, and `PASSBY_TASK`, `PASSBY_UUID`, `PASSBY_PLACE`, `PASSBY_CAUSE`, which are empty where reminders
  /// differ in them; and the same as JSON on its standard input. What it writes is dropped but for the last line of its standard error
  /// stream. It must end with status 0 within the limit; otherwise delivering throws `NotifierError`, and it is killed with what it has started.
  public static func make(
    name: String, arguments: [String], timeLimit: Duration, environment: [String: String]
  ) -> Notifier {
    let notifier = "command.\(name)"
    let program = arguments.first ?? ""
    return Notifier(name: notifier) { reminders in
      guard let message = Message(reminders) else { return }
      // Searched each time: what is missing today may be installed tomorrow.
      guard let path = ProgramSearch.find(program, in: environment["PATH"] ?? usualPath) else {
        throw NotifierError.notStarted(
          notifier: notifier, program: program, reason: "there is no such program")
      }
      let launch = ProcessSpec(
        notifier: notifier, program: path, arguments: Array(arguments.dropFirst()),
        environment: variables(message, in: environment), input: try message.json() + [0x0A])
      try await ChildProcess.run(launch, timeLimit: timeLimit)
    }
  }

  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// What speaks to systemd in the daemon's name is not passed on.
  private static let own = ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"]

  private static func variables(
    _ message: Message, in environment: [String: String]
  ) -> [String: String] {
    // Nor are other notifiers' settings, which may be secrets.
    var variables = environment.filter { !$0.key.hasPrefix("PASSBY_NOTIFY_") }
    for name in own { variables[name] = nil }
    let told = [
      "TITLE": message.title, "BODY": message.body, "TEXT": message.text,
      "COUNT": String(message.count), "TIME": message.time, "TASK": message.task ?? "",
      "UUID": message.uuid ?? "", "PLACE": message.place ?? "", "CAUSE": message.cause ?? "",
    ]
    for (name, text) in told { variables["PASSBY_\(name)"] = text }
    return variables
  }
}

import Localization
package import Model
import Synchronization

/// Shows reminders on the desktop through notify-send, the program of the freedesktop
/// specification.
package enum DesktopNotifier {
  /// The name of the program.
  package static let program = "notify-send"
  /// The notifier's name.
  package static let name = "desktop"
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

/// A desktop notification.
struct DesktopMessage {
  /// The texts.
  let message: Message
  /// The buttons to offer.
  let actions: [ReminderAction]

  /// Merges reminders; returns `nil` for none.
  ///
  /// A notification about one task has buttons; the next visit is for a place only,
  /// and a habit can only be done.
  init?(_ reminders: [Reminder], bytes: Int = Message.bodyLimit) {
    guard let message = Message(reminders, bytes: bytes) else { return nil }
    self.message = message
    let isOneTask = Set(reminders.map(\.uuid)).count == 1
    let isAtPlace = reminders.contains { $0.place != nil }
    let isHabit = reminders.contains { $0.key.cause == .habit }
    actions = ReminderAction.allCases.filter { action in
      guard isOneTask else { return false }
      return action == .done || !isHabit && (action != .nextVisit || isAtPlace)
    }
  }

  /// The arguments of notify-send; no text is read as an option or as markup.
  var arguments: [String] {
    ["--app-name=Passby", "--", message.title, Self.escaped(message.body)]
  }

  /// The arguments of a notify-send that prints the notification's number and waits for a click.
  ///
  /// Source: notify-send(1) of libnotify 0.8.
  var waitingArguments: [String] {
    ["--print-id"] + actions.map { "--action=\($0.rawValue)=\($0.label)" } + arguments
  }

  /// Escapes `<`, `>` and `&` for the notification server, which reads markup, and the backslash
  /// for notify-send, which reads C escapes in a body.
  ///
  /// Source: Desktop Notifications Specification 1.2, "Markup"; notify-send.c of libnotify 0.8
  /// (`g_strcompress`).
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

/// Shows reminders on the desktop with buttons: Done, Snooze 1 h and, at a place, Next visit.
///
/// A notification about one task has buttons. The notify-send process that shows it runs until a
/// click. At most eight of these processes run: a further one ends the oldest, whose buttons then
/// have no effect. Without support by notify-send or the desktop, notifications have no buttons.
package final class InteractiveDesktopNotifier: Sendable {
  private struct Click {
    let action: ReminderAction
    let reminders: [Reminder]
  }

  private struct State {
    /// Programs that wait for a click, the oldest first.
    var waiting: [ButtonWindow] = []
    var lastNumber = 0
    var hasEnded = false
  }

  /// Most programs that wait for a click.
  static let mostWaiting = 8

  private let executable: String
  private let timeLimit: Duration
  private let onAction: @Sendable (ReminderAction, [Reminder]) async -> Void
  private let state = Mutex(State())
  private let (clicks, click) = AsyncStream.makeStream(
    of: Click.self, bufferingPolicy: .bufferingOldest(InteractiveDesktopNotifier.mostWaiting))
  private let (windows, window) = AsyncStream.makeStream(of: ButtonWindow.self)

  /// Creates a notifier that runs a notify-send executable.
  ///
  /// `run()` shows the notifications with buttons and calls `onAction` for each click; deliveries
  /// before it wait for it. Once it has ended, notifications have no buttons.
  package convenience init(
    executable: String, onAction: @escaping @Sendable (ReminderAction, [Reminder]) async -> Void
  ) {
    self.init(
      executable: executable, timeLimit: DesktopNotifier.usualTimeLimit, onAction: onAction)
  }

  init(
    executable: String, timeLimit: Duration,
    onAction: @escaping @Sendable (ReminderAction, [Reminder]) async -> Void
  ) {
    self.executable = executable
    self.timeLimit = timeLimit
    self.onAction = onAction
  }

  /// The notifier `desktop`; a delivery returns when the notification is shown.
  package var notifier: Notifier {
    Notifier(name: DesktopNotifier.name) { [self] in try await deliver($0) }
  }

  /// The number of programs that wait for a click.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// True once `run()` has ended.
  private var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Shows notifications and calls `onAction` for each click, one after the other, until the task
  /// is cancelled; then ends all notify-send processes.
  package func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { [self] in
        for await click in clicks { await onAction(click.action, click.reminders) }
      }
      for await window in windows {
        group.addTask { [self] in await show(window) }
      }
      group.cancelAll()
    }
    state.withLock { $0.hasEnded = true }
    window.finish()
  }

  private func deliver(_ reminders: [Reminder]) async throws {
    guard let message = DesktopMessage(reminders) else { return }
    if !message.actions.isEmpty, !hasEnded, try await isShownWithButtons(message, reminders) {
      return
    }
    // The same without buttons, for a libnotify older than 0.8; its error counts.
    try await DesktopNotifier.show(message, executable: executable, timeLimit: timeLimit)
  }

  /// Queues a notification for `run()`; returns true once it is shown.
  private func isShownWithButtons(
    _ message: DesktopMessage, _ reminders: [Reminder]
  ) async throws -> Bool {
    // notify-send would keep the number that it prints until its end; stdbuf(1) makes it print
    // line by line.
    guard let stdbuf = ProgramSearch.find("stdbuf", in: "/usr/bin:/bin") else { return false }
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let new = ButtonWindow(
      number: number, actions: message.actions, reminders: reminders,
      spec: ProcessSpec(
        notifier: DesktopNotifier.name, program: stdbuf,
        arguments: ["-oL", "--", executable] + message.waitingArguments))
    guard case .enqueued = window.yield(new) else { return false }
    let (executable, limit) = (executable, timeLimit)
    do {
      return try await withTimeLimit(limit) {
        for await isShown in new.outcomes { return isShown }
        throw CancellationError()
      } onLimit: {
        NotifierError.timeLimit(
          notifier: DesktopNotifier.name, program: executable, seconds: limit / .seconds(1))
      }
    } catch {
      new.close()
      throw error
    }
  }

  /// Runs the program of a notification until it ends or the notification is closed.
  private func show(_ window: ButtonWindow) async {
    let hasClicked = Atomic(false)
    await window.untilClosed { [self] in
      _ = try? await ChildProcess.run(window.spec) { line in
        // notify-send prints 0 if it has shown nothing.
        if let id = UInt32(line), id > 0 { wait(for: window) }
        guard let action = ReminderAction(rawValue: line), window.actions.contains(action),
          !hasClicked.exchange(true, ordering: .relaxed)
        else { return }
        click.yield(Click(action: action, reminders: window.reminders))
      }
    }
    state.withLock { $0.waiting.removeAll { $0.number == window.number } }
    window.report(isShown: false)
  }

  /// Keeps a shown notification waiting for a click, and closes the oldest if there are too many.
  private func wait(for window: ButtonWindow) {
    let surplus = state.withLock { state in
      state.waiting.append(window)
      let surplus = state.waiting.prefix(max(0, state.waiting.count - Self.mostWaiting))
      state.waiting.removeFirst(surplus.count)
      return surplus
    }
    window.report(isShown: true)
    for window in surplus { window.close() }
  }
}

extension ReminderAction {
  /// The label of the action's button.
  var label: String {
    switch self {
    case .done: ReminderPhrase.doneButton.text
    case .snoozeOneHour: ReminderPhrase.snoozeButton.text
    case .nextVisit: ReminderPhrase.nextVisitButton.text
    }
  }
}

/// A desktop notification with buttons, and the program that shows it.
struct ButtonWindow: Sendable {
  /// Its number among the notifications of this process.
  let number: Int
  /// The buttons.
  let actions: [ReminderAction]
  /// The reminders that a click is about.
  let reminders: [Reminder]
  /// The program.
  let spec: ProcessSpec
  /// One element: true if the notification is shown, false if the program ended before.
  let outcomes: AsyncStream<Bool>

  private let outcome: AsyncStream<Bool>.Continuation
  private let closings: AsyncStream<Void>
  private let closing: AsyncStream<Void>.Continuation

  /// Creates a notification that is not shown yet.
  init(number: Int, actions: [ReminderAction], reminders: [Reminder], spec: ProcessSpec) {
    self.number = number
    self.actions = actions
    self.reminders = reminders
    self.spec = spec
    (outcomes, outcome) = AsyncStream.makeStream(
      of: Bool.self, bufferingPolicy: .bufferingOldest(1))
    (closings, closing) = AsyncStream.makeStream(of: Void.self)
  }

  /// Reports the outcome; only the first report counts.
  func report(isShown: Bool) {
    outcome.yield(isShown)
    outcome.finish()
  }

  /// Ends the program.
  func close() { closing.finish() }

  /// Does some work, which is cancelled when the notification is closed.
  func untilClosed(_ work: @escaping @Sendable () async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await work() }
      group.addTask { for await _ in closings {} }
      await group.next()
      group.cancelAll()
    }
  }
}

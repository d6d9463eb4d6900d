public import Reminders
import Synchronization

/// Shows reminders on the desktop with buttons: Done, Snooze 1 h and, at a place, Next visit.
///
/// A notification about one task has buttons. The notify-send that shows it lives on to hear of a click; the latest eight are waited for, older
/// ones are let go, and their notifications stay without effect. A notify-send or a desktop without buttons shows the notification alone.
public final class DesktopButtons: Sendable {
  private struct Click {
    let action: ReminderAction
    let reminders: [Reminder]
  }

  private struct State {
    /// Programs that wait for a click, the oldest first.
    var waiting: [(number: Int, child: ChildProcess)] = []
    var lastNumber = 0
    var isStopped = false
  }

  private enum Showing {
    case shown
    case ended(ChildProcess.End, String)
  }

  /// Most programs that wait for a click.
  static let mostWaiting = 8

  private let executable: String
  private let timeLimit: Duration
  private let onAction: @Sendable (ReminderAction, [Reminder]) async -> Void
  private let state = Mutex(State())
  private let clicks: AsyncStream<Click>
  private let click: AsyncStream<Click>.Continuation

  /// Creates buttons over a notify-send; what they do happens in `run()`.
  public convenience init(
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
    (clicks, click) = AsyncStream.makeStream(
      of: Click.self, bufferingPolicy: .bufferingOldest(Self.mostWaiting))
  }

  /// The notifier `desktop`; a delivery returns when the notification is shown.
  public var notifier: Notifier {
    Notifier(name: DesktopNotifier.name) { [self] in try await deliver($0) }
  }

  /// Carries out what is clicked, one after the other, until it is cancelled; then no program waits any more.
  public func run() async {
    for await click in clicks { await onAction(click.action, click.reminders) }
    let waiting = state.withLock { state in
      state.isStopped = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in waiting { one.child.kill() }
  }

  /// How many programs wait for a click.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  private func deliver(_ reminders: [Reminder]) async throws {
    guard let message = DesktopMessage(reminders) else { return }
    if !message.actions.isEmpty, !state.withLock(\.isStopped),
      let unbuffered = ProgramSearch.find("stdbuf", in: "/usr/bin:/bin")
    {
      // notify-send keeps the number it prints until its end unless it is told to write by the line: stdbuf(1).
      let launch = ProcessSpec(
        notifier: DesktopNotifier.name, program: unbuffered,
        arguments: ["-oL", "--", executable] + message.waitingArguments)
      switch try await show(message, reminders, by: launch) {
      case .shown, .ended(.exit(0), _): return
      case .ended: break
      }
    }
    // Older than libnotify 0.8, or a desktop without buttons: the same without them, and its error counts.
    try await DesktopNotifier.show(message, executable: executable, timeLimit: timeLimit)
  }

  private func show(
    _ message: DesktopMessage, _ reminders: [Reminder], by launch: ProcessSpec
  ) async throws -> Showing {
    let (executable, timeLimit) = (executable, timeLimit)
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return try await withTimeLimit(timeLimit) { [self] in
      try await shown(launch, number: number, offering: message.actions, reminders)
    } onLimit: {
      NotifierError.timeLimit(
        notifier: DesktopNotifier.name, program: executable, seconds: timeLimit / .seconds(1))
    }
  }

  /// Waits until the program has printed the notification's number, or has ended.
  private func shown(
    _ launch: ProcessSpec, number: Int, offering actions: [ReminderAction], _ reminders: [Reminder]
  ) async throws -> Showing {
    let answer = OneShot<Showing>()
    let hasClicked = Mutex(false)
    let followers = ChildProcess.Followers(
      line: { [click] line in
        // 0 is what notify-send prints when it has shown nothing.
        if let id = UInt32(line), id > 0 { answer.give(.success(.shown)) }
        guard let action = ReminderAction(rawValue: line), actions.contains(action) else { return }
        let isFirst = hasClicked.withLock { hasClicked in
          defer { hasClicked = true }
          return !hasClicked
        }
        if isFirst { click.yield(Click(action: action, reminders: reminders)) }
      },
      end: { [self] end, message in
        answer.give(.success(.ended(end, message)))
        state.withLock { $0.waiting.removeAll { $0.number == number } }
      })
    let child = Mutex<ChildProcess?>(nil)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      let started = try ChildProcess.start(launch, followers: followers)
      child.withLock { $0 = started }
      if Task.isCancelled { started.kill() }
      let showing = try await answer.wait()
      if case .shown = showing { wait(for: started, number: number) }
      return showing
    } onCancel: {
      // What is shown by then is waited for as any other; it is killed in `run()`, or as the oldest.
      if answer.give(.failure(CancellationError())) { child.withLock { $0 }?.kill() }
    }
  }

  /// Keeps a program waiting for a click, and lets the oldest go where there are too many.
  private func wait(for child: ChildProcess, number: Int) {
    let letGo: [ChildProcess] = state.withLock { state in
      guard !state.isStopped else { return [child] }
      // One that has ended already is not kept: it would never be taken away.
      guard !child.hasEnded else { return [] }
      state.waiting.append((number, child))
      let surplus = state.waiting.prefix(max(0, state.waiting.count - Self.mostWaiting))
      state.waiting.removeFirst(surplus.count)
      return surplus.map(\.child)
    }
    for child in letGo { child.kill() }
  }
}

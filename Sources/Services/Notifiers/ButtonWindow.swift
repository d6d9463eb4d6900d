import Model

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

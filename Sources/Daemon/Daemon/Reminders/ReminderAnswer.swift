import Application
import CommandSupport
import DaemonControl
import Foundation
import HTTPServer
import Journal
import Localization
import Logging
import Model
import Notifiers
import Planning
import SQLiteStore
import Settings

/// The action of a button in a reminder.
///
/// It has its own connection, like a command: the daemon notices the change in the same way.
package struct ReminderAnswer: Sendable {
  let database: String
  /// Returns the machine's zone at each answer: it may change while a notification is shown.
  let zone: @Sendable () -> TimeZone
  let coolDownSeconds: Double
  /// How long a task takes that does not say: an appointment ends with it (R28).
  var usualSeconds = PlanSettings().defaultTaskSeconds
  let logger: Logger
  /// Returns the time at which buttons are made.
  var now: @Sendable () -> Date = { Date() }

  /// Performs an action for each reminder; an error is logged and changes nothing.
  func perform(_ action: ReminderAction, on reminders: [Reminder]) {
    do {
      let store = try SQLiteStore(path: database)
      for reminder in reminders { try perform(action, on: reminder, in: store) }
    } catch {
      logger.error(
        "answer to a reminder", metadata: ["action": "\(action.rawValue)", "error": "\(error)"])
    }
  }

  private func perform(
    _ action: ReminderAction, on reminder: Reminder, in store: SQLiteStore
  ) throws {
    var actionContext = ActionContext(
      now: Date(), rules: EngineRules(machineZone: zone(), coolDownSeconds: coolDownSeconds))
    // Points and other effects of the step are not shown here, so that they are not computed.
    actionContext.parts = []
    actionContext.plan.defaultTaskSeconds = usualSeconds
    if let habit = reminder.key.habit {
      guard action == .done else { return }
      try tick(habit, of: reminder, in: store, actionContext: actionContext)
      return
    }
    do {
      _ = try action.taskAction.perform(in: store, actionContext: actionContext) { context in
        guard let todo = try context.todo(reminder.key.todo), todo.uuid == reminder.uuid else {
          throw Outdated()
        }
        // A notification may stay for days: it can only end the countdown that it is about.
        guard action != .done || todo.countdownNumber == reminder.key.countdown else {
          throw Outdated()
        }
        return todo
      }
    } catch is Outdated {}
  }
}

extension ReminderAnswer {
  /// Fills the box of the day that a reminder of a habit is about.
  private func tick(
    _ habit: Habit.ID, of reminder: Reminder, in store: SQLiteStore, actionContext: ActionContext
  ) throws {
    do {
      try store.edit { context in
        guard let found = try context.habit(habit), found.uuid == reminder.uuid,
          found.removed == nil
        else { throw Outdated() }
        let day = Int(reminder.key.countdown)
        return try EditBuilder(actionContext).mark(found, on: day, as: .done, in: context).edit
      }
    } catch is Outdated {}
  }
}

/// The reminder is about a task or a countdown that is over.
private struct Outdated: Error {}

/// The addresses in messages outside of the page: what a tap opens, and buttons with keys of their
/// own, for a page that the phone can reach.
struct ReminderLinks: Sendable {
  /// Returns the address of the page for phones; `nil` if only this computer can reach it.
  let base: @Sendable () -> String?
  let answer: ReminderAnswer

  /// Takes the address from anywhere, or else that of the running page.
  init(
    _ environment: CommandEnvironment, answer: ReminderAnswer,
    page: @escaping @Sendable () -> RunningPage?
  ) {
    let own = environment.settings.webPublicURL
    self.answer = answer
    base = {
      guard let (url, reach) = own.map({ ($0, Reach(url: $0)) }) ?? page()?.forPhones,
        reach != .local
      else { return nil }
      return String(url.reversed().drop { $0 == "/" }.reversed())
    }
  }

  /// Returns the links of a message; makes the keys of its buttons.
  func links(for reminders: [Reminder]) -> MessageLinks {
    guard let base = base() else { return MessageLinks() }
    guard let task = Self.task(of: reminders) else { return MessageLinks(click: base + "/") }
    return MessageLinks(
      click: "\(base)/tasks/\(task.key.todo.rawValue)",
      buttons: buttons(for: task, person: .me, base: base))
  }

  /// Returns the buttons of a message for a browser of a person, whose addresses begin at the root
  /// of the page.
  func buttons(for reminders: [Reminder], person: Person.ID) -> [MessageLinks.Button] {
    Self.task(of: reminders).map { buttons(for: $0, person: person, base: "") } ?? []
  }

  /// Makes the buttons of a message; it counts more than they do.
  private func buttons(
    for reminder: Reminder, person: Person.ID, base: String
  ) -> [MessageLinks.Button] {
    let made = try? answer.makeButtons(for: reminder, [.done, .snoozeOneHour], person: person)
    return (made ?? []).map { .init($0, url: "\(base)/act/\($1.text)") }
  }

  /// Returns the latest reminder of a message of one task; `nil` for any other.
  private static func task(of reminders: [Reminder]) -> Reminder? {
    guard Set(reminders.map(\.uuid)).count == 1,
      reminders.allSatisfy({ ($0.lines ?? []).isEmpty }),
      let last = reminders.max(by: { $0.time < $1.time }), last.key.cause != .habit,
      last.key.todo.rawValue > 0
    else { return nil }
    return last
  }
}

/// The addresses at which the page is served.
package struct RunningPage: Sendable {
  let url: String
  let others: [String]

  /// The likeliest address for a phone, and from where it can be reached.
  var forPhones: (String, Reach) {
    guard let other = others.first else { return (url, Reach(url: url)) }
    return (other, other == url ? Reach(url: other) : Reach(interface: other))
  }
}

extension LiveStatus {
  /// The addresses of the page; `nil` while it is not served.
  var page: RunningPage? {
    let status = snapshot
    return status.web.map { RunningPage(url: $0, others: status.webOthers ?? []) }
  }
}

extension ReminderAnswer {
  /// Makes buttons for a reminder, and stores them; returns the keys.
  func makeButtons(
    for reminder: Reminder, _ actions: [ReminderAction], person: Person.ID
  ) throws -> [(ReminderAction, AccessToken)] {
    let now = now()
    let zone = reminder.zoneName.flatMap { TimeZone(identifier: $0) } ?? zone()
    let keys = actions.map { ($0, AccessToken()) }
    let buttons = keys.map { action, key in
      ReminderButton(
        digest: key.digest.line, action: action, todo: reminder.key.todo, uuid: reminder.uuid,
        countdown: reminder.key.countdown, due: ReminderButton.due(reminder.due, in: zone),
        person: person, made: now)
    }
    try SQLiteStore(path: database).add(buttons, at: now)
    return keys
  }
}

package import Foundation
import Localization
package import Model
import Recurrence
package import Text

/// A decision of the engine, for people and programs.
package struct DecisionView: Sendable {
  package let decision: Decision
  private let name: String?
  private let place: String?
  private let zone: TimeZone
  /// True for a task that counts days on this wall clock.
  private let isInDays: Bool

  /// Creates a view with times on the wall clock of a zone, by default the task's; a task that is
  /// gone is named by its number.
  package init(_ decision: Decision, overview: Overview, in zone: TimeZone? = nil) {
    self.decision = decision
    let todo = overview.todos.first { $0.id == decision.todo }
    name = todo?.name ?? Self.habitName(in: decision)
    place = decision.place.flatMap { id in overview.names.places.first { $0.id == id }?.name }
    let own = todo?.zone.resolved(machineZone: overview.actionContext.machineZone)
    self.zone = zone ?? own ?? overview.actionContext.machineZone
    isInDays = todo?.isInDays == true && self.zone == own
  }

  /// Returns the name of the habit that a decision is about, if it is about one.
  private static func habitName(in decision: Decision) -> String? {
    guard decision.cause == .habit else { return nil }
    switch decision.outcome {
    case .remind(let reminder), .hold(let reminder, _), .wait(let reminder), .release(let reminder):
      return reminder.task
    case .drop, .stayQuiet: return JournalPhrase.formerHabit.text
    }
  }

  /// The name of a task that is gone; JSON has it in English.
  private var formerName: TaskPhrase { .formerTask(Int(decision.todo.rawValue)) }

  /// Returns when it was decided, on the wall clock of the view.
  package func moment(now: Date) -> String { Formatted.moment(decision.time, in: zone, now: now) }

  /// The decision as a sentence.
  ///
  /// `No reminder of "Cat medicine" on entering "Vet": it opens in 9 days (Thu 15 Jan 09:00).`
  package var sentence: String {
    HistoryPhrase.decision(
      decision.outcome, task: (name ?? formerName.text).quoted, decision.cause, at: place?.quoted,
      WallClock(in: zone, now: decision.time, opensOnDays: isInDays)
    ).text
  }

  /// The keys of a decision.
  package var json: JSON {
    let outcome =
      switch decision.outcome {
      case .remind: "reminded"
      case .hold, .wait: "held"
      case .release: "released"
      case .drop: "dropped"
      case .stayQuiet: "silent"
      }
    return .object([
      ("time", JSON(decision.time, in: zone)),
      ("task", .string(name ?? formerName.text(in: Localizer(English())))),
      ("place", JSON(place)),
      ("cause", .string(decision.cause.rawValue)), ("outcome", .string(outcome)),
      ("reason", JSON(decision.reason?.code)),
      ("text", .string(sentence)),
    ])
  }
}

public import Foundation
import Recurrence
public import Reminders

/// A decision in words.
public struct DecisionView: Sendable {
  /// What was decided.
  public let decision: Decision
  private let task: String
  private let place: String?
  private let zone: TimeZone

  /// Prepares the words; a task that is gone is named by its number.
  public init(_ decision: Decision, overview: Overview) {
    self.decision = decision
    let todo = overview.todos.first { $0.id == decision.todo }
    task = todo?.name ?? "task \(decision.todo.rawValue)"
    place = decision.place.flatMap { id in overview.names.places.first { $0.id == id }?.name }
    zone =
      todo?.zone.resolved(machineZone: overview.actionContext.machineZone)
      ?? overview.actionContext.machineZone
  }

  /// When it was decided, on the task's wall clock.
  public func moment(now: Date) -> String { Wording.moment(decision.time, in: zone, now: now) }

  /// The decision as a sentence.
  ///
  /// `No reminder of "Cat medicine" on entering "Vet": it opens in 9 days (Thu 15 Jan 09:00).`
  public var sentence: String {
    let what = "\"\(task.oneLine)\"\(occasion)"
    switch decision.outcome {
    case .remind: return "Reminder of \(what)."
    case .hold(_, let end):
      return "Reminder of \(what) held back by quiet hours until \(Wording.clock(end, in: zone))."
    case .release: return "Reminder of \(what), held back until quiet hours ended."
    case .drop(_, let reason):
      return "No reminder of \(what) after quiet hours: \(words(reason))."
    case .stayQuiet(let reason): return "No reminder of \(what): \(words(reason))."
    }
  }

  private func words(_ reason: SilenceReason) -> String {
    Wording.reason(reason, zone: zone, now: decision.time)
  }

  private var occasion: String {
    let name = place.map { "\"\($0.oneLine)\"" } ?? "a place"
    return switch decision.cause {
    case .enter: " on entering \(name)"
    case .exit: " on leaving \(name)"
    case .dwell: " on staying at \(name)"
    case .cross: " on passing \(name)"
    case .inside: " while inside \(name)"
    case .due: " when it was due"
    case .before: " shortly before its start"
    case .start: " at its start"
    }
  }

  /// The keys of a decision.
  public var json: JSON {
    let outcome =
      switch decision.outcome {
      case .remind: "reminded"
      case .hold: "held"
      case .release: "released"
      case .drop: "dropped"
      case .stayQuiet: "silent"
      }
    return .object([
      ("time", JSON(decision.time, in: zone)), ("task", .string(task)), ("place", JSON(place)),
      ("cause", .string(decision.cause.rawValue)), ("outcome", .string(outcome)),
      ("text", .string(sentence)),
    ])
  }
}

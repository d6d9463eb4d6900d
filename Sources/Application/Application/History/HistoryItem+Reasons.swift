import Foundation
import Localization
package import Model
import Recurrence
import Regions
import Text

extension HistoryItem {
  /// The task that it is about; `nil` for a visit or a habit.
  package var todo: Todo.ID? {
    switch content {
    case .completion(let entry): entry.completion.todo.id
    case .missed(let time): time.todo.id
    case .reminder(let reminder): reminder.key.habit == nil ? reminder.key.todo : nil
    case .visit: nil
    }
  }

  /// The place that was visited, unless it is gone.
  package var visited: Place.ID? {
    if case .visit(let transition, let place?) = content, !place.isEmpty { return transition.place }
    return nil
  }

  /// Returns sentences about why the entry is there; of `decisions` those of its moment count.
  ///
  /// A completion says when it was open and due; a reminder what caused it, and how exactly the
  /// position was known; a visit what was decided at that moment.
  package func reasons(decisions: [DecisionView]) -> [String] {
    switch content {
    case .completion(let entry): Self.reasons(entry.completion, in: zone)
    case .missed(let time): Self.reasons(time, in: zone)
    case .reminder(let reminder): Self.reasons(reminder, in: zone)
    case .visit(let transition, _):
      decisions.filter {
        $0.decision.place == transition.place
          && abs($0.decision.time.timeIntervalSince(transition.time)) < 1
      }.map(\.sentence)
    }
  }

  private static func reasons(_ completion: Completion, in zone: TimeZone) -> [String] {
    let isInDays = completion.todo.isInDays
    func moment(_ date: Date) -> String {
      isInDays
        ? Wording.day(date, in: zone, now: completion.time)
        : Wording.moment(date, in: zone, now: completion.time)
    }
    let spots = completion.places.map(\.oneLine)
    return [
      completion.opened.map { HistoryPhrase.hadOpened(moment($0)).text },
      completion.due.map { HistoryPhrase.wasDue(moment($0)).text },
      spots.isEmpty ? nil : HistoryPhrase.couldBeDoneAt(spots.joined(separator: ", ")).text,
    ].compactMap(\.self)
  }

  private static func reasons(_ time: MissedTime, in zone: TimeZone) -> [String] {
    let spots = time.places.map(\.oneLine)
    return [
      HistoryPhrase.wasDue(Wording.moment(time.due, in: zone, now: time.due)).text,
      HistoryPhrase.passedUnticked.text,
    ] + (spots.isEmpty ? [] : [HistoryPhrase.couldBeDoneAt(spots.joined(separator: ", ")).text])
  }

  private static func reasons(_ reminder: Reminder, in zone: TimeZone) -> [String] {
    let sentence = HistoryPhrase.decision(
      .remind(reminder), task: reminder.task.quoted, reminder.key.cause,
      at: reminder.place?.quoted, WallClock(in: zone, now: reminder.time, opensOnDays: false))
    let fix = reminder.distanceMeters.map { meters in
      HistoryPhrase.positionWas(
        distance: Wording.distance(meters),
        accuracy: reminder.accuracyMeters.map { Wording.distance($0) },
        device: reminder.device?.oneLine)
    }
    return [sentence.text, fix?.text].compactMap(\.self)
  }
}

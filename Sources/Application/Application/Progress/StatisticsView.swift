import Foundation
import Localization
package import Model
import Planning
package import Progress
import Recurrence
package import Text

/// The statistics of a period for every form of output.
package struct StatisticsView: Sendable {
  /// The numbers.
  package let statistics: Statistics
  /// The numbers of each person with the name; `nil` unless requested.
  package let persons: [(name: String, totals: Statistics.PersonTotals)]?

  /// Wraps statistics.
  package init(_ statistics: Statistics) {
    self.statistics = statistics
    persons = nil
  }

  /// Reads the statistics of a period; `by` says by what else they are counted: `person`.
  ///
  /// - Throws: `Refusal` for another word; what the store throws.
  package init(
    _ period: ClosedRange<Int>, by text: String?, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    if let text, text.trimmed.lowercased() != "person" {
      throw Refusal(.usage, .by, value: text) {
        TaskInputPhrase.unknownValue(
          subject: $0, known: ["person"],
          suggestion: Suggestion.quoted(for: text, among: ["person"]))
      }
    }
    var statistics = try Statistics(period, in: snapshot, actionContext: actionContext)
    if text != nil {
      try snapshot.forEachRecordOfPersons(from: statistics.start, to: statistics.end) {
        statistics.add($1, of: $0)
      }
      let names = PersonNames(persons: try snapshot.persons)
      persons = statistics.byPerson(viewer: snapshot.viewer.person).map {
        (names.name(of: $0.person), $0)
      }
    } else {
      persons = nil
    }
    self.statistics = statistics
  }

  /// The keys, as `stats --json` prints them.
  package var json: JSON {
    let days = zip(statistics.period, statistics.days).map { day, numbers -> JSON in
      var members: [(String, JSON)] = [("date", .string(LocalDays.text(day)))]
      members += Self.members(numbers)
      return JSON.object(members)
    }
    let categories = statistics.byCategory.map { numbers in
      JSON.object([
        ("category", JSON(numbers.category?.name)),
        ("category_id", numbers.category?.id.map { .integer(Int($0.rawValue)) } ?? .null),
        ("done", .integer(numbers.done)), ("average", JSON(numbers.mood)),
        ("entries", .integer(numbers.mood.count)),
      ])
    }
    var members: [(String, JSON)] = [
      ("from", .string(LocalDays.text(statistics.period.lowerBound))),
      ("to", .string(LocalDays.text(statistics.period.upperBound))),
    ]
    members += Self.members(statistics.total)
    members += [("by_day", .array(days)), ("by_category", .array(categories))]
    if let persons {
      let rows = persons.map { name, numbers in
        JSON.object([
          ("person", .string(name)), ("done", .integer(numbers.done)),
          ("late", .integer(numbers.late)), ("points", .integer(numbers.points)),
          ("average", JSON(numbers.mood)),
        ])
      }
      members.append(("by_person", .array(rows)))
    }
    return .object(members)
  }

  private static func members(_ numbers: Statistics.Totals) -> [(String, JSON)] {
    [
      ("done", .integer(numbers.done)), ("late", .integer(numbers.late)),
      ("skipped", .integer(numbers.skipped)), ("not_done", .integer(numbers.notDone)),
      ("points", .integer(numbers.points)), ("average", JSON(numbers.mood)),
    ]
  }

  /// The period for readers: `Mon 2 Mar 2026 to Tue 31 Mar 2026`.
  package var periodText: String {
    ProgressPhrase.period(
      from: LocalDays.heading(statistics.period.lowerBound),
      to: LocalDays.heading(statistics.period.upperBound)
    ).text
  }

  /// Returns an average for readers: `2.33`; `nil` without moods.
  package static func text(_ average: Average) -> String? {
    average.hundredths.map { Localizer.current.number(Double($0) / 100, decimals: 2) }
  }

  /// Returns the name of a category for readers; that of none is Other.
  package static func name(_ category: CategoryStamp?) -> String {
    category?.name.oneLine ?? ProgressPhrase.otherCategory.text
  }
}

extension Statistics {
  /// Reads the statistics of a period; `withPending` counts what is pending and overdue too.
  package init(
    _ period: ClosedRange<Int>, in snapshot: any StoreSnapshot, actionContext: ActionContext,
    withPending: Bool = true
  ) throws {
    self.init(
      period: period, clock: actionContext.dayIndex, rest: try snapshot.rest,
      now: actionContext.now)
    try snapshot.forEachRecord(of: nil, from: start, withCategories: true) { add($0) }
    for entry in try snapshot.moodEntries(from: start, to: end) { add(entry) }
    add(try snapshot.allHabits, try snapshot.habitMarks)
    guard withPending else { return }
    let todos = try snapshot.todos
    addNotDone(todos, besides: try snapshot.storedMissed(), actionContext: actionContext)
    for todo in todos {
      guard todo.isAppointment, case .repeating = todo.rule else { continue }
      // What passed between two completions is in neither of them.
      var earlier: CompletionRecord?
      try snapshot.forEachRecord(of: todo.id, from: .distantPast, withCategories: false) {
        addMissed(between: earlier, and: $0, of: todo, keptSince: actionContext.keptSince)
        earlier = $0
      }
    }
  }

  /// Counts what is pending and overdue, and what was missed, as not done.
  mutating func addNotDone(
    _ todos: [Todo], besides stored: StoredMissed, actionContext: ActionContext
  ) {
    add(stored)
    for todo in todos {
      if todo.isAppointment || todo.hasQuota {
        addMissed(
          todo, besides: stored, usualSeconds: actionContext.plan.defaultTaskSeconds)
      } else {
        addPending(todo)
      }
    }
  }
}

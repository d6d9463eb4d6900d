import Foundation
package import Journal
package import Localization
import Model
import Progress
import Recurrence
import Text

package enum YearSubject: Sendable, Hashable {
  /// The average mood.
  case mood
  /// The marks: 1 for a good day, 0 for a bad one.
  case marks
  /// How much was done.
  case done
  /// A habit: 1 for a day done, 0 for one missed.
  case habit(Habit)

  /// The name of the series: `mood`, `habit`.
  package var name: String {
    switch self {
    case .mood: "mood"
    case .marks: "marks"
    case .done: "done"
    case .habit: "habit"
    }
  }

  /// The text that names it in an address: `habit:3`.
  package var text: String {
    if case .habit(let habit) = self { "habit:\(habit.id.rawValue)" } else { name }
  }

  package var unit: ChartData.Unit {
    switch self {
    case .mood: .mood
    case .done: .count
    case .marks, .habit: .share
    }
  }

  /// The part that it belongs to; what was done is in the history, which is always there.
  package var part: Part? {
    switch self {
    case .mood, .marks: .mood
    case .habit: .journal
    case .done: nil
    }
  }
}

extension ChartReader {
  private static let habitPrefix = "habit:"

  /// Returns what a year is of: moods unless something is named, without moods what was done.
  ///
  /// - Throws: `Refusal` for a name that is none, a habit that does not exist, and a part
  ///   that is off.
  package func yearSubject() throws -> YearSubject {
    let subject = try namedSubject()
    if let part = subject.part { try require(part) }
    return subject
  }

  private func namedSubject() throws -> YearSubject {
    guard let text = value(of: .of) else {
      return actionContext.parts.contains(.mood) ? .mood : .done
    }
    switch text {
    case "mood": return .mood
    case "marks": return .marks
    case "done": return .done
    default: break
    }
    guard text.hasPrefix(Self.habitPrefix) else {
      throw Refusal(.usage, .of, ChartPhrase.notYearSubject(text.quoted))
    }
    try require(.journal)
    return .habit(try habit(String(text.dropFirst(Self.habitPrefix.count))))
  }

  /// Returns the habit of a number, else of a name: an address has numbers.
  private func habit(_ text: String) throws -> Habit {
    if let number = Int64(text), let habit = try snapshot.habit(Habit.ID(rawValue: number)),
      habit.removed == nil
    {
      return habit
    }
    return try HabitNames(habits: try snapshot.habits)
      .habit(text, today: actionContext.todayNumber)
  }

  /// Returns the year: the present one unless one is named.
  package func year() throws -> Int {
    let present = LocalDays.date(actionContext.todayNumber).year
    return try number(.year, usual: present, expected: "1–9999") { (1...9999).contains($0) }
  }

  /// Returns the days of the year that the request names, from 1970-01-01.
  package func yearDays() throws -> ClosedRange<Int> {
    let year = try year()
    let first = try LocalDateTime(year: year, month: 1, day: 1).daysSinceEpoch
    return first...(try LocalDateTime(year: year, month: 12, day: 31).daysSinceEpoch)
  }

  /// Returns the value of each day of the year; gaps where there is none, and for days to come.
  func days(of subject: YearSubject) throws -> [ChartPoint] {
    let year = try yearDays()
    let values = try values(of: subject, in: year)
    return year.map { ChartPoint(.day($0), $0 > actionContext.todayNumber ? nil : values[$0]) }
  }

  private func values(of subject: YearSubject, in year: ClosedRange<Int>) throws -> [Int: Double] {
    var clock = actionContext.dayIndex
    let start = clock.beginning(of: year.lowerBound)
    let end = clock.beginning(of: year.upperBound + 1).addingTimeInterval(-0.001)
    switch subject {
    case .mood:
      let moods = MoodDays(try snapshot.moodEntries(from: start, to: end), clock: clock)
      return moods.days.compactMapValues { $0.hundredths.map { Double($0) / 100 } }
    case .marks:
      let marks = Dictionary(
        try snapshot.dayMarks.map { ($0.date, $0.mark) }, uniquingKeysWith: { first, _ in first })
      return Dictionary(
        uniqueKeysWithValues: year.compactMap { day in
          marks[LocalDays.text(day)].map { (day, $0 == .good ? 1 : 0) }
        })
    case .done:
      var counts = Dictionary(uniqueKeysWithValues: year.map { ($0, 0.0) })
      try snapshot.forEachRecord(of: nil, from: start, withCategories: false) { record in
        if record.isDone, record.time <= end { counts[clock.day(of: record.time)]? += 1 }
      }
      return counts
    case .habit(let habit):
      let view = try HabitView(habit, in: snapshot, actionContext: actionContext)
      return Dictionary(
        uniqueKeysWithValues: view.progress.boxes.compactMap { box -> (Int, Double)? in
          switch box.state {
          case .done: (box.day, 1)
          case .missed: (box.day, 0)
          case .rest, .free, .open, .ahead: nil
          }
        })
    }
  }
}

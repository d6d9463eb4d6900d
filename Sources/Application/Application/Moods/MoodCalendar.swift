import Journal
import Localization
package import Model
package import Progress
package import Recurrence
package import Text

/// A month with its marks, moods and what was done (M7).
package struct MoodCalendar: Sendable {
  /// One day of the month.
  package struct Day: Sendable, Hashable {
    /// The day, from 1970-01-01.
    package let number: Int
    package let mark: DayMark.Mark?
    package let mood: Average
    /// How much was done.
    package let done: Int
    /// True if three good things were written.
    package let hasGratitude: Bool
    /// How many photos it has.
    package let photos: Int
  }

  package let month: CalendarMonth
  /// Its days, in order.
  package let days: [Day]

  /// Reads a month.
  package init(
    _ month: CalendarMonth, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.month = month
    let period = month.days.lowerBound...(month.days.upperBound - 1)
    let statistics = try Statistics(
      period, in: snapshot, actionContext: actionContext, withPending: false)
    let marks = Dictionary(
      try snapshot.dayMarks.map { ($0.date, $0.mark) }, uniquingKeysWith: { first, _ in first })
    let hasJournal = actionContext.parts.contains(.journal)
    let thankful = Set(hasJournal ? try snapshot.gratitudes(in: period).map(\.day) : [])
    let photos = try JournalPhotos.counts(
      in: period, of: snapshot, actionContext: actionContext)
    days = zip(period, statistics.days).map { number, numbers in
      Day(
        number: number, mark: marks[LocalDays.text(number)], mood: numbers.mood,
        done: numbers.done, hasGratitude: thankful.contains(number), photos: photos[number] ?? 0)
    }
  }

  /// The keys of a month, as `mood calendar --json` prints them.
  package var json: JSON {
    .object([
      ("month", .string(month.text)),
      (
        "days",
        .array(
          days.map { day in
            .object([
              ("date", .string(LocalDays.text(day.number))), ("mark", JSON(day.mark?.rawValue)),
              ("average", JSON(day.mood)), ("entries", .integer(day.mood.count)),
              ("gratitude", .bool(day.hasGratitude)), ("done", .integer(day.done)),
              ("photos", .integer(day.photos)),
            ])
          })
      ),
    ])
  }
}

extension JSON {
  /// An average with two decimals, or null.
  init(_ average: Average) {
    self = average.hundredths.map { .number(Double($0) / 100) } ?? .null
  }
}

package struct CalendarMonth: Sendable, Hashable {
  /// The first day.
  package let first: LocalDateTime

  /// Reads `2026-03`; returns `nil` for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, let first = try? LocalDateTime(parsing: text + "-01T00:00") else {
      return nil
    }
    self.first = first
  }

  package init(day: Int) {
    let date = LocalDays.date(day)
    first = date.addingDays(1 - date.day)
  }

  /// The days of the month.
  package var days: Range<Int> {
    first.daysSinceEpoch..<first.addingMonths(1).daysSinceEpoch
  }

  /// The month as `2026-03`.
  package var text: String { String(first.description.prefix(7)) }
}

public import Progress
public import Reminders

/// A month with its marks, moods and what was done (M7).
public struct MoodCalendar: Sendable {
  /// One day of the month.
  public struct Day: Sendable, Hashable {
    /// The day, from 1970-01-01.
    public let number: Int
    /// Its mark, if it has one.
    public let mark: DayMark.Mark?
    /// Its moods.
    public let mood: Average
    /// How much was done.
    public let done: Int
  }

  /// The month.
  public let month: CalendarMonth
  /// Its days, in order.
  public let days: [Day]

  /// Reads a month.
  public init(
    _ month: CalendarMonth, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    self.month = month
    let period = month.days.lowerBound...(month.days.upperBound - 1)
    let statistics = try Statistics(
      period, in: snapshot, actionContext: actionContext, withPending: false)
    let marks = Dictionary(
      try snapshot.dayMarks.map { ($0.date, $0.mark) }, uniquingKeysWith: { first, _ in first })
    days = zip(period, statistics.days).map { number, numbers in
      Day(
        number: number, mark: marks[LocalDays.text(number)], mood: numbers.mood,
        done: numbers.done)
    }
  }

  /// The keys of a month, as `mood calendar --json` prints them.
  public var json: JSON {
    .object([
      ("month", .string(month.text)),
      (
        "days",
        .array(
          days.map { day in
            .object([
              ("date", .string(LocalDays.text(day.number))), ("mark", JSON(day.mark?.rawValue)),
              ("average", JSON(day.mood)), ("entries", .integer(day.mood.count)),
              // Gratitude and photos come with the journal.
              ("gratitude", .bool(false)), ("done", .integer(day.done)), ("photos", .integer(0)),
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

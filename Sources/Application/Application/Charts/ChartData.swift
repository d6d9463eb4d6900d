package import Model
import Progress
package import Text

/// A chart as numbers: what the API answers, and what the pages draw.
package struct ChartData: Sendable, Hashable {
  package enum Unit: String, Sendable, Hashable {
    /// A feeling from 0 to 4.
    case mood
    /// A whole number of things.
    case count
    /// A part of a whole, from 0 to 1.
    case share
    /// A length in days.
    case days
  }

  /// The values of a chart.
  package enum Content: Sendable, Hashable {
    /// Values along one axis.
    case series([ChartSeries])
    /// Tasks along one scale of days.
    case rows([TimelineRow])
  }

  /// The name in addresses: `mood-weekday`.
  package let name: String
  package let unit: Unit
  package let content: Content

  /// The series; none of a chart of rows.
  package var series: [ChartSeries] {
    if case .series(let series) = content { series } else { [] }
  }

  /// The rows; none of a chart of series.
  package var rows: [TimelineRow] {
    if case .rows(let rows) = content { rows } else { [] }
  }

  /// Returns the points of a series; none where there is no such series.
  package subscript(series name: String) -> [ChartPoint] {
    series.first { $0.name == name }?.values ?? []
  }

  /// The keys, as `GET /api/v1/charts/NAME` answers them.
  package var json: JSON {
    switch content {
    case .series(let series):
      .object([
        ("name", .string(name)), ("unit", .string(unit.rawValue)),
        ("series", .array(series.map(\.json))),
      ])
    case .rows(let rows): .object([("rows", .array(rows.map(\.json)))])
    }
  }
}

/// Values of one kind along the axis of a chart.
package struct ChartSeries: Sendable, Hashable {
  /// The name, the same in every language: `done`.
  package let name: String
  /// The values, in the order of the axis.
  package let values: [ChartPoint]

  package init(_ name: String, _ values: [ChartPoint]) {
    self.name = name
    self.values = values
  }

  var json: JSON {
    .object([("name", .string(name)), ("values", .array(values.map(\.json)))])
  }
}

package struct ChartPoint: Sendable, Hashable {
  /// Where it stands on the axis.
  package let x: ChartX
  /// The value; `nil` for a gap.
  package let y: Double?
  /// How much lies behind the value, such as the number of moods of an average; several values
  /// are drawn as one by these weights.
  package let weight: Int

  package init(_ x: ChartX, _ y: Double?, weight: Int = 1) {
    self.x = x
    self.y = y
    self.weight = weight
  }

  /// Creates an average, with two decimals as everywhere (M4).
  init(_ x: ChartX, _ average: Average) {
    self.init(x, average.hundredths.map { Double($0) / 100 }, weight: average.count)
  }

  var json: JSON { .object([("x", x.json), ("y", JSON(y))]) }
}

/// A place on the axis of a chart.
package enum ChartX: Sendable, Hashable {
  /// A day, from 1970-01-01.
  case day(Int)
  /// A weekday by ISO 8601: 1 is Monday, 7 Sunday.
  case weekday(Int)
  /// An hour of the day, 0 to 23.
  case hour(Int)
  /// A thing by its name.
  case name(String)

  var json: JSON {
    switch self {
    case .day(let day): .string(LocalDays.text(day))
    case .weekday(let number), .hour(let number): .integer(number)
    case .name(let name): .string(name)
    }
  }
}

/// A task on the scale of days; all days are from 1970-01-01.
package struct TimelineRow: Sendable, Hashable {
  /// The task.
  package let id: Todo.ID
  package let name: String
  /// The days on which it was done.
  package let done: [Int]
  /// The day on which the pending countdown opens.
  package let opens: Int?
  /// The day on which it is due.
  package let due: Int?
  /// The day on which the one after it is due, if that is done when it is due.
  package let next: Int?

  var json: JSON {
    func date(_ day: Int?) -> JSON { JSON(day.map(LocalDays.text)) }
    return .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)),
      ("done", .array(done.map { .string(LocalDays.text($0)) })), ("opens", date(opens)),
      ("due", date(due)), ("next", date(next)),
    ])
  }
}

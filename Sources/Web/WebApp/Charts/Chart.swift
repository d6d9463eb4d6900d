import Application
import Foundation
import Localization
import Model
import Recurrence
import Synchronization

/// A chart as a page shows it, for the template `chart`: a drawing, its sum in words, what its
/// colours mean, and its values as a table.
///
/// The drawing needs no script. Its lengths across are percentages, so that it fits every width
/// while its letters keep their size.
struct Chart: Sendable {
  /// The meaning of a colour and a shape.
  struct Key: Sendable {
    /// The classes of the sample.
    let look: String
    let word: String

    init(_ look: String, _ word: ChartPagePhrase) {
      self.look = look
      self.word = word.text
    }
  }

  /// The name of the chart, as the API has it.
  let chart: String
  let caption: String
  /// The sum in words; a script shows the value there that is pointed at.
  let said: String
  let hasKeys: Bool
  let keys: [Key]
  let drawing: String
  /// The table of the values that are drawn.
  let table: String

  init(
    _ data: ChartData, _ caption: ChartPagePhrase, said: String, keys: [Key] = [],
    drawing: (_ title: String) -> Markup, table: ChartTable
  ) {
    chart = data.name
    self.caption = caption.text
    self.said = said
    self.keys = keys
    hasKeys = !keys.isEmpty
    self.drawing = drawing("\(caption.text). \(said)").text
    self.table = table.markup.text
  }
}

struct ChartTable {
  /// The heads of the columns; the first is that of the rows.
  let columns: [String]
  /// The rows: a head and the values.
  let rows: [[String]]

  init(_ columns: [ChartPagePhrase], _ rows: [[String]]) {
    self.columns = columns.map(\.text)
    self.rows = rows
  }

  /// Creates a table with heads that are no phrases.
  init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  var markup: Markup {
    var table = Markup()
    table.open("table", ["class": "numbers"])
    table.open("thead")
    table.open("tr")
    for column in columns { table.leaf("th", ["scope": "col"], column) }
    table.close("tr")
    table.close("thead")
    table.open("tbody")
    for row in rows {
      table.open("tr")
      for (index, cell) in row.enumerated() {
        if index == 0 {
          table.leaf("th", ["scope": "row", "dir": "auto"], cell)
        } else {
          table.leaf("td", [:], cell)
        }
      }
      table.close("tr")
    }
    table.close("tbody")
    table.close("table")
    return table
  }
}

/// The values of charts in words.
enum ChartText {
  /// A gap in a table.
  static let gap = "–"

  /// Returns a value with its unit; a gap without one.
  static func value(_ value: Double?, _ unit: ChartData.Unit) -> String {
    guard let value else { return gap }
    let localizer = Localizer.current
    return switch unit {
    case .mood: localizer.number(value, decimals: 2)
    case .count: localizer.number(value)
    case .share: "\(localizer.number((value * 100).rounded())) %"
    case .days:
      value == value.rounded()
        ? localizer.count(Int(value), .day) : localizer.number(value, decimals: 2)
    }
  }

  /// Returns a mood with its word: `3.00 (Happy)`.
  static func mood(_ value: Double) -> String {
    ChartPhrase.mood(Self.value(value, .mood), word: feeling(value)).text
  }

  /// Returns the word of the feeling that is nearest to a mood: `happy`.
  static func feeling(_ mood: Double) -> String {
    MoodPhrase.feeling(min(max(Int(mood.rounded()), 0), 4)).text
  }

  /// Returns a day as labels have it: `Thu 5 Mar`, with the year where it is not `year`.
  static func short(_ day: Int, year: Int) -> String {
    let date = LocalTime(LocalDays.date(day))
    let language = Localizer.current.language
    return date.year == year ? language.day(date) : language.dayWithYear(date)
  }

  /// True if a day is in a year.
  static func isIn(_ year: Int, _ day: Int) -> Bool {
    LocalTime(LocalDays.date(day)).year == year
  }

  /// Returns a span of days: a day alone, or the first and the last.
  static func span(_ days: ClosedRange<Int>) -> String {
    let last = LocalDays.heading(days.upperBound)
    guard days.count > 1 else { return last }
    return "\(LocalDays.heading(days.lowerBound)) – \(last)"
  }

  /// Returns a weekday by its ISO number, 1 for Monday.
  static func weekday(_ number: Int) -> String {
    Localizer.current.language.weekday(number % 7)
  }

  /// Returns an hour: `14:00`.
  static func hour(_ hour: Int) -> String {
    Localizer.current.clock(
      LocalTime(year: 2001, month: 1, day: 1, weekday: 1, hour: hour % 24))
  }

  /// Returns where a value stands on its axis.
  static func x(_ x: ChartX) -> String {
    switch x {
    case .day(let day): LocalDays.heading(day)
    case .weekday(let number): weekday(number)
    case .hour(let hour): self.hour(hour)
    case .name(let name): name.oneLine
    }
  }
}

/// Charts that read years of history, kept while nothing changes.
final class CachedCharts: Sendable {
  private struct Key: Equatable {
    let viewer: Viewer
    let name: String
    let request: ChartRequest
    let version: Int
    /// The present in whole minutes: what is pending depends on it.
    let minute: Int
    let zone: TimeZone
    let turn: TimeOfDay
    let parts: PartSet
  }

  private let known = Mutex<[(key: Key, data: ChartData)]>([])

  /// How many charts are kept, the latest.
  private static let most = 6

  /// Returns a chart; one that is not known, or of content without a version, is computed.
  func data(
    _ kind: ChartKind, _ request: ChartRequest, version: Int?, _ actionContext: ActionContext,
    _ compute: () throws -> ChartData
  ) rethrows -> ChartData {
    let key = version.map {
      Key(
        viewer: actionContext.viewer, name: kind.name, request: request, version: $0,
        minute: Int(actionContext.now.timeIntervalSince1970 / 60), zone: actionContext.machineZone,
        turn: actionContext.hours.turn, parts: actionContext.parts)
    }
    if let key, let found = known.withLock({ $0.first { $0.key == key } }) { return found.data }
    let data = try compute()
    if let key {
      known.withLock { charts in
        charts.insert((key, data), at: 0)
        if charts.count > Self.most { charts.removeLast() }
      }
    }
    return data
  }
}

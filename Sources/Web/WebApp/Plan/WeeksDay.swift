import Application
import Foundation
import Localization
import Model
import Planning

/// A day of the coming weeks, as the page shows it.
struct WeeksDay: Sendable {
  /// A task on the day.
  struct Row: Sendable {
    let id: String
    /// Names the row, so that it keeps its place in the page.
    let key: String
    let name: String
    var clock: String?
    /// By when it is due, or until when it can be done.
    var when: String?
    var color: String?
    var isExpected = false
    var isOverdue = false
    /// The date from which a move by days counts; `nil` for what cannot be moved.
    var own: String?
    /// The letter of its bar.
    var letter: String?
    /// True for a task of every day, which stands above the days.
    var isDaily = false
    /// True if it has no room on paper.
    var isSpare = false

    /// About how many letters it takes on paper.
    var printedLength: Int {
      isDaily ? 0 : name.count + (clock?.count ?? 0) + (when?.count ?? 0) + 4
    }
  }

  /// A link to all tasks of the day.
  struct More: Sendable {
    let href: String
    let label: String
  }

  let date: String
  let heading: String
  let look: String
  let isRest: Bool
  let free: String
  let lanes: [WeekLanes.Bar]
  let hasFixed: Bool
  var fixed: [Row]
  let hasDue: Bool
  var due: [Row]
  let hasOpens: Bool
  var opens: [Row]
  let more: More?
  /// How many more there are on paper: `+3`.
  fileprivate(set) var spare: String?
}

/// Prepares the days of the coming weeks.
struct WeeksRows {
  /// The most rows of one kind that a day shows at first.
  private static let most = 12

  private let ahead: WeeksAhead
  private let colors: [Model.Category.ID: String]
  private let lanes: WeekLanes
  private let address: String
  /// The tasks that stand on each day.
  private let dailyIDs: Set<Todo.ID>

  /// Creates the rows; `address` is that of the page.
  init(
    _ ahead: WeeksAhead, colors: [Model.Category.ID: String], lanes: WeekLanes, address: String
  ) {
    self.ahead = ahead
    self.colors = colors
    self.lanes = lanes
    self.address = address
    var counts: [Todo.ID: Int] = [:]
    for day in ahead.days {
      for id in Set((day.fixed + day.due).map(\.id)) { counts[id, default: 0] += 1 }
    }
    // On the first day it may be done already.
    dailyIDs = Set(counts.filter { $0.value >= max(2, ahead.days.count - 1) }.keys)
  }

  /// The names of the tasks of every day; `nil` if there are none.
  var daily: String? {
    guard !dailyIDs.isEmpty else { return nil }
    var names: [Todo.ID: String] = [:]
    for day in ahead.days.prefix(2) {
      for item in day.fixed + day.due where dailyIDs.contains(item.id) {
        names[item.id] = item.name.wholeLine
      }
    }
    return names.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
  }

  /// Prepares a day; `isWhole` shows all its tasks.
  func day(_ day: WeeksAhead.Day, isWhole: Bool) -> WeeksDay {
    let date = day.day.dateText
    let isFirst = day.number == ahead.days.first?.number
    let most = isWhole ? Int.max : Self.most
    let open = openings(of: day, isFirst: isFirst)
    let hidden = [day.fixed.count, day.due.count, open.count].reduce(0) { $0 + max(0, $1 - most) }
    let fixed = day.fixed.prefix(most).map { row($0, clock: day.span(of: $0), on: date) }
    let due = day.due.prefix(most).map { item in
      var row = row(item, clock: nil, on: date)
      row.when = ahead.text(of: item)
      return row
    }
    let opens = open.prefix(most).map { window in
      WeeksDay.Row(
        id: String(window.id.rawValue), key: "o\(window.id.rawValue)-\(date)",
        name: window.name.wholeLine, when: ahead.untilText(of: window),
        isExpected: window.isExpected, letter: lanes.letter(of: window))
    }
    let look = [isFirst ? "today" : nil, day.isRest ? "rest" : nil].compactMap(\.self)
    return WeeksDay(
      date: date, heading: ahead.heading(of: day), look: look.joined(separator: " "),
      isRest: day.isRest, free: day.freePhrase.pageText, lanes: lanes.bars(on: day),
      hasFixed: !fixed.isEmpty, fixed: fixed, hasDue: !due.isEmpty, due: due,
      hasOpens: !opens.isEmpty, opens: opens,
      more: hidden > 0
        ? WeeksDay.More(
          href: "\(address)&day=\(date)#d\(date)", label: PlanPhrase.weeksMore(hidden).text) : nil,
      spare: hidden > 0 ? "+\(hidden)" : nil)
  }

  /// Returns the windows that open on a day; on the first one those too that are open already.
  private func openings(of day: WeeksAhead.Day, isFirst: Bool) -> [WeeksAhead.Window] {
    let opened =
      isFirst
      ? day.windowIndices.map { ahead.windows[$0] }.filter { $0.opensDay < day.number } : []
    return opened + day.opens.map(\.window)
  }

  private func row(
    _ item: WeeksAhead.Occurrence, clock: String?, on date: String
  ) -> WeeksDay.Row {
    let id = item.id.rawValue
    return WeeksDay.Row(
      id: String(id), key: item.isPending ? "p\(id)" : "e\(id)-\(date)", name: item.name.wholeLine,
      clock: clock, color: item.category.flatMap { colors[$0] }, isExpected: item.isExpected,
      isOverdue: item.isOverdue, own: item.isPending ? LocalDays.text(item.ownDay) : nil,
      isDaily: dailyIDs.contains(item.id))
  }
}

/// The days as they stand on one sheet of A4: as many names as there is room for, and how many
/// more there are.
struct PrintedWeeks {
  /// The letters of a line, and the lines of names of the sheet, counted for names that break
  /// badly.
  private static let (letters, lines) = (58, 62)
  /// The days of a sheet; more of them take more sheets, and have all their names.
  private static let days = 28

  private let lines: Int

  /// Leaves room for the tasks of every day.
  init(daily: String?) {
    lines = Self.lines - (daily?.count ?? 0) / (Self.letters + 40)
  }

  /// Marks the rows that have no room.
  func fit(_ days: inout [WeeksDay]) {
    let needed = days.map { Self.lines(of: $0.rows) }
    var most = max(1, needed.max() ?? 1)
    if days.count <= Self.days {
      while most > 1, needed.reduce(0, { $0 + min($1, most) }) > lines { most -= 1 }
    }
    for index in days.indices { days[index].fit(most * Self.letters) }
  }

  private static func lines(of rows: [WeeksDay.Row]) -> Int {
    max(1, (rows.reduce(0) { $0 + $1.printedLength } + letters - 1) / letters)
  }
}

extension WeeksDay {
  /// All its rows, in their order.
  fileprivate var rows: [Row] { fixed + due + opens }

  /// Marks the rows beyond a number of letters.
  fileprivate mutating func fit(_ letters: Int) {
    var room = letters
    var spare = self.spare.flatMap { Int($0.dropFirst()) } ?? 0
    let isTight = rows.reduce(0) { $0 + $1.printedLength } > letters
    if isTight { room -= 6 }
    func mark(_ row: inout Row) {
      guard !row.isDaily, row.printedLength > room else {
        room -= row.printedLength
        return
      }
      row.isSpare = true
      spare += 1
    }
    for index in fixed.indices { mark(&fixed[index]) }
    for index in due.indices { mark(&due[index]) }
    for index in opens.indices { mark(&opens[index]) }
    self.spare = spare > 0 ? "+\(spare)" : nil
  }
}

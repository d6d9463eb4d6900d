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
  let fixed: [Row]
  let hasDue: Bool
  let due: [Row]
  let hasOpens: Bool
  let opens: [Row]
  let more: More?
}

/// Prepares the days of the coming weeks.
struct WeeksRows {
  /// The most rows of one kind that a day shows at first.
  private static let most = 12

  private let ahead: WeeksAhead
  private let colors: [Model.Category.ID: String]
  private let lanes: WeekLanes
  private let address: String

  /// Creates the rows; `address` is that of the page.
  init(
    _ ahead: WeeksAhead, colors: [Model.Category.ID: String], lanes: WeekLanes, address: String
  ) {
    self.ahead = ahead
    self.colors = colors
    self.lanes = lanes
    self.address = address
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
        isExpected: window.isExpected)
    }
    let look = [isFirst ? "today" : nil, day.isRest ? "rest" : nil].compactMap(\.self)
    return WeeksDay(
      date: date, heading: ahead.heading(of: day), look: look.joined(separator: " "),
      isRest: day.isRest, free: day.freePhrase.pageText, lanes: lanes.bars(on: day),
      hasFixed: !fixed.isEmpty, fixed: fixed, hasDue: !due.isEmpty, due: due,
      hasOpens: !opens.isEmpty, opens: opens,
      more: hidden > 0
        ? WeeksDay.More(
          href: "\(address)&day=\(date)#d\(date)", label: PlanPhrase.weeksMore(hidden).text) : nil)
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
      isOverdue: item.isOverdue, own: item.isPending ? LocalDays.text(item.ownDay) : nil)
  }
}

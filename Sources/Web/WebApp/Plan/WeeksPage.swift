import Application
import Foundation
import Localization
import Model
import Planning

/// The coming weeks: a row a day, with windows as bars across the days.
struct WeeksPage: TemplateView {
  static let template = "weeks"

  /// A number of weeks to choose.
  struct Choice: Sendable {
    let href: String
    let label: String
    let isCurrent: Bool
  }

  /// A calendar week.
  struct Week: Sendable {
    let key: String
    let heading: String
    let days: [WeeksDay]
  }

  let now: String
  let choices: [Choice]
  let isEmpty: String?
  let hasLanes: Bool
  let lanesWidth: String
  let weeks: [Week]

  /// The numbers of weeks that the page offers.
  private static let counts = [1, 2, 4, 8, 12, 26, 52]

  /// Prepares the page; `whole` is the date of a day that shows all its tasks, and `categories`
  /// have the colours.
  init(
    _ ahead: WeeksAhead, count: Int, whole: String?, categories: [Model.Category], now: Date
  ) {
    let address = "/weeks?weeks=\(count)"
    let lanes = WeekLanes(ahead)
    let colors = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0.color) })
    let rows = WeeksRows(ahead, colors: colors, lanes: lanes, address: address)
    self.now = String(Int(now.timeIntervalSince1970))
    choices = Self.counts.map { number in
      Choice(
        href: "/weeks?weeks=\(number)", label: PlanPhrase.weeksCount(number).text,
        isCurrent: number == count)
    }
    isEmpty = ahead.isEmpty ? PlanPhrase.weeksEmpty.text : nil
    hasLanes = lanes.count > 0
    lanesWidth = String(lanes.width)
    weeks = ahead.calendarWeeks.map { week in
      Week(
        key: "w\(week.days.first?.day.dateText ?? "")", heading: week.heading,
        days: week.days.map { rows.day($0, isWhole: $0.day.dateText == whole) })
    }
  }
}

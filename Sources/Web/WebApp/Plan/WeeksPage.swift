import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Planning
import WebPorts

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
    let isFirst: Bool
    let isLast: Bool
    let days: [WeeksDay]
  }

  /// The reason why another number of weeks is shown than was asked for.
  let problem: String?
  let now: String
  let choices: [Choice]
  /// How many weeks are shown.
  let countWord: String
  /// The text above the days while nothing is due in them.
  let empty: EmptyView?
  /// The tasks that stand on each day, once.
  let daily: String?
  let hasLanes: Bool
  let lanesWidth: String
  let weeks: [Week]

  /// The numbers of weeks that the page offers.
  private static let counts = [1, 2, 4, 8, 12, 26, 52]

  /// Prepares the page; `whole` is the date of a day that shows all its tasks, and `categories`
  /// have the colours.
  init(
    _ ahead: WeeksAhead, count: Int, problem: String?, whole: String?,
    categories: [Model.Category], now: Date
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
    self.problem = problem
    countWord = PlanPhrase.weeksCount(count).text
    empty =
      ahead.isEmpty
      ? EmptyView(
        PlanPhrase.weeksEmpty, word: TaskPagePhrase.newTask, href: "/tasks/new", drawing: .lines)
      : nil
    daily = rows.daily
    hasLanes = lanes.count > 0
    lanesWidth = String(lanes.width)
    var days = ahead.days.map { rows.day($0, isWhole: $0.day.dateText == whole) }
    PrintedWeeks(daily: daily).fit(&days)
    let byDate = Dictionary(uniqueKeysWithValues: days.map { ($0.date, $0) })
    let calendar = ahead.calendarWeeks
    weeks = calendar.enumerated().map { index, week in
      Week(
        key: "w\(week.days.first?.day.dateText ?? "")", heading: week.heading,
        isFirst: index == 0, isLast: index == calendar.count - 1,
        days: week.days.compactMap { byDate[$0.day.dateText] })
    }
  }
}

/// Adds the coming weeks; their tasks are moved by the action of the list of tasks.
func addWeeksRoutes(to router: RouteGroup, site: Site) {
  // `weeks` is how many, `day` the date of a day that shows all its tasks.
  router.get("/weeks") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    var (count, problem) = (WeeksAhead.usualWeeks, String?.none)
    do {
      count = try site.number(
        "weeks", in: WeeksAhead.weekRange, usual: count, fields.text("weeks"))
    } catch let wrong as Problem {
      problem = wrong.message
    }
    let (weeks, categories) = try site.ports.store.withSnapshot { snapshot in
      (
        try WeeksAhead(weeks: count, in: snapshot, actionContext: actionContext),
        try snapshot.categories
      )
    }
    return try site.page(
      WeeksPage(
        weeks, count: count, problem: problem, whole: fields["day"], categories: categories,
        now: actionContext.now),
      of: .weeks, toast: try site.toast(fields, back: back), for: context)
  }
}

/// Places windows side by side, so that each is one bar across the days in which it is open.
struct WeekLanes {
  /// The part of a bar on one day.
  struct Bar: Sendable {
    let x: String
    /// Its letter, where its name stands beside it.
    let letter: String?
    let letterX: String
    /// How dark it is, from 0 to 1; it darkens towards the end of the window.
    let shade: String
    let look: String
    let title: String
  }

  /// The most bars side by side; what is open beyond them has its names only.
  private static let most = 16
  /// The distance from one bar to the next, in pixels.
  private static let pitch = 14

  /// The number of bars side by side.
  let count: Int
  private let ahead: WeeksAhead
  /// The lane of each window, by its index; `nil` for one that has no bar.
  private let lanes: [Int?]

  /// Gives each window the first lane that is free from its opening on.
  init(_ ahead: WeeksAhead) {
    var lastDays: [Int] = []
    self.ahead = ahead
    lanes = ahead.windows.map { window in
      if let lane = lastDays.firstIndex(where: { $0 < window.opensDay }) {
        lastDays[lane] = window.dueDay
        return lane
      }
      guard lastDays.count < Self.most else { return nil }
      lastDays.append(window.dueDay)
      return lastDays.count - 1
    }
    count = lastDays.count
  }

  /// The width of all bars, in pixels.
  var width: Int { count * Self.pitch }

  /// Returns the letter of the bar of a window; `nil` if it has none.
  func letter(of window: WeeksAhead.Window) -> String? {
    ahead.windows.firstIndex(of: window).flatMap { lanes[$0] }.map(Self.letter)
  }

  private static func letter(_ lane: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(lane)))
  }

  /// True on the day that names a window: that on which it opens, or the first of the page.
  private func isNamed(_ window: WeeksAhead.Window, on day: WeeksAhead.Day) -> Bool {
    day.number == max(window.opensDay, ahead.days.first?.number ?? day.number)
  }

  /// Returns the parts of the bars on a day, from left to right.
  func bars(on day: WeeksAhead.Day) -> [Bar] {
    day.windowIndices.compactMap { index in lanes[index].map { ($0, ahead.windows[index]) } }
      .sorted { $0.0 < $1.0 }
      .map { lane, window in
        let length = Double(window.dueDay - window.opensDay + 1)
        let share = Double(day.number - window.opensDay + 1) / length
        let look = [
          isNamed(window, on: day) ? "first" : nil,
          day.number == window.dueDay ? "last" : nil, window.isExpected ? "maybe" : nil,
        ].compactMap(\.self)
        let hundredths = Int((20 + 80 * share).rounded())
        return Bar(
          x: String(lane * Self.pitch), letter: isNamed(window, on: day) ? Self.letter(lane) : nil,
          letterX: String(lane * Self.pitch + 4),
          shade: hundredths < 100 ? "0.\(hundredths)" : "1",
          look: look.joined(separator: " "), title: ahead.text(of: window))
      }
  }
}

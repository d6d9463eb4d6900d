import Application
import Foundation
import Localization
import Model
import Planning
import Recurrence

/// The day as a column of time: blocks and free time, then the tasks without a time, and what was
/// done.
struct PlanPage {
  private let plan: DayPlan
  private let isWhole: Bool
  private let back: LocalAddress

  /// The number of tasks without a time that are shown at first.
  private static let restLength = 20
  /// The number of tasks without a time that the form offers for a pin.
  private static let pinLength = 50

  /// Reads what the page shows; `date` and `rest` of the address choose the day and all tasks
  /// without a time.
  init(
    _ fields: FormFields, site: Site, in snapshot: any StoreSnapshot, back: LocalAddress
  ) throws {
    let context = site.ports.actionContext
    plan = try DayPlan(
      snapshot, date: try fields.text("date").map { try context.planDate($0) },
      overview: Overview(snapshot, actionContext: context))
    isWhole = fields["rest"] == "all"
    self.back = back
  }

  private var isToday: Bool { plan.standing == .today }

  /// The values for the template.
  var content: [String: Any] {
    let rest = isWhole ? plan.rest : Array(plan.rest.prefix(Self.restLength))
    var content: [String: Any] = [
      "back": back.text, "moodBack": Self.address(plan.day),
      "now": String(Int(plan.now.timeIntervalSince1970)),
      "heading": plan.heading, "date": plan.day.dateText,
      "previousHref": Self.address(plan.day.adding(days: -1)),
      "nextHref": Self.address(plan.day.adding(days: 1)),
      "isOtherDay": !isToday, "hasColumn": plan.standing != .past,
      "isMovable": isToday, "hasRest": !rest.isEmpty, "rest": rest.map(Self.content(of:)),
      "restHeading": PlanPhrase.notPlanned.text, "hasDone": !plan.done.isEmpty,
      "doneHeading": PlanPhrase.done(plan.done.count).text,
      "done": plan.done.map { item in
        ["clock": Wording.clock(item.time, in: item.zone), "text": item.text]
      },
    ]
    if rest.count < plan.rest.count {
      content["moreHref"] = Self.address(plan.day) + "&rest=all"
    }
    if plan.standing == .past, plan.done.isEmpty {
      content["nothingDone"] = PlanPhrase.nothingDone.text
    }
    guard let begin = plan.begin else { return content }
    let free = PlanPhrase.freeTime(hours: plan.freeMinutes / 60, minutes: plan.freeMinutes % 60)
    content["summary"] = "\(plan.orderText) · \(free.text)"
    content["rows"] = PlanRows(plan).rows
    content["earliest"] = String(PlanRows.minutes(of: begin, plan.day))
    content["pinTime"] = String(
      LocalDateTime(begin, in: plan.day.zone).description.dropFirst(11).prefix(5))
    let options = isToday ? pinOptions : []
    content["canPin"] = !options.isEmpty
    content["pinOptions"] = options
    return content
  }

  /// The tasks that can be pinned: those in blocks, then those without a time.
  private var pinOptions: [[String: Any]] {
    let views =
      plan.blocks.filter { $0.block.kind != .fixed }.map(\.view)
      + plan.rest.filter { $0.reason != .passed }.prefix(Self.pinLength).map(\.view)
    return views.map {
      ["id": String($0.todo.id.rawValue), "name": $0.todo.name.oneLine]
    }
  }

  private static func content(of item: DayPlan.Rest) -> [String: Any] {
    [
      "id": String(item.view.todo.id.rawValue), "name": item.view.todo.name.wholeLine,
      "reason": item.reasonText,
    ]
  }

  private static func address(_ day: PlanDay) -> String { "/plan?date=\(day.dateText)" }
}

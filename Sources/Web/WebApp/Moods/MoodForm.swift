import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Settings
import Text
import WebPorts

extension Site {
  /// The most ticks of a day after which a page that asks rarely asks how the user feels.
  private static let mostTicks = 2
  /// The time of day from which Today asks for the mood of the day.
  private static let evening = TimeOfDay(hour: 18, minute: 0)

  /// True if the page asks how the user feels after what was done last (V3).
  func asksForMoodAfterTick() throws -> Bool {
    let settings = ports.webSettings()
    guard settings.parts.contains(.mood) else { return false }
    switch settings.moodAsking {
    case .always: return true
    case .never: return false
    case .rarely:
      let context = ports.actionContext
      let ticks = try ports.store.withSnapshot {
        try $0.completions(
          from: context.today.start, to: context.now, limit: Self.mostTicks + 1
        ) { $0.kind == .done }.filter(\.isOwn)
      }
      return ticks.count <= Self.mostTicks
    }
  }

  /// True if Today asks for the mood of the day: in the evening, until the day has one.
  func asksForMoodOfDay(in snapshot: any StoreSnapshot) throws -> Bool {
    let settings = ports.webSettings()
    guard settings.parts.contains(.mood), settings.moodAsking != .never else { return false }
    let context = ports.actionContext
    let today = context.today
    guard context.now >= today.date.at(Self.evening).date(in: context.machineZone) else {
      return false
    }
    return try snapshot.moodEntries(from: today.start, to: context.now).allSatisfy(\.isUndone)
  }
}

/// Adds the forms that note a mood and mark a day.
func addMoodRoutes(to router: RouteGroup, site: Site) {
  router.post("/moods") { request, context -> Response in
    let form = context.form
    let input = MoodInput(
      emotion: form["emotion"] ?? "", note: form.text("note"), task: form.text("task"),
      at: form.text("at"))
    let (view, step) = try site.recordMood(input)
    let advice = view.entry.mood.advice
    let link = advice.flatMap(AdviceLink.init)
    let text = [view.text, link == nil ? advice?.text : nil].compactMap(\.self)
    return ActionResponse(
      text: text.joined(separator: " "), step: step,
      back: LocalAddress(form["back"]), practice: link?.practice,
      more: link.map { [("advice", $0.json)] } ?? []
    ).response(to: request)
  }
  router.post("/moods/days") { request, context -> Response in
    let form = context.form
    let date = form.text("date") ?? ""
    let day = try site.ports.actionContext.day(date, field: .date)
    let (mark, step) = try site.mark(day, typed: date, as: form.text("mark"))
    let phrase = MoodPhrase.marked(
      date: LocalDays.heading(day), isGood: mark.map { $0 == .good })
    return ActionResponse(text: phrase.text, step: step, back: LocalAddress(form["back"]))
      .response(to: request)
  }
}

/// The faces of the five feelings, which the pages draw (V4).
enum MoodFace {
  /// Returns the number of the drawing of a feeling, `0` to `4`, as the template `face` takes it.
  static func text(_ emotion: Int) -> String { String(min(max(emotion, 0), 4)) }
}

/// The link to the practice that is advised after a low mood.
struct AdviceLink: Sendable {
  /// The name of the practice in addresses.
  let practice: String
  let adviceText: String
  let adviceHref: String

  /// Creates the link of an advice; `nil` for one without a practice.
  init?(_ advice: Advice) {
    guard case .practice(let kind) = advice else { return nil }
    practice = kind.rawValue
    adviceText = advice.text
    adviceHref = "/practice/" + practice
  }

  /// Reads the name of a practice from an address; `nil` for any other text.
  init?(practice name: String) {
    guard let kind = PracticeKind(rawValue: name) else { return nil }
    self.init(.practice(kind))
  }

  /// The members for a script: `text` and `href`.
  var json: JSON { .object([("text", .string(adviceText)), ("href", .string(adviceHref))]) }
}

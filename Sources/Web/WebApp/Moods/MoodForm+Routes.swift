import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the forms that note a mood and mark a day.
func addMoodRoutes(to router: RouteGroup, site: Site) {
  router.post("/moods") { request, context -> Response in
    let form = context.form
    let input = MoodInput(
      emotion: form["emotion"] ?? "", note: form.text("note"), task: form.text("task"),
      at: form.text("at"))
    let (view, step) = try site.note(input)
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

import Application
import Hummingbird
import Localization
import Reminders

/// Adds the journal, and the form that marks a day.
func addJournalRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/journal") { request, context -> Response in
    do {
      return try site.journal(FormFields(query: request), request, for: context)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
  router.post("/journal/mark") { request, context -> Response in
    try site.markDay(context.form, request)
  }
}

extension Site {
  /// Returns the journal with what an address, or a form that was refused, chooses.
  func journal(
    _ fields: FormFields, _ request: Request, entry: GratitudeEntry? = nil,
    for context: WebContext
  ) throws -> Response {
    let back = entry == nil ? LocalAddress(of: request) : LocalAddress(fields["back"])
    var content = try JournalPage(fields, site: self, back: back, entry: entry).content
    content["toast"] = try toast(fields, back: back)
    return try page(
      "journal", title: JournalPagePhrase.journal.text, section: .journal, content: content,
      status: entry == nil ? .ok : .unprocessableContent, for: context)
  }

  /// Marks the day that a form names, with its word or by going on from its mark (M7).
  func markDay(_ form: FormFields, _ request: Request) throws -> Response {
    do {
      let date = form.text("date") ?? ""
      let day = try ports.actionContext.day(date, field: .date)
      let (mark, step) = try mark(day, typed: date, as: form.text("mark"))
      let phrase = MoodPhrase.marked(
        date: LocalDays.heading(day), isGood: mark.map { $0 == .good })
      return ActionResponse(text: phrase.text, step: step, back: LocalAddress(form["back"]))
        .response(to: request)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
}

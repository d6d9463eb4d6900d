import Application
import Hummingbird
import Localization
import Reminders

/// Adds the journal; a day is marked at `/moods/days`.
func addJournalRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/journal") { request, context -> Response in
    do {
      return try site.journal(FormFields(query: request), request, for: context)
    } catch {
      throw Problem(refusing: error) ?? error
    }
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
}

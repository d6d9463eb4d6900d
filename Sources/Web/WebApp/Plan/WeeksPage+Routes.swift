import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the coming weeks; their tasks are moved by the action of the list of tasks.
func addWeeksRoutes(to router: RouteGroup, site: Site) {
  // `weeks` is how many, `day` the date of a day that shows all its tasks.
  router.get("/weeks") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    let count = try weekCount(fields)
    let (weeks, categories) = try site.ports.store.withSnapshot { snapshot in
      (
        try WeeksAhead(weeks: count, in: snapshot, actionContext: actionContext),
        try snapshot.categories
      )
    }
    return try site.page(
      WeeksPage(
        weeks, count: count, whole: fields["day"], categories: categories, now: actionContext.now),
      of: .weeks, toast: try site.toast(fields, back: back), for: context)
  }
}

/// Reads how many weeks an address asks for.
private func weekCount(_ fields: FormFields) throws -> Int {
  guard let text = fields.text("weeks") else { return WeeksAhead.usualWeeks }
  guard let count = Int(text), WeeksAhead.weekRange.contains(count) else {
    let phrase = WebPhrase.numberOutOfRange(
      parameter: "weeks", "\"\(text.oneLine)\"", from: WeeksAhead.weekRange.lowerBound,
      to: WeeksAhead.weekRange.upperBound)
    throw Problem(.usage, phrase, field: "weeks")
  }
  return count
}

import Application
import Hummingbird
import Localization
import Reminders

/// Adds the bucket list, and its form for a wish.
func addBucketRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/bucket") { request, context -> Response in
    var content = try BucketPage(site: site).content
    content["toast"] = try site.toast(
      FormFields(query: request), back: LocalAddress(of: request))
    return try site.bucket(content, for: context)
  }
  router.post("/bucket") { request, context -> Response in
    try site.addWish(request, context)
  }
}

extension Site {
  fileprivate func bucket(
    _ content: [String: Any], status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    try page(
      "bucket", title: JournalPagePhrase.journalBucketList.text, section: .bucket,
      content: content, status: status, for: context)
  }

  /// Adds a wish; one that is refused comes back with what was typed.
  fileprivate func addWish(_ request: Request, _ context: WebContext) throws -> Response {
    let form = context.form
    var fields = TaskFields()
    fields.bucket = "yes"
    fields.place = form.all("place").filter { !$0.isEmpty }
    let name = form["name"] ?? ""
    let builder = EditBuilder(ports.actionContext)
    do {
      let step = try step { try builder.add(name: name, fields: fields, in: $0).edit }
      guard let todo = step.edit.todos.first?.after else { throw HTTPError(.internalServerError) }
      let view = try Overview(ports.store, actionContext: ports.actionContext).view(todo)
      return ActionResponse(
        text: Wording.did(.add, todo.name, view.taskStanding), step: step.step,
        back: LocalAddress("/bucket")
      ).response(to: request)
    } catch {
      guard let failure = RequestFailure(error), !request.wantsJSON else {
        throw Problem(refusing: error) ?? error
      }
      let isEmpty = failure.field == .name
      let entry = BucketPage.Entry(
        name: name, place: fields.place.first ?? "",
        error: isEmpty ? PagePhrase.giveAName.text : failure.pageText)
      return try bucket(
        try BucketPage(site: self, entry: entry).content, status: .unprocessableContent,
        for: context)
    }
  }
}

import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the bucket list, and its form for a wish.
func addBucketRoutes(to router: RouteGroup, site: Site) {
  router.get("/bucket") { request, context -> Response in
    let toast = try site.toast(FormFields(query: request), back: LocalAddress(of: request))
    return try site.bucket(toast: toast, for: context)
  }
  router.post("/bucket") { request, context -> Response in
    try site.addWish(request, context)
  }
}

extension Site {
  fileprivate func bucket(
    _ entry: BucketPage.Entry = BucketPage.Entry(), toast: Toast? = nil,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    let overview = try Overview(ports.store, actionContext: ports.actionContext)
    return try page(
      BucketPage(overview, entry: entry), of: .bucket, toast: toast, status: status, for: context)
  }

  /// Adds a wish; one that is refused comes back with what was typed.
  fileprivate func addWish(_ request: Request, _ context: WebContext) throws -> Response {
    let form = context.form
    var fields = TaskFields()
    fields[.bucket] = "yes"
    fields.place = form.all("place").filter { !$0.isEmpty }
    let name = form["name"] ?? ""
    do {
      let result = try TaskChange.perform(
        in: ports.store, actionContext: ports.actionContext, allowsSameName: form["again"] != nil
      ) { _ in .add(name: name, fields) }
      return ActionResponse(added: result, back: LocalAddress("/bucket")).response(to: request)
    } catch let sameName as SameName where !request.wantsJSON {
      let entry = BucketPage.Entry(
        name: name, place: fields.place.first ?? "", error: sameName.text, isAskedAgain: true)
      return try bucket(entry, status: .conflict, for: context)
    } catch {
      guard let failure = RequestFailure(error), !request.wantsJSON else { throw error }
      let isEmpty = failure.field == .name
      let entry = BucketPage.Entry(
        name: name, place: fields.place.first ?? "",
        error: isEmpty ? TaskPagePhrase.giveAName.text : failure.pageText)
      return try bucket(entry, status: .unprocessableContent, for: context)
    }
  }
}

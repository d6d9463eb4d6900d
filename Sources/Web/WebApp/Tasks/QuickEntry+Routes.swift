import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the field that takes a task in one line, and its reading while it is typed.
func addQuickRoutes(to router: RouteGroup, site: Site) {
  router.post("/quick/preview") { _, context -> Response in
    let caret = context.form["caret"].flatMap { Int($0) }
    return Response(
      json: try QuickEntry(context.form["line"] ?? "", caret: caret, site: site).json)
  }
  router.post("/quick") { request, context -> Response in
    if let keyed = context.keyed { return try site.addLine(keyed.fields) }
    // A program that is logged in sends `text`, as one with a key does; the page sends `line`.
    if context.form["line"] == nil, context.form["text"] != nil {
      return try site.addLine(context.form)
    }
    return try site.addQuick(context.form, request)
  }
  router.get("/quick") { request, context -> Response in
    guard let keyed = context.keyed else {
      return .redirect(to: SharedText(text: FormFields(query: request)["text"]).lineAddress)
    }
    // What is only looked at, by a preview of links or ahead of a click, must change nothing.
    guard request.method == .get, !request.isLookedAtOnly else {
      throw Problem(.methodNotAllowed, KeyPhrase.onlyLooked.pageText)
    }
    return try site.addLine(keyed.fields)
  }
  router.get("/share") { request, _ -> Response in
    let fields = FormFields(query: request)
    let shared = SharedText(title: fields["title"], text: fields["text"], url: fields["url"])
    return .redirect(to: shared.address)
  }
}

extension Site {
  /// Adds the task of a line that a program sends, and answers with one line of text.
  fileprivate func addLine(_ fields: FormFields) throws -> Response {
    let line = SharedText.oneLine(fields["text"] ?? fields["line"] ?? "")
    guard !line.isEmpty else {
      throw Problem(.unprocessableContent, KeyPhrase.textExpected.pageText, field: "text")
    }
    guard line.count <= ReadingLimits.quickLineCharacters else {
      throw Problem(
        .unprocessableContent,
        KeyPhrase.textTooLong(most: ReadingLimits.quickLineCharacters).pageText,
        field: "text")
    }
    let result = try TaskChange.perform(
      in: ports.store, actionContext: ports.actionContext, allowsSameName: fields["again"] != nil
    ) { _ in .quick(line) }
    let answer = result.view.reminding(
      Wording.did(.add, result.todo.name, when: result.view.whenAndEnd))
    let text = [result.reading?.naming(answer) ?? answer] + result.remarks.linesOnPage
    return .line(text.joined(separator: " "), status: .created)
  }

  /// Adds the task of a line; a line that cannot be read comes back in its field.
  fileprivate func addQuick(_ form: FormFields, _ request: Request) throws -> Response {
    let line = form["line"] ?? ""
    // Without scripts, the same field searches.
    if !request.wantsJSON, let words = HomeQuery.searched(line) {
      return .redirect(to: HomeQuery.address(searching: words))
    }
    do {
      let result = try TaskChange.perform(
        in: ports.store, actionContext: ports.actionContext, allowsSameName: form["again"] != nil
      ) { _ in .quick(line) }
      return ActionResponse(added: result, back: LocalAddress(form["back"])).response(to: request)
    } catch is SameName where !request.wantsJSON {
      return .redirect(to: "/?line=" + line.percentEncoded + "&same=1")
    } catch let failure as QuickFailure {
      // A line that is too long for the field does not come back in it.
      guard request.wantsJSON || line.unicodeScalars.count > ReadingLimits.quickLineCharacters
      else { return .redirect(to: "/?line=" + line.percentEncoded) }
      throw failure
    }
  }
}

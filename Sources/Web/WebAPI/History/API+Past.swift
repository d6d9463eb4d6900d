import Application
import DateWords
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

extension API {
  private static let openAPI = Asset.all.first { $0.name == "openapi.json" }

  /// Adds the routes of history, reminders, explanations and status.
  func addPastRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/history") { request, _ in
      try await answer(request) { list(try history(FormFields(query: request)).map(\.json)) }
    }
    router.delete("\(Self.root)/history/:entry") { request, context in
      try await answer(request) { try takeBack(request, context) }
    }
    router.get("\(Self.root)/reminders") { request, _ in
      try await answer(request) {
        let fields = FormFields(query: request)
        let limit = try number("limit", in: 1...1000, usual: 100, fields["limit"])
        let zone = actionContext.machineZone
        let reminders = try ports.store.deliveredReminders(
          from: .distantPast, to: .distantFuture, limit: limit, where: { _ in true })
        return list(reminders.map { HistoryItem(content: .reminder($0), zone: zone).json })
      }
    }
    router.get("\(Self.root)/why") { request, _ in
      try await answer(request) {
        list(
          try ports.store.withSnapshot {
            try why(FormFields(query: request), in: $0)
          }.map(\.json))
      }
    }
    router.get("\(Self.root)/status") { request, _ in
      try await answer(request) { Response(json: try ports.status()) }
    }
    router.get("\(Self.root)/openapi.json") { request, _ in
      try await answer(request) {
        guard let file = Self.openAPI else { throw HTTPError(.notFound) }
        let base = ports.webSettings().basePath
        // The description names the root of the API once.
        let text =
          base.isEmpty
          ? nil
          : file.text.replacing(
            "\"url\": \"\(Self.root)\"", with: "\"url\": \"\(base.address(Self.root))\"",
            maxReplacements: 1)
        return Response(
          status: .ok,
          headers: [
            .contentType: file.type, .cacheControl: "no-cache",
            .eTag: "\"\(file.fingerprint)\(base.text)\"",
          ],
          body: ResponseBody(
            byteBuffer: text.map(ByteBuffer.init(string:)) ?? ByteBuffer(bytes: file.bytes)))
      }
    }
  }

  /// Undoes an entry out of turn; the response is the entry afterwards.
  private func takeBack(_ request: Request, _ context: WebContext) throws -> Response {
    let text = context.parameters.get("entry") ?? ""
    guard let entry = UUID(uuidString: text) else {
      throw Refusal(.notFound, .entry, HistoryPhrase.noSuchEntry(text.quoted))
    }
    let builder = EditBuilder(actionContext)
    let now = actionContext
    let step = try step { edit in
      if let found = try edit.completion(entry) {
        // An entry has no version of its own.
        try APITag.check(request, nil, present: HistoryItem(found, actionContext: now).json)
      }
      return try builder.retract(entry, in: edit)
    }
    let found = try ports.store.withSnapshot { try $0.completion(entry) }
    guard let found else {
      throw Refusal(.notFound, .entry, HistoryPhrase.noSuchEntry(text.quoted))
    }
    var response = Response(json: HistoryItem(found, actionContext: actionContext).json)
    response.headers[.step] = step.step.map(String.init)
    return response
  }

  private func history(_ fields: FormFields) throws -> [HistoryItem] {
    var query = HistoryQuery(
      search: fields.text("search"), task: fields.text("task"), place: fields.text("place"),
      category: fields.text("category"),
      limit: try number("limit", in: 1...100_000, usual: 100, fields["limit"]),
      isWhole: fields["all"] == "1")
    let zone = actionContext.machineZone
    let moments = actionContext.moments(in: zone, direction: .past)
    func instant(_ name: String, dayMeans meaning: Moment.DayMeaning) throws -> Date? {
      guard let text = fields[name] else { return nil }
      do { return try moments.date(text, dayMeans: meaning) } catch {
        throw Problem(.unprocessableContent, "\(error)", code: "usage", field: name)
      }
    }
    if let from = try instant("from", dayMeans: .start) { query.from = from }
    if let to = try instant("to", dayMeans: .end) { query.to = to }
    let actionContext = actionContext
    return try ports.store.withSnapshot { snapshot in
      try query.items(
        from: snapshot, overview: Overview(snapshot, actionContext: actionContext))
    }
  }

  private func why(
    _ fields: FormFields, in snapshot: any StoreSnapshot
  ) throws -> [DecisionView] {
    let overview = try Overview(snapshot, actionContext: actionContext)
    let account = try WhyAccount(snapshot, overview: overview)
    let limit = try number("limit", in: 1...1000, usual: 10, fields["limit"])
    // Nothing is no name, also beside one.
    for name in ["task", "place"] where fields[name] != nil && fields.text(name) == nil {
      throw Problem(.usage, WebPhrase.subjectExpected, field: name)
    }
    if let task = fields.text("task") {
      let todo = try TaskNames(todos: overview.todos).todo(task)
      return try account.decisions(about: .task(todo), limit: limit)
    }
    guard let place = fields.text("place") else {
      throw Problem(.usage, WebPhrase.subjectExpected, field: "task")
    }
    return try account.decisions(about: .place(try overview.names.place(place)), limit: limit)
  }
}

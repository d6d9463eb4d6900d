import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// The bucket list: a form for a wish, the wishes, and those that came true (J8).
struct BucketPage: TemplateView {
  static let template = "bucket"

  /// The fields as they were typed, with what was wrong.
  struct Entry {
    var name = ""
    var place = ""
    var error: String?
    /// True if sending the form again adds the wish although its name exists.
    var isAskedAgain = false
  }

  /// A wish, or one that came true.
  struct Row: Sendable {
    let id: String
    let name: String
    let doneLabel: String
    let deleteLabel: String
    let `where`: String?
    let notes: String?
    let snoozed: String?
    /// The day on which it came true.
    let day: String?

    fileprivate init(_ view: TaskView, day: String? = nil) {
      id = String(view.todo.id.rawValue)
      name = view.todo.name.wholeLine
      doneLabel = JournalPhrase.wishDone(name).text
      deleteLabel = JournalPhrase.deleteWish(name).text
      `where` =
        view.placeNames.isEmpty ? nil : view.placeNames.map(\.oneLine).joined(separator: ", ")
      notes = view.todo.notes?.wholeLine
      snoozed = view.snoozeWords
      self.day = day
    }
  }

  let back = "/bucket"
  let name: String
  /// Errors by field.
  let errors: [String: String]
  let isAskedAgain: Bool
  let hasPlaces: Bool
  let places: [SelectOption]
  let summary: String
  let hasWishes: Bool
  let wishes: [Row]
  let cameTrueWords: String?
  let cameTrue: [Row]

  /// The most wishes that came true on the page.
  private static let mostTrue = 100

  /// Prepares the page.
  init(_ overview: Overview, entry: Entry = Entry()) {
    let bucket = BucketList(overview)
    let all = overview.names.places.sortedByName(\.name)
    let (zone, now) = (overview.actionContext.machineZone, overview.actionContext.now)
    name = entry.name
    errors = entry.error.map { ["name": $0] } ?? [:]
    isAskedAgain = entry.isAskedAgain
    hasPlaces = !all.isEmpty
    places = all.map { place in
      let value = TaskInput.value(of: .place(place.id), among: all)
      return SelectOption(
        value: value, label: place.name.oneLine, selected: value == entry.place)
    }
    summary = JournalPhrase.wishes(bucket.open.count).text
    hasWishes = !bucket.open.isEmpty
    wishes = bucket.open.map { Row($0) }
    let came = bucket.cameTrue
    cameTrueWords = came.isEmpty ? nil : JournalPhrase.wishesCameTrue(came.count).text
    cameTrue = came.prefix(Self.mostTrue).map { view in
      Row(view, day: view.todo.lastDone.map { Formatted.day($0, in: zone, now: now) })
    }
  }
}

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
      guard let failure = Refusal(error), !request.wantsJSON else { throw error }
      let isEmpty = failure.field == .name
      let entry = BucketPage.Entry(
        name: name, place: fields.place.first ?? "",
        error: isEmpty ? TaskPagePhrase.giveAName.text : failure.pageText)
      return try bucket(entry, status: .unprocessableContent, for: context)
    }
  }
}

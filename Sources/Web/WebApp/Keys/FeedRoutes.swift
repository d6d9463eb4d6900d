import Application
import Crypto
import Exchange
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
import Text
import WebPorts

/// Adds the calendar that other programs subscribe to; its key opens it alone.
func addFeedRoutes(to router: RouteGroup, site: Site) {
  router.get("/feed/:key") { request, context -> Response in
    guard let key = context.keyed?.key else {
      throw Problem(.notFound, KeyPhrase.noSuchFeed.pageText)
    }
    return try site.feed(of: key, FormFields(query: request), request)
  }
}

extension Site {
  fileprivate func feed(
    of key: PageKey, _ fields: FormFields, _ request: Request
  ) throws -> Response {
    let actionContext = ports.actionContext
    let text = try ports.store.withSnapshot { snapshot in
      let persons = try snapshot.persons
      var person = persons.first { $0.uuid == key.person }
      guard person != nil || key.person == nil else {
        throw Problem(.forbidden, KeyPhrase.personGone.pageText)
      }
      if person == nil { person = persons.first { $0.id == .me } }
      if person?.id == .me, let name = fields.text("person") {
        person = try PersonNames(persons: persons).person(name)
      }
      var feed = CalendarFeed(
        isWindow: fields["kind"] == "window", hasPlaces: fields["places"] == "1",
        hasAlarms: fields["alarms"] == "1")
      feed.person = person?.id
      return try feed.text(in: snapshot, actionContext: actionContext)
    }
    let digest = SHA256.hash(data: Array(text.utf8)).prefix(16)
    let tag = "\"" + digest.map { String($0, radix: 16) }.joined() + "\""
    var headers: HTTPFields = [
      .eTag: tag, .cacheControl: "private, max-age=900", .referrerPolicy: "no-referrer",
    ]
    if EntityTag.list(request.headers[.ifNoneMatch], contains: tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "text/calendar; charset=utf-8"
    headers[.contentDisposition] = "inline; filename=\"passby.ics\""
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Adds the tasks of the day for widgets: as text, one a line, and as JSON.
func addTodayListRoutes(to router: RouteGroup, site: Site) {
  router.get("/today.txt") { _, context -> Response in
    let items = try site.today(for: context.keyed?.key).items.filter(\.group.isOfToday)
    return .plain(items.map { $0.view.todo.name.wholeLine + "\n" }.joined())
  }
  router.get("/today.json") { _, context -> Response in
    Response(json: try site.today(for: context.keyed?.key).json)
  }
}

extension Site {
  /// Returns the present day, for a key with a person with the tasks of that person and of anyone.
  fileprivate func today(for key: PageKey?) throws -> Today {
    let actionContext = ports.actionContext
    return try ports.store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext, withStreaks: true)
      guard let wanted = key?.person else { return try Today(snapshot, overview: overview) }
      guard let person = try snapshot.persons.first(where: { $0.uuid == wanted }) else {
        throw Problem(.forbidden, KeyPhrase.personGone.pageText)
      }
      // Habits are those of the user of this machine, whose key it is.
      return try Today(snapshot, overview: overview, withHabits: person.id == .me) {
        $0.todo.persons.isEmpty || $0.todo.persons.contains(person.id)
      }
    }
  }
}

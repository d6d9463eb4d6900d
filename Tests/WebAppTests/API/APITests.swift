import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebAPI
@testable import WebApp

struct APITests {
  @Test func `its description names exactly the routes there are`() throws {
    let site = try Site.sample()
    let routes = site.router().routes.filter { $0.path.description.hasPrefix(API.root) }.map {
      let path = $0.path.description.dropFirst(API.root.count)
        .replacing(/:([a-z]+)/) { "{\($0.1)}" }
      return "\($0.method.rawValue) \(path)"
    }
    #expect(Set(routes) == Set(try OpenAPI().operations.keys))
  }

  @Test func `a day with it: every answer is as described`() async throws {
    let api = try await Program.run { program in
      let place = try await program.ask(
        "POST /places", [:],
        ##"{"name":"Vet","position":"52.5163,13.3777","radius":80,"tags":["animals"]}"##)
      #expect(place.status == 201)
      #expect(place.headers[.location] == "/api/v1/places/1")
      let task = try await program.ask(
        "POST /tasks", [:],
        ##"{"name":"Cat medicine","every":"10-14w","places":["Vet"],"on":["enter","exit"],"notes":"pills"}"##
      )
      #expect(task.status == 201)
      #expect(task.headers[.location] == "/api/v1/tasks/1")
      #expect(task.object["name"] as? String == "Cat medicine")
      #expect(task.object["places"] as? [String] == ["Vet"])
      for operation in [
        "GET /tasks", "GET /tasks/{id}", "GET /tasks/{id}/next", "GET /places", "GET /places/{id}",
        "GET /history", "GET /reminders", "GET /why?task=1", "GET /why?place=Vet", "GET /status",
        "GET /plan", "GET /plan?date=2026-12-24", "GET /weeks", "GET /weeks?weeks=52",
      ] { #expect(try await program.ask(operation).status == 200, "\(operation)") }
      #expect(try await program.ask("PATCH /tasks/{id}", [:], #"{"notes":null}"#).status == 200)
      #expect(try await program.ask("PATCH /places/{id}", [:], #"{"radius":"2km"}"#).status == 200)
      for (name, body) in [("pin", #"{"id":1,"at":"23:59"}"#), ("unpin", #"{"id":1}"#)] {
        let answer = try await program.ask("POST /plan/\(name)", [:], body)
        #expect(answer.status == 200 && answer.headers[.step] != nil, "\(answer.text)")
      }
      for (deed, body) in [
        ("snooze", #"{"until":"2h"}"#),
        ("move", #"{"to":"2026-12-01"}"#), ("done", "{}"),
        ("skip", ""),
      ] {
        let answer = try await program.ask("POST /tasks/{id}/\(deed)", [:], body)
        #expect(answer.status == 200, "\(deed): \(answer.text)")
        #expect(answer.headers[.step] != nil)
      }
      let last = try await program.ask("PATCH /tasks/{id}", [:], #"{"name":"Dog medicine"}"#)
      let step = try #require(last.headers[.step])
      #expect(try await program.ask("POST /undo", [:], #"{"step":1}"#).status == 409)
      #expect(try await program.ask("POST /undo", [:], "{\"step\":\(step)}").status == 200)
      #expect(try await program.ask("POST /redo", [:], "{}").status == 200)
      #expect(try await program.ask("POST /undo", [:], "").status == 200)
      let past = try await program.ask("GET /history")
      #expect(past.list.count == 2)
      #expect(try await program.ask("DELETE /tasks/{id}").status == 200)
      #expect(try await program.ask("DELETE /places/{id}").status == 200)
      #expect(try await program.ask("GET /tasks/{id}").status == 404)
      #expect(try await program.ask("GET /openapi.json").status == 200)
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test(arguments: [
    ("en", "If that was a slip: POST /api/v1/undo"), ("uk", "Якщо це помилка: POST /api/v1/undo"),
  ])
  func `a task of a name that exists is added with a remark in words of the API`(
    language: String, words: String
  ) async throws {
    let run = try await Program.run(store: .inMemory()) { program in
      let headers: HTTPFields = [.acceptLanguage: language]
      #expect(try await program.ask("POST /tasks", [:], #"{"name":"Tea"}"#).status == 201)
      for (operation, body) in [
        ("POST /tasks", #"{"name":"tea"}"#), ("POST /quick", #"{"line":"Tea"}"#),
      ] {
        let added = try await program.ask(operation, headers, body)
        let remarks = added.object["remarks"] as? [String]
        #expect(remarks?.first?.hasSuffix(words) == true, "\(operation): \(added.text)")
      }
    }
    #expect(run.complaints.isEmpty, "\(run.complaints)")
  }

  @Test(
    arguments: [
      ("POST /tasks", #"{"name":"x","every":"never"}"#, 422, "every"),
      ("POST /tasks", #"{"name":"x","every":["3d"]}"#, 422, "every"),
      ("POST /tasks", #"{"every":"3d"}"#, 422, "name"),
      ("POST /tasks", #"{"name":"x","colour":"red"}"#, 422, "colour"),
      ("POST /tasks", ##"{"name":"\u0000x","every":"3d"}"##, 422, "name"),
      ("POST /tasks", ##"{"name":"x","every":"3d","notes":"a\u0000b"}"##, 422, "notes"),
      ("POST /places", ##"{"name":"\u0000x","position":"1,1"}"##, 422, "name"),
      ("POST /places", ##"{"name":"x","position":"1,1","tags":["\u0000t"]}"##, 422, "tags"),
      ("POST /tasks", #"{"name":"x","places":["Nowhere"]}"#, 404, "places"),
      ("POST /tasks", #"{"name":{"x":1}}"#, 400, "name"), ("POST /tasks", "[1]", 400, nil),
      ("POST /tasks", "{", 400, nil), ("POST /places", #"{"name":"Vet"}"#, 422, "position"),
      ("POST /places", #"{"name":"Vet","position":"91,0"}"#, 422, "position"),
      ("POST /places", #"{"name":"Vet","position":"1,1","radius":5}"#, 422, "radius"),
      ("POST /tasks/{id}/done", "{}", 404, nil), ("DELETE /tasks/{id}", "", 404, nil),
      ("POST /undo", "{}", 409, nil), ("POST /redo", "{}", 409, nil),
      ("GET /plan?date=2026-02-30", "", 422, "date"), ("GET /plan?date=", "", 422, "date"),
      ("GET /weeks?weeks=0", "", 422, "weeks"), ("GET /weeks?weeks=53", "", 422, "weeks"),
      ("GET /weeks?weeks=", "", 422, "weeks"), ("GET /weeks?weeks=x", "", 422, "weeks"),
      ("POST /plan/pin", #"{"at":"10:00"}"#, 422, "id"),
      ("POST /plan/pin", #"{"id":9,"at":"10:00"}"#, 404, nil),
      ("GET /why", "", 422, "task"), ("GET /history?limit=0", "", 422, "limit"),
      ("GET /history?from=never", "", 422, "from"),
      ("GET /tasks?phase=late", "", 422, "phase"), ("GET /tasks?phase=", "", 422, "phase"),
      ("GET /history?from=", "", 422, "from"), ("GET /history?to=%20", "", 422, "to"),
      ("POST /tasks", #"{"name":null}"#, 422, "name"),
      ("POST /tasks", #"{"name":true}"#, 422, "name"),
      ("POST /tasks", #"{"name":"x","places":true}"#, 422, "places"),
      ("POST /tasks", ##"{"name":"x","places":["#\u0000"]}"##, 422, "places"),
      ("POST /tasks", ##"{"name":"x","places":["#"]}"##, 422, "places"),
      ("POST /places", ##"{"name":"x","position":"1,1","tags":["\u00a0"]}"##, 422, "tags"),
      ("POST /tasks", #"{"name":"x","due":"2026-12-01","at":null}"#, 422, "at"),
      ("POST /places", #"{"name":"x","position":"1,1","tags":false}"#, 422, "tags"),
      // Each value alone is as described.
      ("POST /tasks", #"{"name":"x","zone":"Nowhere/Else"}"#, 404, "zone"),
      ("POST /tasks", #"{"name":"x","every":"14-10w"}"#, 422, "every"),
      ("POST /tasks", #"{"name":"x","every":"3d","end":"2001-01-01"}"#, 422, "end"),
      ("POST /tasks", #"{"name":"x","every":"3d","at":"11:45-10:15"}"#, 422, "at"),
      ("POST /tasks", #"{"name":"x","every":"3d","at":"9:00-9:30","duration":"1h"}"#, 422, "at"),
      ("POST /tasks", #"{"name":"x","timing":"fixed"}"#, 422, "timing"),
      ("POST /tasks", #"{"name":"x","every":"2w-1w"}"#, 422, "every"),
      ("POST /tasks", #"{"name":"x","at":"11:00-10:00"}"#, 422, "at"),
      ("POST /tasks", #"{"name":"x","bucket":true,"due":"2026-12-01"}"#, 422, "bucket"),
      ("POST /tasks", #"{"name":"x","when":"2026-12-01"}"#, 422, "when"),
      ("POST /tasks", #"{"name":"x","when":"fri 15:15-14:30"}"#, 422, "when"),
      ("POST /tasks", #"{"name":"x","when":"fri 18:00","due":"2026-12-01"}"#, 422, "when"),
      ("POST /tasks", #"{"name":"x","when":"fri 18:00","every":"1w"}"#, 422, "when"),
      ("POST /tasks", #"{"name":"x","when":"fri 18:00-18:30"}"#, 201, nil),
      ("POST /tasks", #"{"name":"x","every":"1w","last":"tomorrow"}"#, 422, "last"),
      ("POST /tasks", #"{"name":"x","every":"1w","from":"start","last":"yesterday"}"#, 422, "last"),
      ("POST /tasks", #"{"name":"x","last":"yesterday"}"#, 422, "last"),
      ("POST /tasks", #"{"name":"x","every":"1w","last":"yesterday"}"#, 201, nil),
      ("POST /tasks", #"{"name":"x","horizon":"period"}"#, 422, "horizon"),
      ("POST /tasks", #"{"name":"x","every":"1w","horizon":"period"}"#, 201, nil),
      ("GET /history?task=Nobody", "", 404, "task"),
      ("GET /history?place=Nowhere", "", 404, "place"),
      ("GET /history?category=Hom", "", 404, "category"),
      ("POST /tasks", #"{"name":"x","timing":"sometimes"}"#, 422, "timing"),
      ("POST /tasks", #"{"name":"x","bucket":true,"every":"1w"}"#, 422, "bucket"),
      ("POST /tasks", #"{"name":"x","bucket":"yes"}"#, 422, "bucket"),
      ("POST /rest", #"{"date":"2026-03-05..2026-03-04"}"#, 422, "date"),
      ("POST /rest", #"{"date":"2020-01-01..2031-01-01"}"#, 422, "date"),
      ("POST /rest", #"{"date":"soon"}"#, 422, "date"), ("POST /rest", "{}", 422, "date"),
      ("POST /rest", #"{"date":"2026-03-05","remove":1}"#, 422, "remove"),
      ("POST /rest", #"{"day":"2026-03-05"}"#, 422, "day"),
    ] as [(String, String, Int, String?)])
  func `what is wrong is told with the property to blame`(
    operation: String, body: String, status: Int, field: String?
  ) async throws {
    let program = try await Program.run { program in
      let answer = try await program.ask(operation, [:], body)
      #expect(answer.status == status, "\(answer.text)")
      let error = answer.object["error"] as? [String: Any]
      #expect(error?["field"] as? String == field)
      guard status >= 400 else { return }
      let message = try #require(error?["message"] as? String)
      #expect(!message.isEmpty && !message.contains("--"))
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test(
    arguments: [
      ("PATCH", #"{"due":"2026-12-01"}"#, 409, "due"),
      ("PATCH", #"{"every":null,"from":"start"}"#, 409, "from"),
      ("PATCH", #"{"every":"12h","at":"09:00"}"#, 409, "at"),
      ("PATCH", #"{"every":"3d","due":"2026-12-01"}"#, 409, "due"),
      ("PATCH", #"{"when":"fri 18:00"}"#, 409, "when"),
      ("PATCH", #"{"from":"start","last":"yesterday"}"#, 409, "last"),
      ("PATCH", #"{"last":"tomorrow"}"#, 422, "last"),
      ("PATCH", #"{"name":null}"#, 422, "name"),
      ("PATCH", #"{"notes":null}"#, 200, nil),
    ] as [(String, String, Int, String?)])
  func `a change that does not fit the stored task is a conflict`(
    method: String, body: String, status: Int, field: String?
  ) async throws {
    let program = try await Program.run { program in
      _ = try await program.ask("POST /tasks", [:], #"{"name":"A","every":"3d","notes":"n"}"#)
      let answer = try await program.ask("\(method) /tasks/{id}", [:], body)
      #expect(answer.status == status, "\(answer.text)")
      let error = answer.object["error"] as? [String: Any]
      #expect(error?["field"] as? String == field)
      if status == 200 { #expect(answer.object["notes"] is NSNull) }
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test(
    arguments: [
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-01-15"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2024-02-29T09:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-01-15T09:00:00.5+01:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2023-02-29"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "1900-02-29"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2000-02-29"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-04-31"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "0000-01-01"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-01-15T24:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, " 2026-01-15 09:00 +0100"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-01-15T09:00+01:"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, ""),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "10-14w"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "3d-2 weeks"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "876600h"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "876601h"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "0d"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "5m"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "3"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "03 D"),
      ("Window", "POST /tasks", "every", #"{"name":"x"}"#, "10 – 14 wks"),
      ("Length", "POST /tasks", "horizon", #"{"name":"x"}"#, "90s"),
      ("Length", "POST /tasks", "horizon", #"{"name":"x"}"#, "5217 w"),
      ("Length", "POST /tasks", "horizon", #"{"name":"x"}"#, "5218w"),
      ("Length", "POST /tasks", "horizon", #"{"name":"x"}"#, "1mo"),
      ("Period", "POST /tasks", "nag", #"{"name":"x"}"#, "1h"),
      ("Period", "POST /tasks", "nag", #"{"name":"x"}"#, "101y"),
      ("Period", "POST /tasks", "nag", #"{"name":"x"}"#, "30min"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9:05"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "24:00"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9:05-10:15"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9:05 – 10:15"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9:05-"),
      ("TimeOrSpan", "POST /tasks", "at", #"{"name":"x","every":"3d"}"#, "9:05-24:00"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "-90,180.0"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "geo:52.5,13.4,30;u=35"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "geo:52.5,13.4?z=12"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "geo:52.5,13.4;crs=nad27"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-06-01T10:00 -0730"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-06-01T10:00+23:59"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "2026-06-01T10:00+24:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "9998-12-31T23:59-01:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "9999-12-31T23:59-01:00"),
      ("Moment", "POST /tasks", "due", #"{"name":"x"}"#, "0001-01-01T00:00+02:00"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "052.5,.4,high"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "90.1,0"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "0,181"),
      ("Position", "POST /places", "position", #"{"name":"x"}"#, "here"),
    ] as [(String, String, String, String, String)])
  func `a form of text is described as it is read`(
    form: String, operation: String, field: String, body: String, text: String
  ) async throws {
    let pattern = try #require(try OpenAPI().pattern(of: form))
    let isDescribed = text.range(of: pattern, options: .regularExpression) != nil
    _ = try await Program.run { program in
      let sent = #"\#(body.dropLast()),"\#(field)":"\#(text)"}"#
      let answer = try await program.ask(operation, [:], sent)
      #expect(answer.status == (isDescribed ? 201 : 422), "\(answer.text)")
    }
  }

  @Test
  func `timing, notes, entries and days of rest are answered as described`() async throws {
    let program = try await Program.run { program in
      let task = try await program.ask(
        "POST /tasks", [:], #"{"name":"A","every":"3d","at":"10:15-11:45","category":"Home"}"#)
      #expect(task.object["timing"] as? String == "fixed")
      #expect(task.object["duration_min"] as? Int == 90)
      let changed = try await program.ask("PATCH /tasks/{id}", [:], #"{"timing":"flexible"}"#)
      #expect(changed.object["timing"] as? String == "flexible")
      _ = try await program.ask("POST /tasks/{id}/done", [:], #"{"note":"well"}"#)
      let item = try await program.ask("GET /history").list.first as? [String: Any]
      #expect(item?["note"] as? String == "well")
      #expect(item?["category"] as? String == "Home")
      #expect(item?["points"] as? Int == 30)
      let entry = try #require(item?["entry"] as? String)
      let back = try await program.ask("DELETE /history/{entry}", entry: entry)
      #expect(back.status == 200)
      #expect(back.object["undone"] as? Bool == true)
      #expect(back.headers[.step] != nil)
      #expect(try await program.ask("DELETE /history/{entry}", entry: entry).status == 409)
      #expect(try await program.ask("DELETE /history/{entry}", entry: "x").status == 404)
      let unknown = UUID().uuidString
      #expect(try await program.ask("DELETE /history/{entry}", entry: unknown).status == 404)
      let rest = try await program.ask("POST /rest", [:], #"{"date":"2026-12-24..2026-12-25"}"#)
      #expect(rest.list as? [String] == ["2026-12-24", "2026-12-25"])
      let less = try await program.ask(
        "POST /rest", [:], #"{"date":"2026-12-24","remove":true}"#)
      #expect(less.list as? [String] == ["2026-12-25"])
      #expect(try await program.ask("GET /rest").list as? [String] == ["2026-12-25"])
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test
  func `an error is in the language of the request`() async throws {
    _ = try await Program.run { program in
      let answer = try await program.ask(
        "GET /tasks?phase=late", [.acceptLanguage: "uk"])
      let error = answer.object["error"] as? [String: Any]
      #expect(error?["code"] as? String == "usage")
      #expect((error?["message"] as? String)?.hasPrefix("Стану \"late\" немає") == true)
    }
  }

  @Test
  func `an edit from an older version is a conflict that tells how it stands now`() async throws {
    let program = try await Program.run { program in
      let first = try await program.ask("POST /tasks", [:], #"{"name":"A","every":"3d"}"#)
      let tag = try #require(first.headers[.eTag])
      let changed = try await program.ask("PATCH /tasks/{id}", [.ifMatch: tag], #"{"name":"B"}"#)
      #expect(changed.status == 200)
      for (operation, body) in [
        ("PATCH /tasks/{id}", #"{"name":"C"}"#), ("DELETE /tasks/{id}", ""),
        ("POST /tasks/{id}/done", "{}"),
      ] {
        let late = try await program.ask(operation, [.ifMatch: tag], body)
        #expect(late.status == 409)
        #expect((late.object["present"] as? [String: Any])?["name"] as? String == "B")
        #expect(late.headers[.eTag] == changed.headers[.eTag])
      }
      let now = try #require(changed.headers[.eTag])
      let done = try await program.ask("POST /tasks/{id}/done", [.ifMatch: now], "{}")
      #expect(done.status == 200)
      #expect(try await program.ask("DELETE /tasks/{id}", [.ifMatch: "*"]).status == 200)
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test(arguments: ["/tasks", "/tasks/{id}", "/openapi.json"])
  func `what has not changed is not sent again`(path: String) async throws {
    _ = try await Program.run { program in
      _ = try await program.ask("POST /tasks", [:], #"{"name":"A","every":"3d"}"#)
      let first = try await program.ask("GET \(path)")
      let tag = try #require(first.headers[.eTag])
      let again = try await program.ask("GET \(path)", [.ifNoneMatch: tag])
      #expect(again.status == 304)
      #expect(again.text.isEmpty)
      guard path != "/openapi.json" else { return }
      _ = try await program.ask("PATCH /tasks/{id}", [:], #"{"name":"B"}"#)
      #expect(try await program.ask("GET \(path)", [.ifNoneMatch: tag]).status == 200)
    }
  }
}

import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// Opening hours on the pages of places (Y7).
struct PlaceHoursPageTests {
  private func vet(_ hours: String) throws -> Place {
    var place = Place.sample(1, name: "Vet")
    place.hours = try OpeningHours(parsing: hours)
    return place
  }

  @Test func `the form of a place has its hours, and an emptied field takes them away`()
    async throws
  {
    let map = try MapSite([try vet("Mo-Fr 12:00-18:00")])
    let form = try await map.get("/places/1/edit").text
    #expect(form.contains(#"name="hours" value="Mo-Fr 12:00-18:00""#))
    let fields = [
      ("name", "Vet"), ("position", "52.52,13.405"), ("radius", "100 m"), ("tags", ""),
    ]
    _ = try await map.post("/places/1", fields + [("hours", " 24/7 ")])
    #expect(map.places.first?.hours?.text == "24/7")
    _ = try await map.post("/places/1", fields + [("hours", " ")])
    #expect(map.places.first?.hours == nil)
  }

  @Test func `wrong hours are said beside the field, as they were typed`() async throws {
    let map = try MapSite()
    let wrong = [
      ("name", "Vet"), ("position", "52.5,13.4"), ("radius", ""), ("hours", "PH <b>off</b>"),
    ]
    let answer = try await map.post("/places", wrong)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.text.contains("&quot;PH&quot; is not known in opening hours"))
    #expect(answer.text.contains(#"value="PH &lt;b&gt;off&lt;/b&gt;""#))
    let script = try await map.post("/places", wrong, isScript: true)
    #expect(Set(script.errors.keys) == ["hours"])
    #expect(map.places.isEmpty)
  }

  @Test func `the pages say that a place is closed, and when it opens`() async throws {
    // It is Monday, 10:00 on the clock of the site.
    for (hours, words) in [
      ("Mo-Fr 12:00-18:00", "closed, opens 12:00"), ("Tu 08:00-10:00", "closed, opens Tue 08:00"),
    ] {
      let map = try MapSite([try vet(hours)])
      for path in ["/places", "/places/1", "/map"] {
        #expect(try await map.get(path).text.contains(words), "\(path) \(hours)")
      }
    }
    let open = try MapSite([try vet("Mo 09:00-12:00")])
    for path in ["/places", "/places/1", "/map"] {
      #expect(try await !open.get(path).text.contains("closed, opens"), "\(path)")
    }
  }

  @Test func `the API takes hours, and null takes them away`() async throws {
    let map = try MapSite([try vet("Mo 09:00-12:00")])
    let shown = try await map.get("/api/v1/places/1").json
    #expect(shown["hours"] as? String == "Mo 09:00-12:00")
    #expect(shown["open_now"] as? Bool == true)
  }

  @Test func `a row of Today says that all places of a task are closed`() async throws {
    let todo = Todo.sample(1, rule: .once(due: try LocalDateTime(parsing: "2026-03-02T20:00")))
    let map = try MapSite([try vet("Mo-Fr 12:00-18:00")], todos: [todo])
    #expect(try await map.get("/").text.contains("closed, opens 12:00"))
    let open = try MapSite([try vet("Mo-Fr 09:00-18:00")], todos: [todo])
    #expect(try await !open.get("/").text.contains("closed, opens"))
  }
}

extension TemplateState {
  /// A place that is closed, and tasks of another zone.
  static var ofClosedPlace: TemplateState {
    var closed = Place.sample()
    closed.hours = try? OpeningHours(parsing: "off")
    return TemplateState(
      todos: [
        Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00")),
        Todo.sample(2, rule: .every("1w"), zone: .named("America/New_York"), places: []),
      ], places: [closed], paths: ["/", "/places", "/places/1", "/map"],
      forms: [("/places", [("name", "X"), ("position", "1,2"), ("hours", "x")])])
  }
}

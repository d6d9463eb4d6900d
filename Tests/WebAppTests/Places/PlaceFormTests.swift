import Foundation
import Geo
import HTTPTypes
import Model
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// Adding, changing and removing places by forms.
struct PlaceFormTests {
  private static let vet = Place.sample(1, name: "Vet", tags: ["cats"])
  private static let good = [
    ("name", "Bakery"), ("position", "52.5,13.4"), ("radius", "2.5 km"),
    ("tags", "Food, #bread,, "),
  ]

  @Test func `a place is added, and undo is offered`() async throws {
    let map = try MapSite()
    let answer = try await map.post("/places", Self.good)
    #expect(answer.status == .seeOther)
    #expect(answer.headers[.location]?.hasPrefix("/map?did=") == true)
    let place = try #require(map.places.first)
    #expect(place.name == "Bakery")
    #expect(place.center == .at(52.5, 13.4))
    #expect(place.radiusMeters == 2500)
    #expect(place.tags == ["food", "bread"])
    let page = try await map.get(try #require(answer.headers[.location])).text
    #expect(page.contains("Added place &quot;Bakery&quot;."))
    #expect(page.contains(#"action="/undo""#))
  }

  @Test func `a script gets what was done, and the step that undoes it`() async throws {
    let map = try MapSite()
    let answer = try await map.post("/places", Self.good, isScript: true)
    #expect(answer.json["ok"] as? Bool == true)
    #expect(answer.json["text"] as? String == "Added: Bakery.")
    let step = try #require(answer.json["step"] as? Int)
    let undone = try await map.post("/undo", [("step", "\(step)")], isScript: true)
    #expect(undone.json["ok"] as? Bool == true)
    #expect(map.places.isEmpty)
  }

  @Test func `all that is wrong is told at once, beside its field, and nothing typed is lost`()
    async throws
  {
    let map = try MapSite([Self.vet])
    let wrong = [
      ("name", " vet "), ("position", "91,<13>"), ("radius", "5 m"), ("tags", "a, \"b\""),
    ]
    let answer = try await map.post("/places", wrong)
    #expect(answer.status == .unprocessableContent)
    let page = answer.text
    #expect(page.contains("There is already a place &quot;Vet&quot;. Choose another name."))
    #expect(page.contains("&quot;91,&lt;13&gt;&quot; is not a position"))
    #expect(page.contains("&quot;5 m&quot; is out of range: expected 20 m to 100 km."))
    for value in [" vet ", "91,&lt;13&gt;", "5 m", "a, &quot;b&quot;"] {
      #expect(page.contains("value=\"\(value)\""), "\(value)")
    }
    #expect(page.ranges(of: "aria-invalid=\"true\"").count == 3)
    #expect(map.places == [Self.vet])
    let script = try await map.post("/places", wrong, isScript: true)
    #expect(script.status == .unprocessableContent)
    #expect(Set(script.errors.keys) == ["name", "position", "radius"])
  }

  @Test func `here is where the receiver is`() async throws {
    let position = LivePosition(
      time: MapSite.now.addingTimeInterval(-30), latitude: 52.5, longitude: 13.25,
      accuracyMeters: 12, isAccepted: true)
    let map = try MapSite(position: position)
    let answer = try await map.post(
      "/places", [("name", "Here"), ("position", " Here ")], isScript: true)
    #expect(map.places.first?.center == .at(52.5, 13.25))
    #expect(map.places.first?.radiusMeters == 100)
    #expect(
      answer.json["text"] as? String
        == "Added: Here. You are at “Here” now, so there is no reminder there until your next visit."
    )
  }

  @Test(arguments: [nil, 121.0, -121])
  func `here needs a position that is fresh`(age: Double?) async throws {
    let position = age.map {
      LivePosition(
        time: MapSite.now.addingTimeInterval(-$0), latitude: 52.5, longitude: 13.25,
        accuracyMeters: 12, isAccepted: true)
    }
    let map = try MapSite(position: position)
    let answer = try await map.post(
      "/places", [("name", "Here"), ("position", "here")], isScript: true)
    #expect(answer.status == .unprocessableContent)
    #expect(answer.errors["position"]?.hasPrefix("No GPS position yet") == true)
    #expect(map.places.isEmpty)
  }

  @Test func `a place is changed, and its tags taken away`() async throws {
    let map = try MapSite([Self.vet])
    let page = try await map.get("/places/1/edit").text
    #expect(page.contains(#"name="position" value="52.52,13.405""#))
    #expect(page.contains(#"name="tags" value="cats""#))
    let answer = try await map.post(
      "/places/1",
      [
        ("name", "Vets"), ("position", "geo:52.53,13.4;u=9"), ("radius", "80"), ("tags", ""),
        ("was", PlaceForm.stored(Self.vet).values.text),
      ])
    #expect(answer.status == .seeOther)
    let place = try #require(map.places.first)
    #expect(place.name == "Vets" && place.tags.isEmpty && place.radiusMeters == 80)
    #expect(place.center == .at(52.53, 13.4))
    #expect(place.id == Self.vet.id && place.uuid == Self.vet.uuid)
  }

  @Test func `the map is asked what both have changed, and told the rest`() async throws {
    let map = try MapSite([Self.vet])
    let old = [
      ("position", "52.52,13.405"), ("tags", "cats"),
      ("was", PlaceForm.stored(Self.vet).values.text),
    ]
    _ = try await map.post("/places/1", [("name", "Theirs"), ("radius", "80 m")] + old)
    let asked = try await map.post(
      "/places/1", [("name", "Mine"), ("radius", "100 m")] + old, isScript: true)
    #expect(asked.status == .conflict)
    #expect(asked.errors["general"]?.contains("Name: Theirs") == true)
    #expect(map.places.first?.name == "Theirs")
    let values = try #require(asked.json["values"] as? [String: String])
    #expect(values["name"] == "Mine" && values["radius"] == "80 m")
    #expect(
      try await map.post("/places/1", values.map { ($0, $1) }, isScript: true).status == .ok)
    #expect(map.places.first?.name == "Mine" && map.places.first?.radiusMeters == 80)
  }

  @Test func `saving without a change is no step`() async throws {
    let map = try MapSite([Self.vet])
    let answer = try await map.post(
      "/places/1",
      [("name", "Vet"), ("position", "52.52,13.405"), ("radius", "100 m"), ("tags", "cats")],
      isScript: true)
    #expect(answer.json["text"] as? String == "Nothing changed: Vet.")
    #expect(answer.json["step"] is NSNull)
  }

  @Test func `a place is removed from its tasks too, and undo brings all back`() async throws {
    let map = try MapSite([Self.vet], todos: [.sample(7, name: "Cat medicine")])
    let answer = try await map.post("/places/1/remove", [("back", "/places/1")], isScript: true)
    #expect(
      answer.json["text"] as? String == "Deleted: Vet. Tasks without this place now: Cat medicine.")
    #expect(map.places.isEmpty)
    #expect(try map.store.todos().first?.places.isEmpty == true)
    let step = try #require(answer.json["step"] as? Int)
    _ = try await map.post("/undo", [("step", "\(step)")])
    #expect(map.places == [Self.vet])
    #expect(try map.store.todos().first?.places == [.place(Self.vet.id)])
    let plain = try await map.post("/places/1/remove", [("back", "/places/1")])
    #expect(plain.headers[.location]?.hasPrefix("/map?did=") == true)
  }

  @Test(arguments: ["/places/9", "/places/9/thumb.svg", "/places/x", "/places/-1"])
  func `a place that is not there is told`(address: String) async throws {
    let map = try MapSite([Self.vet])
    #expect(try await map.get(address).status == .notFound)
    #expect(try await map.post("/places/9", Self.good).status == .notFound)
    #expect(try await map.post("/places/9/remove", []).status == .notFound)
  }

  @Test func `a task form that waits for a place learns which one it is`() async throws {
    let map = try MapSite()
    let answer = try await map.post("/places", Self.good + [("back", "/tasks/new?name=x")])
    #expect(answer.headers[.location]?.hasPrefix("/tasks/new?name=x&place=1&did=") == true)
    let evil = try await map.post(
      "/places", [("name", "B"), ("position", "1,2"), ("back", "//evil.example/")])
    #expect(evil.headers[.location]?.hasPrefix("/?did=") == true)
  }

  @Test func `a link can prepare a new place`() async throws {
    let page = try await MapSite().get("/places/new?name=%3CA%3E&position=1,2&radius=90%20m").text
    #expect(page.contains(#"name="name" dir="auto" value="&lt;A&gt;""#))
    #expect(page.contains(#"name="position" value="1,2""#))
    #expect(page.contains(#"name="radius" value="90 m""#))
  }

  @Test func `a new place is searched or chosen on the map first, and coordinates come last`()
    async throws
  {
    let page = try await MapSite([Self.vet]).get("/places/new?q=52.5,13.25&back=%2Fplaces").text
    let order = [
      "name=\"q\"", "/map?new=1&amp;back=%2Fplaces", "name=\"name\"", "name=\"position\"",
    ]
    let places = order.compactMap { page.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
    #expect(page.contains("/places/new?position=52.5%2C13.25&amp;name=&amp;back=%2Fplaces"))
    let edited = try await MapSite([Self.vet]).get("/places/1/edit").text
    #expect(!edited.contains("/map?new=1"))
    #expect(try await MapSite().get("/map?new=1").text.contains("Where is the new place?"))
  }
}

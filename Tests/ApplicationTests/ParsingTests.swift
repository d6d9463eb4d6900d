import Application
import Foundation
import Localization
import Model
import TestSupport
import Testing

struct ParsingTests {
  private static let now = Date("2026-01-15T08:00:00Z")
  private let context = ActionContext(now: now, rules: EngineRules(machineZone: .berlin))

  @Test(arguments: [
    ("2h", Snooze.End.at(now.after(7200))), ("1d", .at(now.after(86_400))),
    ("2026-01-16T09:00", .at(Date("2026-01-16T08:00:00Z"))),
    ("2026-01-16", .at(Date("2026-01-16T07:00:00Z"))), ("visit", .nextVisit), ("LEAVE", .leaving),
    ("off", nil), ("none", nil),
  ])
  func `a snooze ends after a time, at an instant, or with a visit`(
    text: String, end: Snooze.End?
  ) throws {
    let todo = Sample.todo(zone: .named("Europe/Berlin"))
    #expect(try SnoozeText.end(text, for: todo, actionContext: context) == end)
  }

  @Test(arguments: ["", "soon", "5m", "-2h"])
  func `another end of a snooze is refused`(text: String) {
    let failure = #expect(throws: Refusal.self) {
      try SnoozeText.end(text, for: Sample.todo(), actionContext: context)
    }
    #expect(failure?.field == .until)
    #expect(failure?.description.hasPrefix("\"\(text)\" is not an end for a snooze") == true)
  }

  @Test(arguments: ["0h", "99999999d", "5218w", "99999999999999999999s"])
  func `a length of a snooze that is out of range is refused with the range`(text: String) {
    let failure = #expect(throws: Refusal.self) {
      try SnoozeText.end(text, for: Sample.todo(), actionContext: context)
    }
    #expect(failure?.field == .until)
    #expect(failure?.description.contains("expected from 1s to 100 years") == true)
  }

  @Test(arguments: [
    ("52.5163,13.3777", 52.5163, 13.3777), (" 52.5 , 13.4 ", 52.5, 13.4),
    ("-33.8568,151.2153", -33.8568, 151.2153), ("geo:52.5,13.4", 52.5, 13.4),
    ("GEO:52.5,13.4,30;crs=WGS84;u=35", 52.5, 13.4), ("geo:52.5,13.4?z=18", 52.5, 13.4),
    ("geo:0,0?q=47.5,9.7(Vet)", 47.5, 9.7), ("geo:0,0?q=47.5%2C9.7", 47.5, 9.7),
    ("geo:0.0,0.0?z=16&q=47.5,9.7", 47.5, 9.7), ("geo:0,0?q=47.5,9.7&z=16", 47.5, 9.7),
    ("geo:0,0;u=35?q=47.5,9.7", 47.5, 9.7), ("geo:47.5,9.7;u=35?q=Vet", 47.5, 9.7),
    ("geo:1,2?q=-47.5,+9.7+(Cats+%26+Dogs)", -47.5, 9.7), ("geo:0,0?q=loc:47.5,9.7", 47.5, 9.7),
    ("geo:0,0?q=47.5,9.7(Cats & Dogs (new))&z=3", 47.5, 9.7), ("geo:+47.5,9.7", 47.5, 9.7),
    ("geo:47.5%2C9.7?q=", 47.5, 9.7), ("geo:0,0?z=3", 0, 0),
  ])
  func `a position is degrees or a geo URI`(
    text: String, latitude: Double, longitude: Double
  ) throws {
    #expect(try PositionText.coordinate(text) == .at(latitude, longitude))
    #expect(try PositionText(copied: text).coordinate == .at(latitude, longitude))
  }

  @Test(arguments: [
    ("47.5 9.75", 9.75), ("47,5 9,75", 9.75), ("-47.5  9.75", nil), ("47°30'0\"N 9°45'E", 9.75),
    ("47°30′S 9°45′E", nil), ("https://www.google.com/maps/place/Vet/@47.5,9.75,15z", 9.75),
    ("https://www.openstreetmap.org/?mlat=47.5&mlon=9.75", 9.75),
  ])
  func `a position may be copied from a map`(text: String, longitude: Double?) throws {
    let latitude = longitude == nil ? -47.5 : 47.5
    #expect(try PositionText(copied: text).coordinate == .at(latitude, longitude ?? 9.75))
  }

  @Test(arguments: ["47.5 vet", "1 2 3", "https://maps.app.goo.gl/x", "91 9", "47°N"])
  func `what is no position is none in a copy either`(text: String) {
    #expect(throws: Refusal.self) { try PositionText(copied: text) }
  }

  @Test(arguments: [
    ("geo:0,0?q=47.5,9.7(Vet)", "Vet"),
    ("geo:0,0?q=47.5%2C9.7%28Cats%20%26%20Dogs%29", "Cats & Dogs"),
    ("geo:0,0?q=47.5,9.7(Cats+and+Dogs)&z=16", "Cats and Dogs"),
    ("geo:0,0?z=1&q=47.5,9.7(Cats & Dogs (new))", "Cats & Dogs (new)"),
    ("geo:0,0?q=47.5,9.7()", nil), ("geo:0,0?q=47.5,9.7", nil), ("geo:47.5,9.7?q=Vet", nil),
    ("47.5,9.7", nil), ("47.5,9.7,\u{1F3FB}", nil),
  ])
  func `a geo URI may name its position`(text: String, label: String?) throws {
    #expect(try PositionText(text).label == label)
  }

  @Test(arguments: [
    ("geo:0,0?q=Main+Street+1", "names an address"), ("geo:0.0,-0?q=Vet", "names an address"),
    ("geo:0,0?q=", "names an address"), ("geo:0,0?z=1&q=12+Main+Street,Berlin", "names an address"),
    ("geo:0,0?q=91,9.7(Vet)", "latitude \"91.0\" is out of range"),
    ("x", "\"x\" is not a position"), ("1", "\"1\" is not a position"),
    ("nan,0", "is not a position"), ("0x1,0", "is not a position"),
    ("91,0", "latitude \"91.0\" is out of range"), ("0,181", "longitude \"181.0\" is out of range"),
    ("geo:1,2;crs=nad83", "is in another reference system"), ("1,2,3,4", "is not a position"),
  ])
  func `another position is refused`(text: String, message: String) {
    let failure = #expect(throws: Refusal.self) { try PositionText.coordinate(text) }
    #expect(failure?.field == .position)
    #expect(failure?.description.contains(message) == true)
  }

  @Test(arguments: [
    ("150", 150.0), ("80 m", 80), ("2km", 2000), (" 0.5 KM ", 500), ("80 м", 80), ("2,5 км", 2500),
    ("1e3", 1000),
  ])
  func `a radius has metres or kilometres`(text: String, meters: Double) throws {
    #expect(try PlaceFields.radius(text) == meters)
  }

  @Test(arguments: [
    (
      "19", "--radius \"19\" is out of range: expected 20 m to 100 km.",
      "\"19\" is out of range: expected 20 m to 100 km."
    ),
    (
      "x", "--radius \"x\" is not a length: expected metres, such as 150 or 2km.",
      "\"x\" is not a length: expected metres, such as 150 or 2km."
    ),
    (
      "inf", "--radius \"inf\" is not a length: expected metres, such as 150 or 2km.",
      "\"inf\" is not a length: expected metres, such as 150 or 2km."
    ),
  ])
  func `another radius is refused, on a page without the option`(
    text: String, message: String, pageMessage: String
  ) {
    let failure = #expect(throws: Refusal.self) { try PlaceFields.radius(text) }
    #expect(failure?.description == message)
    #expect(failure?.pageText == pageMessage)
  }

  @Test
  func `names of places are trimmed, not empty, no tags and unique`() throws {
    let places = [Place.sample(1, name: "Vet")]
    #expect(try PlaceFields.name(" Bakery ", besides: nil, in: places) == "Bakery")
    #expect(try PlaceFields.name("vet", besides: places[0].id, in: places) == "vet")
    for (name, code) in [("", Refusal.Code.usage), ("#x", .usage), ("VET", .refused)] {
      let failure = #expect(throws: Refusal.self) {
        try PlaceFields.name(name, besides: nil, in: places)
      }
      #expect(failure?.code == code)
    }
  }

  @Test
  func `tags are normal and each stands once`() throws {
    #expect(try PlaceFields.tags(["#Hardware Store,food", "food"]) == ["hardware-store", "food"])
    #expect(throws: Refusal.self) { try PlaceFields.tags([" "]) }
  }

  @Test
  func `errors of the core are in the reader's language`() {
    let failure = #expect(throws: Refusal.self) {
      try EditBuilder(context).preview(
        name: "x",
        fields: {
          var fields = TaskFields()
          fields[.every] = "1m"
          return fields
        }(),
        places: [])
    }
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(
        failure?.description
          == "\"1m\" може означати хвилини або місяці: для місяця пишіть 1mo; найкоротший період — "
          + "година, 1h.")
    }
  }
}

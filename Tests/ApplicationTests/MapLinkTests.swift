import Application
import Foundation
import Geo
import TestSupport
import Testing

/// Positions in what other apps share.
struct MapLinkTests {
  @Test(
    arguments: [
      ("52.5163,13.3777", 52.5163, 13.3777, nil),
      ("geo:52.5163,13.3777", 52.5163, 13.3777, nil),
      ("geo:0,0?q=52.5163,13.3777(Gate%20A)", 52.5163, 13.3777, "Gate A"),
      ("Here it is: geo:52.5,13.4?z=17 bye", 52.5, 13.4, nil),
      (
        "https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=17/52.0/13.0", 52.5163,
        13.3777, nil
      ),
      ("https://www.openstreetmap.org/#map=17/52.5163/13.3777", 52.5163, 13.3777, nil),
      ("https://osm.org/?mlat=-33.9&mlon=18.4", -33.9, 18.4, nil),
      ("https://maps.google.com/?q=52.5163,13.3777", 52.5163, 13.3777, nil),
      ("https://www.google.com/maps/search/?api=1&query=52.5163%2C13.3777", 52.5163, 13.3777, nil),
      ("https://www.google.com/maps/@52.5163,13.3777,17z", 52.5163, 13.3777, nil),
      (
        "https://www.google.de/maps/place/Cafe+Eins/@52.1,13.1,17z/data=!3m1!4b1!8m2!3d52.5163!4d13.3777",
        52.5163, 13.3777, "Cafe Eins"
      ),
      ("https://maps.apple.com/?ll=52.5163,13.3777&q=Vet", 52.5163, 13.3777, "Vet"),
      ("https://osmand.net/map?pin=52.5163,13.3777#17/52/13", 52.5163, 13.3777, nil),
      ("https://www.waze.com/ul?ll=52.5163%2C13.3777&navigate=yes", 52.5163, 13.3777, nil),
      ("https://wego.here.com/?map=52.5163,13.3777,15,normal", 52.5163, 13.3777, nil),
      ("https://www.bing.com/maps?cp=52.5163~13.3777&lvl=16", 52.5163, 13.3777, nil),
      (
        "Vet https://maps.google.com/maps?q=52.5163,13.3777(The+Vet) see you", 52.5163, 13.3777,
        "The Vet"
      ),
    ] as [(String, Double, Double, String?)])
  func `a position is found with its name`(
    text: String, latitude: Double, longitude: Double, label: String?
  ) throws {
    let found = try #require(MapLink(in: text))
    #expect(found.coordinate == .at(latitude, longitude))
    #expect(found.label == label)
  }

  @Test(
    arguments: [
      "", "Buy milk", "Call 52.5 13.4", "https://example.org/?q=52.5,13.4",
      "https://www.openstreetmap.org/#map=17/91/13", "geo:91,13", "geo:abc",
      "https://maps.app.goo.gl/abcdef", "https://www.google.com/search?q=52.5,13.4",
      "https://www.google.com/maps/place/Berlin",
      "https://evil.example/openstreetmap.org?mlat=1&mlon=2",
      "https://notosm.org/?mlat=1&mlon=2", "https://[", "http://",
      "https://maps.apple.com/?ll=nan,nan",
      "https://maps.google.com/?q=Vet",
    ])
  func `what names no position is none`(text: String) {
    #expect(MapLink(in: text) == nil)
  }

  @Test func `a long text is looked at only in part`() {
    let words = String(repeating: "word ", count: 100_000)
    #expect(MapLink(in: words + "geo:1,2") == nil)
    #expect(MapLink(in: "geo:1,2 " + words)?.coordinate == .at(1, 2))
  }
}

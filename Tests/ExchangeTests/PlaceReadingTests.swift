import Application
import Exchange
import Foundation
import Geo
import Localization
import Testing

/// Places of GPX, GeoJSON, KML and OwnTracks (I3, I4, I7).
@Suite struct PlaceReadingTests {
  @Test func `waypoints become places, points with a time and of tracks are counted`() throws {
    let reading = try Reading.of(
      "gpx",
      """
      <gpx version="1.1"><wpt lat="52.1" lon="4.3"><name>Vet</name><type>pets,care</type>
      <extensions><gpxx:WaypointExtension xmlns:gpxx="x"><gpxx:Proximity>80</gpxx:Proximity>
      </gpxx:WaypointExtension></extensions></wpt>
      <wpt lat="52.2" lon="4.4"><cmt>Only a comment</cmt></wpt>
      <wpt lat="1" lon="2"/><wpt lat="1" lon="2"><time>2026-01-01T00:00:00Z</time></wpt>
      <wpt lat="91" lon="2"><name>Far</name></wpt>
      <trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>
      """)
    #expect(reading.places.map(\.name) == ["Vet", "Only a comment", "1.0000000, 2.0000000"])
    #expect(reading.places.first?.radiusMeters == 80)
    #expect(reading.places.first?.tags == ["pets", "care"])
    #expect(reading.losses == [.timedPoint: 1, .trackPoint: 1])
    #expect(reading.problemTexts.count == 1 && reading.problemTexts[0].contains("line 6"))
    #expect(reading.hasPositions)
  }

  @Test func `a document with entities, too deep or with a long attribute is refused`() {
    let deep = String(repeating: "<a>", count: 70)
    for (text, word) in [
      ("<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx>&a;</gpx>", "entities"),
      ("<gpx>\(deep)", "64 levels"),
      ("<gpx creator=\"\(String(repeating: "x", count: 70_000))\"/>", "64 kB"),
      ("<gpx><wpt lat=\"1\"", "well-formed"),
    ] {
      let failure = #expect(throws: ExchangeFailure.self) { try Reading.of("gpx", text) }
      #expect(failure?.phrase.text.contains(word) == true, "\(word)")
      #expect(failure?.line == 1)
    }
  }

  @Test func `GeoJSON, KML and OwnTracks bring their places`() throws {
    let geo = try Reading.of(
      "geojson",
      """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","properties":{"name":"A","radius":50,"tags":["x"]},
       "geometry":{"type":"Point","coordinates":[4.3,52.1]}},
      {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[]}}]}
      """)
    #expect(geo.places.map(\.name) == ["A"] && geo.places[0].tags == ["x"])
    #expect(geo.losses == [.shape: 1])
    let kml = try Reading.of(
      "kml",
      """
      <kml><Document><Placemark><name>B</name><ExtendedData><Data name="radius"><value>70</value>
      </Data></ExtendedData><Point><coordinates>4.3,52.1,0</coordinates></Point></Placemark>
      <Placemark><name>Way</name><LineString><coordinates>1,2 3,4</coordinates></LineString>
      </Placemark></Document></kml>
      """)
    #expect(kml.places.map(\.name) == ["B"] && kml.places[0].radiusMeters == 70)
    let tracks = try Reading.of(
      "otrc",
      """
      {"_type":"configuration","password":"secret","waypoints":[
      {"_type":"waypoint","desc":"C","lat":52.1,"lon":4.3,"rad":90,"tst":5},
      {"_type":"waypoint","desc":"Beacon","uuid":"u","tst":6}]}
      """)
    #expect(tracks.places.map(\.name) == ["C"] && tracks.losses == [.beacon: 1])
  }

  @Test func `a polygon becomes its smallest circle`() throws {
    let text = """
      {"type":"Feature","properties":{"name":"Park"},"geometry":{"type":"Polygon","coordinates":
      [[[4.0,52.0],[4.01,52.0],[4.01,52.01],[4.0,52.01],[4.0,52.0]]]}}
      """
    #expect(try Reading.of("geojson", text).losses == [.shape: 1])
    let place = try #require(
      try Reading.of("geojson", text) { $0.polygonsAsCircles = true }.places.first)
    #expect(abs(place.center.latitude - 52.005) < 1e-6)
    #expect(abs(place.center.longitude - 4.005) < 1e-6)
    #expect(abs((place.radiusMeters ?? 0) - 653) < 3)
  }

  @Test func `what is no JSON is refused with its line`() {
    let failure = #expect(throws: ExchangeFailure.self) {
      try Reading.of("geojson", "{\"type\":\n\n nope}")
    }
    #expect(failure?.line == 3)
  }

  /// A feature of Google's Takeout, in its layout of now or of before 2023.
  private func saved(_ properties: String, at position: String = "[0,0]") -> String {
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":\#(properties),"#
      + #""geometry":{"type":"Point","coordinates":\#(position)}}]}"#
  }

  @Test(arguments: [
    (
      #"{"date":"2024-01-01T00:00:00Z","google_maps_url":"http://maps.google.com/?q=47.52,9.72","#
        + #""location":{"name":"Vet","address":"Main St 1"}}"#, "Vet"
    ),
    (
      #"{"Google Maps URL":"http://maps.google.com/?q=47.52,9.72","Published":"2020","#
        + #""Title":"Vet","Location":{"Address":"Main St 1"}}"#, "Vet"
    ),
    (
      #"{"Google Maps URL":"http://maps.google.com/?cid=1","Location":{"Business Name":"Vet","#
        + #""Geo Coordinates":{"Latitude":"47.52","Longitude":"9.72"}}}"#, "Vet"
    ),
    (#"{"Location":{"Address":"Main St 1"},"lat":47.52,"lon":9.72}"#, "Main St 1"),
  ])
  func `a saved place of Google is where its link says (case P7)`(
    properties: String, name: String
  ) throws {
    let reading = try Reading.of("geojson", saved(properties))
    #expect(reading.places.map(\.name) == [name])
    let center = try #require(reading.places.first).center
    #expect(abs(center.latitude - 47.52) < 1e-9 && abs(center.longitude - 9.72) < 1e-9)
    let placed = try Reading.of("geojson", saved(properties, at: "[9.8,47.6]"))
    #expect(placed.places.first?.center.latitude == 47.6, "its own position counts first")
  }

  @Test(arguments: [
    (
      "geojson",
      #"{"type":"Feature","properties":{"google_maps_url":"http://maps.google.com/?cid=1"},"#
        + #""geometry":{"type":"Point","coordinates":[0,0]}}"#
    ),
    ("geojson", #"{"type":"Feature","properties":{"name":"A"},"geometry":null}"#),
    ("gpx", "<gpx><wpt lat='0' lon='0.0'><name>A</name></wpt></gpx>"),
    (
      "kml",
      "<kml><Placemark><Point><coordinates>0,0,0</coordinates></Point></Placemark></kml>"
    ),
    ("kml", "<kml><Placemark><address>Main St 1</address></Placemark></kml>"),
    ("otrw", #"{"waypoints":[{"_type":"waypoint","desc":"A","lat":0,"lon":0,"rad":90}]}"#),
  ])
  func `a place without a position, or at 0, 0, is left out and counted`(
    format: String, text: String
  ) throws {
    let reading = try Reading.of(format, text)
    #expect(reading.losses == [.unplaced: 1] && reading.isEmpty)
  }

  /// A point with a time, with a name and without, and a track, in each format.
  static let timed: [(format: String, named: String, unnamed: String, track: String)] = [
    (
      "gpx", "<wpt lat='52' lon='4'><name>Vet</name><time>2026-01-01T00:00:00Z</time></wpt>",
      "<wpt lat='52' lon='5'><name>2026-01-01 10:00</name><time>2026-01-01T00:00:00Z</time></wpt>",
      "<trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>"
    ),
    (
      "kml",
      "<Placemark><name>Vet</name><TimeStamp/><Point><coordinates>4,52</coordinates></Point></Placemark>",
      "<Placemark><TimeStamp/><Point><coordinates>5,52</coordinates></Point></Placemark>",
      "<Placemark><gx:Track xmlns:gx='x'><gx:coord>1 2 0</gx:coord></gx:Track></Placemark>"
    ),
    (
      "geojson",
      #"{"type":"Feature","properties":{"name":"Vet","time":"2026-01-01T00:00:00Z"},"geometry":{"type":"Point","coordinates":[4,52]}}"#,
      #"{"type":"Feature","properties":{"time":"2026-01-01T00:00:00Z"},"geometry":{"type":"Point","coordinates":[5,52]}}"#,
      #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[]}}"#
    ),
  ]

  @Test(arguments: timed)
  func `named points with a time are places where the file has no track`(
    row: (format: String, named: String, unnamed: String, track: String)
  ) throws {
    func read(_ parts: String..., all: Bool = false) throws -> ExchangeReading {
      let text =
        switch row.format {
        case "gpx": "<gpx>\(parts.joined())</gpx>"
        case "kml": "<kml><Document>\(parts.joined())</Document></kml>"
        default: #"{"type":"FeatureCollection","features":[\#(parts.joined(separator: ","))]}"#
        }
      return try Reading.of(row.format, text) { $0.takesTimedPoints = all }
    }
    let alone = try read(row.named, row.unnamed)
    #expect(alone.places.map(\.name) == ["Vet"] && alone.losses == [.timedPoint: 1])
    let tracked = try read(row.named, row.unnamed, row.track)
    #expect(tracked.places.isEmpty && tracked.losses[.timedPoint] == 2 && tracked.hasPositions)
    #expect(try read(row.named, row.unnamed, row.track, all: true).places.count == 2)
  }

  @Test func `what is no waypoint in a list of OwnTracks is no place`() throws {
    let reading = try Reading.of(
      "otrw",
      #"[{"_type":"waypoint","desc":"A","lat":52,"lon":4,"rad":90},{"_type":"location","lat":52,"lon":4,"tst":1},{"_type":"card","name":"B"}]"#
    )
    #expect(reading.places.map(\.name) == ["A"] && reading.hasPositions)
    #expect(reading.losses == [.trackPoint: 1, .notPlace: 1])
  }

  @Test func `a place at the Gulf of Guinea's latitude alone is one`() throws {
    let reading = try Reading.of("gpx", "<gpx><wpt lat='0' lon='9.7'/></gpx>")
    #expect(reading.places.count == 1)
  }

  @Test(arguments: [
    ("<![CDATA[<b>Main</b> St]]>", "Main"), ("a &lt; b &lt; c", "a < b < c"),
    ("<![CDATA[<<b>x]]>", "x"),
    ("x &gt; y", "x > y"),
  ])
  func `a description names a place without its markup`(text: String, name: String) throws {
    let reading = try Reading.of(
      "kml",
      "<kml><Placemark><description>\(text)</description><Point><coordinates>9.7,47.5"
        + "</coordinates></Point></Placemark></kml>")
    #expect(reading.places.map(\.name) == [name])
  }

  @Test func `a description of signs alone is read at once, at whatever length`() throws {
    let text = String(repeating: "&lt;", count: 1 << 19)
    let reading = try Reading.of(
      "kml",
      "<kml><Placemark><description>\(text)</description><Point><coordinates>9.7,47.5"
        + "</coordinates></Point></Placemark></kml>")
    #expect(reading.places.count == 1)
  }
}

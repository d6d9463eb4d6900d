import Foundation
import GPX
import TestSupport
import Testing

struct TrackReaderTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><time>2020-01-01T00:00:00Z</time></metadata>
      <wpt lat="1" lon="2"><time>2026-01-15T00:00:00Z</time></wpt>
      <trk><name>A &amp; B</name><trkseg>
        <trkpt lat="48.2" lon="16.37"><ele>171</ele><time>2026-01-15T09:00:00Z</time>
          <hdop>1.5</hdop><extensions><x:speed xmlns:x="y">2.5</x:speed></extensions></trkpt>
        <trkpt lon="16.4" lat="48.3"><time> 2026-01-15T09:00:05.5Z </time></trkpt>
      </trkseg></trk>
    </gpx>
    """

  /// Reads a text in parts of some bytes.
  private func points(_ text: String, parts: Int = 7) throws -> [GPXPoint] {
    var points: [GPXPoint] = []
    let reader = try TrackReader { points.append($0) }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: parts) {
      try reader.read(Array(bytes[start..<min(start + parts, bytes.count)]))
    }
    try reader.read([], isLast: true)
    return points
  }

  @Test(arguments: [1, 7, 100_000])
  func `the points of tracks are read, however the file is cut`(parts: Int) throws {
    let points = try points(Self.file, parts: parts)
    #expect(points.map(\.latitude) == ["48.2", "48.3"])
    #expect(points.map(\.longitude) == ["16.37", "16.4"])
    #expect(points.map(\.time) == ["2026-01-15T09:00:00Z", "2026-01-15T09:00:05.5Z"])
    #expect(points[0].elevation == "171" && points[0].hdop == "1.5" && points[0].speed == "2.5")
    #expect(points[1].elevation.isEmpty)
  }

  @Test func `satellites are read, and the first point of each later segment is marked`() throws {
    let points = try points(
      """
      <gpx><trk><trkseg/><trkseg><trkpt lat="1" lon="2"><sat>7</sat></trkpt><trkpt lat="1" lon="3"/>
      </trkseg></trk><trk><trkseg><trkpt lat="1" lon="4"/><trkpt lat="1" lon="5"/></trkseg></trk></gpx>
      """)
    #expect(points.map(\.startsSegment) == [false, false, true, false])
    #expect(points.map(\.satellites) == ["7", "", "", ""])
  }

  @Test(arguments: [
    (
      "OpenTracks",
      "<extensions><g:E><o:accuracy_horizontal>900</o:accuracy_horizontal></g:E></extensions>",
      "900", ""
    ),
    ("µlogger", "<extensions><u:accuracy>12.5</u:accuracy></extensions>", "12.5", ""),
    ("x", "<extensions><t:extras><t:hacc>2.0</t:hacc></t:extras></extensions>", "2.0", ""),
    ("x", "<e:horaccur>10</e:horaccur>", "10", ""),
    ("OsmAnd~ 4.7.1", "<hdop>8.0</hdop>", "8.0", ""),
    ("Locus Map, Android", "<hdop>8.0</hdop>", "8.0", ""),
    ("GPSLogger 132", "<hdop>0.8</hdop><vdop>1</vdop>", "", "0.8"),
    ("Garmin Connect", "<extensions><g:E><g:speed>1</g:speed></g:E></extensions>", "", ""),
  ])
  func `accuracy in metres is read where apps write it, and hdop where it is one`(
    _ creator: String, inner: String, accuracy: String, hdop: String
  ) throws {
    let file = """
      <gpx creator="\(creator)" xmlns:g="g" xmlns:o="o" xmlns:u="u" xmlns:t="t" xmlns:e="e">
      <trk><trkseg><trkpt lat="1" lon="2"><time>2026-01-15T09:00:00Z</time>\(inner)</trkpt></trkseg></trk></gpx>
      """
    let point = try points(file).first
    #expect(point?.accuracy == accuracy && point?.hdop == hdop)
  }

  @Test func `points of waypoints and routes are counted`() throws {
    let reader = try TrackReader { _ in }
    let text = """
      <gpx><wpt lat="1" lon="2"/><rte><rtept lat="1" lon="2"/><rtept lat="1" lon="2"/></rte></gpx>
      """
    try reader.read(Array(text.utf8), isLast: true)
    #expect(reader.skippedPoints == 3)
  }

  @Test func `a fault is told with its line`() {
    let lines = "<gpx>\n<trk>\n<name>Caf&eacute;</name></trk></gpx>"
    #expect(throws: GPXError.malformed(line: 3, reason: "undefined entity")) { try points(lines) }
    let bomb = "<!DOCTYPE gpx [\n<!ENTITY a \"b\">]>\n<gpx/>"
    #expect(throws: GPXError.malformed(line: 2, reason: "entity declaration")) { try points(bomb) }
  }

  @Test func `what was turned into UTF-8 is read as such, whatever it says of itself`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + Self.file.dropFirst(38)
    var count = 0
    let reader = try TrackReader(isUTF8: true) { _ in count += 1 }
    try reader.read(Array(text.utf8), isLast: true)
    #expect(count == 2)
  }

  @Test func `what is cut, or no GPX, is refused`() {
    #expect(throws: GPXError.self) { try points(String(Self.file.dropLast(20))) }
    #expect(throws: GPXError.notGPX) { try points("<html><body/></html>") }
    #expect(throws: GPXError.self) { try points("no XML") }
    #expect(throws: GPXError.self) { try points("") }
  }

  @Test func `entities that grow are refused`() {
    let bomb = """
      <!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <gpx><trk><trkseg><trkpt lat="1" lon="2"><time>&b;</time></trkpt></trkseg></trk></gpx>
      """
    #expect(throws: GPXError.self) { try points(bomb) }
  }

  @Test func `an error of the receiver of points comes out`() throws {
    struct Full: Error {}
    let reader = try TrackReader { _ in throw Full() }
    #expect(throws: Full.self) { try reader.read(Array(Self.file.utf8), isLast: true) }
  }

  @Test func `a damaged track is read or refused`() throws {
    var fuzz = Fuzz(count: 2000, seed: 20_261_127)
    let track =
      "<kml xmlns:gx='g'><Document><Placemark><gx:Track><when>2026-01-15T09:00:00Z</when>"
      + "<gx:coord>16.37 48.2 171</gx:coord></gx:Track></Placemark></Document></kml>"
    while fuzz.goesOn() {
      var bytes = Array((Bool.random(using: &fuzz) ? Self.file : track).utf8)
      for _ in 0..<Int.random(in: 1...5, using: &fuzz) {
        let index = Int.random(in: 0..<bytes.count, using: &fuzz)
        switch Int.random(in: 0..<3, using: &fuzz) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &fuzz)
        case 1: bytes.remove(at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...60, using: &fuzz))
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      do {
        let reader = try TrackReader(beginning: bytes, isUTF8: Bool.random(using: &fuzz)) { _ in }
        let cut = Int.random(in: 0...bytes.count, using: &fuzz)
        try reader.read(Array(bytes[..<cut]))
        try reader.read(Array(bytes[cut...]), isLast: true)
      } catch {
        #expect(error is GPXError, "\(error), seed \(fuzz.seed)")
      }
    }
  }
}

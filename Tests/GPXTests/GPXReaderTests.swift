import Foundation
import GPX
import Testing

struct GPXReaderTests {
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
    let reader = try GPXReader { points.append($0) }
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
    let reader = try GPXReader { _ in throw Full() }
    #expect(throws: Full.self) { try reader.read(Array(Self.file.utf8), isLast: true) }
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Recorded positions of files, played as those of the receiver (I5, I7).
@Suite(.blocking)
struct PositionReplayTests {
  private static let noon = "2026-03-02T12:00:0"

  private static func played(_ text: String) throws -> (status: Int32, end: [String: Any], String) {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "file").path()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try program("replay", file, "--json")
    return (outcome.status, (try? outcome.objects().last) ?? [:], outcome.errors)
  }

  @Test func `a track of GPX is played, points without time and out of order are counted`() throws {
    let points = (0..<5).map {
      "<trkpt lat=\"52.10\($0)\" lon=\"4.3\"><time>\(Self.noon)\($0)Z</time></trkpt>"
    }.joined()
    let (status, end, errors) = try Self.played(
      "<gpx><trk><trkseg>\(points)<trkpt lat=\"1\" lon=\"2\"/><trkpt lat=\"52\" lon=\"4\">"
        + "<time>\(Self.noon)1Z</time></trkpt></trkseg></trk></gpx>")
    #expect(status == 0, "\(errors)")
    #expect(end["event"] as? String == "end")
    #expect(end["positions"] as? Int == 5)
    #expect(end["without_time"] as? Int == 1)
    #expect(end["out_of_order"] as? Int == 1)
  }

  @Test(arguments: ["gpx", "geojson"])
  func `a recorded track goes there and comes back with its accuracy`(format: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try program.configure("tracks:\n  record: true\n")
    func path(_ name: String) -> String { program.folder.appending(path: name).path() }
    let points = (0..<5).map {
      "<trkpt lat=\"52.10\($0)\" lon=\"4.3\"><time>\(Self.noon)\($0)Z</time>"
        + "<extensions><accuracy>\(10 + $0 * 4)</accuracy></extensions></trkpt>"
    }.joined()
    try "<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>"
      .write(toFile: path("first"), atomically: true, encoding: .utf8)
    for (file, database) in [("first", "a.db"), ("a.\(format)", "b.db")] {
      let played = try program("replay", path(file), "--commit", "--db", path(database))
      #expect(played.status == 0, "\(played.errors)")
      let out = path("\(database.prefix(1)).\(format)")
      #expect(try program("export", out, "--only", "tracks", "--db", path(database)).status == 0)
    }
    let (there, back) = try (
      String(contentsOfFile: path("a.\(format)"), encoding: .utf8),
      String(contentsOfFile: path("b.\(format)"), encoding: .utf8)
    )
    #expect(there.contains("26"), "\(there)")
    #expect(there == back)
  }

  @Test(arguments: [
    """
    {"locations":[{"latitudeE7":521000000,"longitudeE7":43000000,"timestamp":"2026-03-02T12:00:00Z","accuracy":12},
    {"latitudeE7":4238958696,"longitudeE7":43000000,"timestampMs":"1772452860000"}]}
    """,
    """
    {"semanticSegments":[{"startTime":"2026-03-02T12:00:00.000+01:00","endTime":"2026-03-02T13:00:00.000+01:00",
    "timelinePath":[{"point":"48.86°, 2.33°","time":"2026-03-02T12:10:00.000+01:00"},
    {"point":"48.87°, 2.33°","time":"2026-03-02T12:20:00.000+01:00"}]}],"rawSignals":[]}
    """,
    """
    [{"endTime":"2026-03-02T13:00:00Z","startTime":"2026-03-02T12:00:00Z",
    "visit":{"topCandidate":{"placeLocation":"geo:29.7,-95.4"}}}]
    """,
    """
    {"timelineObjects":[{"placeVisit":{"location":{"latitudeE7":521000000,"longitudeE7":43000000},
    "duration":{"startTimestamp":"2026-03-02T12:00:00Z","endTimestamp":"2026-03-02T13:00:00Z"}}}]}
    """,
  ])
  func `timelines of Google are played`(_ text: String) throws {
    let (status, end, errors) = try Self.played(text)
    #expect(status == 0, "\(errors)")
    #expect(end["positions"] as? Int == 2)
  }

  @Test func `a file whose points have no time, or that is cut off, is refused`() throws {
    let (status, _, errors) = try Self.played(
      "<gpx><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>")
    #expect(status == 65 && errors.contains("1"))
    #expect(try Self.played("{\"locations\":[{\"latitudeE7\":1").status == 65)
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Faults in recordings of other programs (case P4 to case P6, P13 to P15).
@Suite(.blocking)
struct RecordingFaultTests {
  /// Plays a recording around a place at 47.5, 9.7; returns what is said, and the lines of JSON.
  private func play(
    _ text: String, file: String = "recording", place: Bool = true
  ) throws -> (status: Int32, words: String, lines: [[String: Any]]) {
    let program = try CalledProgram()
    defer { program.remove() }
    if place {
      _ = try program("place", "add", "Vet", "47.5,9.7", "--radius", "100m")
      _ = try program("add", "Cat medicine", "--place", "Vet")
    }
    let path = program.folder.appending(path: file).path()
    try Data(text.utf8).write(to: URL(filePath: path))
    let words = try program("replay", path)
    let json = try program("replay", path, "--json")
    return (words.status, words.output + words.errors, (try? json.objects()) ?? [])
  }

  private func kinds(_ lines: [[String: Any]]) -> [String] {
    lines.compactMap { $0["event"] as? String }.filter {
      ["enter", "exit", "reminder"].contains($0)
    }
  }

  private static func time(_ second: Int) -> String {
    Date(timeIntervalSince1970: 1_772_442_000 + Double(second)).ISO8601Format()
  }

  /// 60 positions a second apart, one of them dated 2041.
  private static func times() -> [String] {
    (0..<60).map { $0 == 20 ? "2041-03-02T09:00:20Z" : time($0) }
  }

  private static let gpx =
    "<gpx><trk><trkseg>"
    + times().map { "<trkpt lat='47.5' lon='9.7'><time>\($0)</time></trkpt>" }.joined()
    + "</trkseg></trk></gpx>"
  private static let kml =
    "<kml><Document>"
    + times().map {
      "<Placemark><TimeStamp><when>\($0)</when></TimeStamp><Point><coordinates>9.7,47.5,0"
        + "</coordinates></Point></Placemark>"
    }.joined() + "</Document></kml>"
  private static let records =
    "{\"locations\":["
    + times().map { #"{"latitudeE7":475000000,"longitudeE7":97000000,"timestamp":"\#($0)"}"# }
    .joined(separator: ",") + "]}"
  private static let signals =
    "{\"semanticSegments\":[],\"rawSignals\":["
    + times().map {
      #"{"position":{"LatLng":"47.5°, 9.7°","accuracyMeters":12,"timestamp":"\#($0)"}}"#
    }.joined(separator: ",") + "]}"
  private static let geojson =
    "{\"type\":\"FeatureCollection\",\"features\":["
    + times().map {
      #"{"type":"Feature","properties":{"time":"\#($0)"},"geometry":{"type":"Point","#
        + #""coordinates":[9.7,47.5]}}"#
    }.joined(separator: ",") + "]}"
  private static let recorder = times().map { time in
    let seconds = (try? Date(time, strategy: .iso8601))?.timeIntervalSince1970 ?? 0
    return
      #"\#(time)\#t*\#t{"_type":"location","lat":47.5,"lon":9.7,"acc":10,"tst":\#(Int(seconds))}"#
  }.joined(separator: "\n")

  @Test(arguments: [gpx, kml, records, signals, geojson, recorder])
  func `one time of 2041 swallows nothing`(text: String) throws {
    let played = try play(text)
    #expect(played.status == 0, "\(played.words)")
    let end = try #require(played.lines.last)
    #expect(end["positions"] as? Int == 59, "\(played.words)")
    #expect(end["refused"] as? Int == 1 && end["out_of_order"] as? Int == 0)
    #expect(played.words.contains("1 position was left out"), "\(played.words)")
    #expect(played.words.contains("59 fixes"), "\(played.words)")
  }

  @Test func `one date of 2041 in NMEA swallows nothing`() throws {
    func sentence(_ second: Int, year: Int) -> String {
      let body = String(
        format: "GPRMC,0900%02d.00,A,4730.0000,N,00942.0000,E,0.0,0.0,0203%02d,,,A", second, year)
      let sum = body.utf8.reduce(0, ^)
      return "$\(body)*\(String(format: "%02X", sum))\r\n"
    }
    let text = (0..<59).map { sentence($0, year: $0 == 20 ? 41 : 26) }.joined()
    let played = try play(text)
    #expect(played.words.contains("58 fixes, 1 rejected"), "\(played.words)")
    #expect(played.words.contains("1 position was left out"), "\(played.words)")
    #expect(played.lines.filter { $0["event"] as? String == "fix_refused" }.count == 1)
  }

  @Test func `a visit within a path of Google's timeline is found`() throws {
    let path = stride(from: 0, through: 120, by: 30).map { minute in
      let position = (30...80).contains(minute) ? "47.5°, 9.7°" : "47.6°, 9.7°"
      return #"{"point":"\#(position)","time":"\#(Self.time(minute * 60))"}"#
    }.joined(separator: ",")
    let played = try play(
      """
      {"semanticSegments":[{"startTime":"\(Self.time(0))","endTime":"\(Self.time(7200))",
      "timelinePath":[\(path)]},{"startTime":"\(Self.time(1800))","endTime":"\(Self.time(4800))",
      "visit":{"topCandidate":{"placeLocation":{"latLng":"47.5°, 9.7°"}}}}]}
      """)
    #expect(kinds(played.lines) == ["enter", "reminder", "exit"], "\(played.words)")
    #expect(played.lines.last?["out_of_order"] as? Int == 0)
  }

  @Test(arguments: [("hAcc", 900.0, 0), ("hAcc", 12, 1), ("acc", 900, 0), ("hAcc", -1, 0)])
  func `an accuracy of Apple Health counts, and a negative one is no position`(
    name: String, meters: Double, reminders: Int
  ) throws {
    let points = (0..<30).map {
      "<trkpt lat='47.5' lon='9.7'><time>\(Self.time($0))</time><extensions><\(name)>\(meters)"
        + "</\(name)></extensions></trkpt>"
    }.joined()
    let played = try play("<gpx><trk><trkseg>\(points)</trkseg></trk></gpx>")
    #expect(kinds(played.lines).count == reminders, "\(played.words)")
  }

  @Test func `refused positions are said in words, with the reason`() throws {
    let features = (0..<10).map {
      #"{"type":"Feature","properties":{"time":"\#(Self.time($0))"},"geometry":{"type":"Point","#
        + #""coordinates":[9.7,91]}}"#
    }.joined(separator: ",")
    let played = try play("{\"type\":\"FeatureCollection\",\"features\":[\(features)]}")
    #expect(played.words.contains("10×"), "\(played.words)")
    #expect(played.words.contains("not on the globe"))
  }

  @Test(arguments: [
    ("a.kmz", [0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 22) + [7, 0, 0, 0], "unzip -p"),
    ("a.gpx.gz", [0x1F, 0x8B, 8, 0] + [UInt8](repeating: 7, count: 60), "gunzip -c"),
  ])
  func `an archive is named, with the command that plays it`(
    name: String, bytes: [UInt8], command: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let path = program.folder.appending(path: name).path()
    try (Data(bytes) + Data("doc.kml".utf8)).write(to: URL(filePath: path))
    let played = try program("replay", path)
    #expect(played.status == 65 && played.errors.contains("\(command) \"\(path)\""))
    #expect(played.errors.contains("| passby replay -"))
    let imported = try program("import", path)
    #expect(imported.status == 65 && imported.errors.contains("\(command) \"\(path)\""))
    #expect(imported.errors.contains("| passby import -"))
  }

  @Test(arguments: [
    ("{\"semanticSegments\":[],\"rawSignals\":[]}", "positions with times"),
    (
      "<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>", "TimeStamp"
    ),
    ("<gpx><wpt lat='1' lon='2'/></gpx>", "<trk>"),
  ])
  func `what a replay needs is said for each format`(text: String, words: String) throws {
    let played = try play(text, place: false)
    #expect(played.status == 65 && played.words.contains(words), "\(played.words)")
    #expect(played.words.contains("<trk>") == text.hasPrefix("<gpx"))
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Recordings that are damaged, have no dates or are in another form.
@Suite(.blocking)
struct RecordingTests {
  /// A database with a place, a task and a phone.
  private static let furnished = Result {
    try DatabaseTemplate { program in
      _ = try program("place", "add", "Vet", "48.2,16.37")
      _ = try program("add", "Cat medicine", "--place", "Vet", "--every", "1d-30d")
      _ = try program("device", "add", "Phone")
    }
  }

  private func program() throws -> CalledProgram { try Self.furnished.get().program() }

  private func write(_ bytes: some Sequence<UInt8>, _ name: String, _ program: CalledProgram) throws
    -> String
  {
    let file = program.folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path()
  }

  /// Exports what is stored.
  private func stored(_ program: CalledProgram) throws -> String {
    try program("export").output
  }

  /// A walk to the place, a point each ten seconds; `extra` follows the time of each.
  private static func gpx(points: Int, extra: String = "", creator: String = "x") -> String {
    var text =
      "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"\(creator)\"><trk><trkseg>\n"
    for index in 0..<points {
      let latitude = index < points / 2 ? 48.21 : 48.2
      let time = Date(timeIntervalSince1970: 1_773_133_200 + Double(index) * 10).ISO8601Format()
      text += "<trkpt lat=\"\(latitude)\" lon=\"16.37\"><time>\(time)</time>\(extra)</trkpt>\n"
    }
    return text + "</trkseg></trk></gpx>\n"
  }

  @Test(arguments: [2000, 30])
  func `a GPX file that is damaged anywhere says the line, plays up to it and commits nothing`(
    _ points: Int
  ) throws {
    let program = try program()
    defer { program.remove() }
    let whole = Self.gpx(points: points)
    let before = try stored(program)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    var damaged = [
      (whole + "rubbish", lines + 1),
      (whole.replacing("</trkseg>", with: "&eacute;</trkseg>"), lines),
    ]
    for part in [2, 3, 10] {
      let cut = whole.prefix(whole.count * (part - 1) / part)
      damaged.append(
        (String(cut), cut.split(separator: "\n", omittingEmptySubsequences: false).count))
    }
    for (index, (text, line)) in damaged.enumerated() {
      let file = try write(text.utf8, "damaged\(index).gpx", program)
      for way in [["--commit"], []] + [["--device", "Phone", "--commit"], ["--device", "Phone"]] {
        let outcome = try program.run(["replay", file] + way, now: nil)
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("line \(line) "), "\(line): \(outcome.errors)")
        // Three quarters and more of the way lead to the place.
        let isPlayed = !way.contains("--commit") && text.count > whole.count * 3 / 5
        #expect(outcome.output.contains("Cat medicine") == isPlayed, "\(index) \(way)")
        #expect(isPlayed || outcome.output.isEmpty)
        let lines = try program.run(["replay", file, "--json"] + way, now: nil).output
        let end = lines.split(separator: "\n").last ?? ""
        #expect(end.contains(#""event":"end""#) == !way.contains("--commit"), "\(end)")
      }
      #expect(try stored(program) == before)
    }
    let file = try write(whole.utf8, "whole.gpx", program)
    let outcome = try program("replay", file, "--device", "Phone", "--commit", now: nil)
    #expect(outcome.status == 0 && outcome.output.contains("Cat medicine"), "\(outcome.errors)")
    #expect(try stored(program) != before)
  }

  @Test(arguments: [[], ["--device", "Phone"]])
  func `a pass is found within a segment, and none between two segments`(
    _ way: [String]
  ) throws {
    let program = try program()
    defer { program.remove() }
    let time = { (seconds: Double) in
      Date(timeIntervalSince1970: 1_773_133_200 + seconds).ISO8601Format()
    }
    // 400 m before the place and 400 m behind it, 40 s apart.
    for (between, isSeen) in [("", true), ("</trkseg><trkseg>", false)] {
      let points = stride(from: 0.0, through: 100, by: 2).map { seconds -> String in
        let latitude = 48.2 - 0.0036 + (seconds < 50 ? seconds - 50 : seconds - 52) * 0.00018
        let shifted = seconds < 50 ? latitude : latitude + 0.0072
        return "<trkpt lat=\"\(shifted)\" lon=\"16.37\">"
          + "<time>\(time(seconds + (seconds < 50 ? 0 : 38)))</time></trkpt>"
      }
      let text =
        "<gpx><trk><trkseg>" + points[..<25].joined() + between + points[25...].joined()
        + "</trkseg></trk></gpx>"
      let file = try write(text.utf8, "segments.gpx", program)
      let outcome = try program.run(["replay", file, "--json"] + way, now: nil)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains(#""event":"cross""#) == isSeen, "\(outcome.output)")
    }
  }

  @Test(arguments: [true, false])
  func `the tracks of KML are played, however their lists are put together`(isMixed: Bool) throws {
    let program = try program()
    defer { program.remove() }
    let points = (0..<60).map { index in
      (
        "<when>\(Date(timeIntervalSince1970: 1_773_133_200 + Double(index) * 10).ISO8601Format())</when>",
        "<gx:coord>16.37 \(index < 30 ? 48.21 : 48.2) 171</gx:coord>"
      )
    }
    let lists =
      isMixed
      ? points.map { $0.0 + $0.1 }.joined()
      : points.map(\.0).joined() + points.map(\.1).joined()
    let text = """
      <?xml version="1.0"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
      <Placemark><Point><coordinates>16.37,48.2</coordinates></Point></Placemark>
      <Placemark><gx:Track>\(lists)<gx:coord>1 2 3</gx:coord></gx:Track></Placemark></Document></kml>
      """
    let file = try write(text.utf8, "way.kml", program)
    let outcome = try program("replay", file, "--json", now: nil)
    #expect(outcome.status == 0 && outcome.output.contains("Cat medicine"), "\(outcome.errors)")
    let end = outcome.output.split(separator: "\n").last ?? ""
    #expect(
      end == #"{"event":"end","positions":60,"without_time":1,"out_of_order":0,"refused":0}"#)
    let phone = try program("replay", file, "--json", "--device", "Phone", now: nil).output
    #expect(phone.split(separator: "\n").last == end)
  }

  @Test(arguments: ["lines", "parts", "points"])
  func `GeoJSON with times is played, also from standard input`(_ kind: String) throws {
    let program = try program()
    defer { program.remove() }
    let points = (0..<60).map { index in
      (
        "[16.37,\(index < 30 ? 48.21 : 48.2)]",
        "\"\(Date(timeIntervalSince1970: 1_773_133_200 + Double(index) * 10).ISO8601Format())\""
      )
    }
    func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }
    let features =
      switch kind {
      case "lines":
        #"{"type":"Feature","properties":{"coordTimes":\#(list(points.map(\.1)))},"#
          + #""geometry":{"type":"LineString","coordinates":\#(list(points.map(\.0)))}}"#
      case "parts":
        #"{"type":"Feature","properties":{"coordinateProperties":{"times":[\#(list(points.map(\.1)))]}},"#
          + #""geometry":{"type":"MultiLineString","coordinates":[\#(list(points.map(\.0)))]}}"#
      default:
        points.map { position, time in
          #"{"type":"Feature","properties":{"time":\#(time)},"geometry":{"type":"Point","#
            + #""coordinates":\#(position)}}"#
        }.joined(separator: ",")
      }
    let text =
      #"{"type":"FeatureCollection","features":[\#(features),"#
      + #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}]}"#
    let file = try write(text.utf8, "way.geojson", program)
    let outcome = try program("replay", file, "--json", now: nil)
    #expect(outcome.status == 0 && outcome.output.contains("Cat medicine"), "\(outcome.errors)")
    #expect(
      outcome.output.hasSuffix(
        #""positions":60,"without_time":1,"out_of_order":0,"refused":0}"# + "\n"))
    let stream = try program("replay", "-", "--json", now: nil, input: Data(text.utf8))
    #expect(stream.output == outcome.output, "\(stream.errors)")
  }

  @Test func `a damaged stream tells nothing and commits nothing either`() throws {
    let program = try program()
    defer { program.remove() }
    let whole = Self.gpx(points: 2000)
    let before = try stored(program)
    for (text, status) in [(String(whole.dropLast(20)), 65), (whole, 0)] as [(String, Int32)] {
      let outcome = try program.run(
        ["replay", "-", "--device", "Phone", "--commit"], now: nil, input: Data(text.utf8))
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect((try stored(program) == before) == (status != 0))
    }
  }

  @Test func `a line of a recording that is too long is named, and nothing is committed`() throws {
    let program = try program()
    defer { program.remove() }
    let before = try stored(program)
    let line =
      "2026-01-05T09:00:00Z\t*\t{\"_type\":\"location\",\"lat\":48.2,\"lon\":16.37,\"tst\":1767603600}\n"
    let file = try write(
      Array(line.utf8) + Array(line.utf8) + [UInt8](repeating: 0x20, count: 3 << 20), "long.rec",
      program)
    let outcome = try program("replay", file, "--device", "Phone", "--commit", now: nil)
    #expect(outcome.status == 65 && outcome.errors.contains("line 3,"), "\(outcome.errors)")
    #expect(try stored(program) == before)
  }

  @Test(arguments: [
    ("<gpx><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>", "its points have no times"),
    ("<gpx><wpt lat='1' lon='2'><time>2026-01-15T09:00:00Z</time></wpt></gpx>", "only waypoints"),
    ("<gpx><rte><rtept lat='1' lon='2'/></rte></gpx>", "only waypoints or routes"),
    ("<gpx><trk/></gpx>", "no points"), ("<kml/>", "no points"),
    ("<x/>", "no recording of a phone"),
    ("<kml><Placemark><Point/></Placemark></kml>", "no points"),
    (
      "<kml><Placemark><Point><coordinates>4,52</coordinates></Point></Placemark></kml>",
      "only waypoints"
    ),
    ("$GPRMC,x", "without --device"),
  ])
  func `a file without a recorded track says what it lacks`(_ text: String, reason: String) throws {
    let program = try program()
    defer { program.remove() }
    let file = try write(text.utf8, "t.gpx", program)
    let outcome = try program("replay", file, "--device", "Phone", now: nil)
    #expect(outcome.status == 65 && outcome.errors.contains(reason), "\(outcome.errors)")
    let other = try program("replay", file, "--device", "Phone", "--lang", "uk", now: nil)
    #expect(other.status == 65 && !other.errors.contains(reason))
  }

  @Test(arguments: [
    (
      "x", "<extensions><o:accuracy_horizontal xmlns:o='o'>900</o:accuracy_horizontal></extensions>"
    ),
    ("OsmAnd 4.7", "<hdop>152</hdop>"),
  ])
  func `an accuracy of hundreds of metres enters no place`(_ creator: String, extra: String) throws
  {
    let program = try program()
    defer { program.remove() }
    let file = try write(
      Self.gpx(points: 60, extra: extra, creator: creator).utf8, "t.gpx", program)
    let outcome = try program("replay", file, "--device", "Phone", now: nil)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    let good = try write(
      Self.gpx(points: 60, extra: "<hdop>8.0</hdop>", creator: "OsmAnd 4.7").utf8, "g.gpx", program)
    #expect(
      try program("replay", good, "--device", "Phone", now: nil).output.contains("Cat medicine"))
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is read: NMEA, GPX and lines of the Recorder`(_ encoding: String.Encoding) throws {
    let program = try program()
    defer { program.remove() }
    func wide(_ text: String) throws -> Data {
      try #require(("\u{FEFF}" + text).data(using: encoding))
    }
    let nmea = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
    let trace = try write(try wide(nmea), "wide.nmea", program)
    let plain = try program("trace", Fixtures.trace("pharmacy-walk"), "--json", now: nil)
    #expect(try program("trace", trace, "--json", now: nil).output == plain.output)
    let text = Self.gpx(points: 60).replacing("?>", with: " encoding=\"UTF-16\"?>")
    let gpx = try write(try wide(text), "wide.gpx", program)
    let played = try program("replay", gpx, "--device", "Phone", now: nil)
    #expect(played.status == 0 && played.output.contains("Cat medicine"), "\(played.errors)")
  }

  @Test func `a recording of a phone is played, and asks for --device to be decoded`() throws {
    let program = try program()
    defer { program.remove() }
    let line = "2026-01-05T09:00:00Z\t*                 \t{\"_type\":\"location\"}\n"
    for (name, text) in [("t.gpx", Self.gpx(points: 2)), ("t.rec", line)] {
      let file = try write(text.utf8, name, program)
      let outcome = try program("trace", file, now: nil)
      #expect(outcome.status == 65 && outcome.errors.contains("--device"), "\(outcome.errors)")
      #expect(try program("replay", file, now: nil).status == 0)
    }
  }

  // MARK: Dates

  @Test func `a recording without dates asks for --date, and is read with it`() throws {
    let program = try program()
    defer { program.remove() }
    let file = try write((NMEAText.gga(["235958", "235959", "000000"])).utf8, "gga.nmea", program)
    for command in ["trace", "replay"] {
      let without = try program(command, file, now: nil)
      #expect(
        without.status == 65 && without.errors.contains("3 positions")
          && without.errors.contains("--date 2026-03-02"), "\(without.errors)")
      #expect(without.output.isEmpty)
      for wrong in ["2026-02-30", "1.3.2026", "soon"] {
        let outcome = try program(command, file, "--date", wrong, now: nil)
        #expect(
          outcome.status == 64 && outcome.errors.contains("\"\(wrong)\""), "\(outcome.errors)")
      }
    }
    let lines = try program("trace", file, "--date", "2026-02-28", "--json", now: nil).objects()
    #expect(
      lines.compactMap { $0["time"] as? String } == [
        "2026-02-28T23:59:58.000Z", "2026-02-28T23:59:59.000Z", "2026-03-01T00:00:00.000Z",
      ])
    let replay = try program("replay", file, "--date", "2026-02-28", now: nil)
    #expect(replay.status == 0 && replay.errors.contains("3 fixes"), "\(replay.errors)")
    let both = try program("replay", file, "--date", "2026-02-28", "--device", "Phone", now: nil)
    #expect(both.status == 64 && both.errors.contains("--device"))
  }

}

import Application
import Exchange
import Foundation
import Localization
import Synchronization
import Testing
import Text

/// Files of any shape are read in time linear in their size, or refused with the limit.
@Suite struct ReadingLimitTests {
  private static func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\r\n\(lines)END:VCALENDAR\r\n"
  }

  private static func todo(_ lines: String, uid: String = "a") -> String {
    "BEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:T\r\n\(lines)END:VTODO\r\n"
  }

  private static func problem(_ format: String, _ text: String) -> String {
    do {
      return try Reading.of(format, text).problemTexts.joined(separator: "\n")
    } catch let failure as ExchangeFailure {
      return "\(failure.line ?? 0): \(failure.phrase.text)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("icalendar", "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:A\n", count: 40_000)),
    ("kml", "<kml>" + String(repeating: "<a>\n", count: 40_000)),
    ("taskwarrior", String(repeating: "[\n", count: 40_000)),
    ("geojson", String(repeating: "{\"a\":\n", count: 40_000)),
  ])
  func `a file is at most 64 levels deep`(format: String, text: String) {
    let said = Self.problem(format, text)
    #expect(said.contains("64"))
    let line = Int(said.prefix { $0.isNumber }) ?? 0
    #expect((64...66).contains(line), "\(said)")
  }

  @Test func `sixty-four components within one another are read`() throws {
    let inner =
      String(repeating: "BEGIN:X\r\n", count: 62) + String(repeating: "END:X\r\n", count: 62)
    let reading = try Reading.of("icalendar", Self.calendar(Self.todo(inner)))
    #expect(reading.tasks.map(\.name) == ["T"])
  }

  @Test(arguments: ["org", "todotxt", "todoist", "loop", "icalendar"])
  func `a line is at most 64 kB long`(format: String) throws {
    let long = String(repeating: "a", count: ReadingLimits.lineBytes)
    let text =
      switch format {
      case "org": "* TODO A\n\(long)b\n"
      case "todotxt": "A\n\(long)b\n"
      case "todoist": "TYPE,CONTENT\ntask,\(long)\n"
      case "loop": "Date,Run\n2026-03-01,\(long)\n"
      default: Self.calendar(Self.todo("X-A:\(long)\r\n"))
      }
    #expect(Self.problem(format, text).contains("64 kB"))
  }

  @Test func `the rules of a file count a limited number of dates`() throws {
    let rule = "DTSTART:20260307T090000\r\nRRULE:FREQ=DAILY;COUNT=30000\r\n"
    let text = Self.calendar((0..<5).map { Self.todo(rule, uid: "\($0)") }.joined())
    let reading = try Reading.of("icalendar", text)
    #expect(reading.tasks.count == 3)
    #expect(reading.problemTexts.count == 2)
    #expect(reading.problemTexts.allSatisfy { $0.contains("100000") })
  }

  @Test(
    arguments: ["FREQ=MONTHLY;BYDAY=5SA;COUNT=90000", "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=99999"],
    [false, true])
  func `a number of times beyond the last year is refused`(rule: String, approximates: Bool) throws
  {
    let lines = "DTSTART:20260131T090000\r\nRRULE:\(rule)\r\n"
    let reading = try Reading.of("icalendar", Self.calendar(Self.todo(lines))) {
      $0.approximates = approximates
    }
    #expect(reading.tasks.count + reading.problems.count == 1)
    #expect(reading.tasks.allSatisfy { $0.fields[.every] == nil })
  }

  /// Shapes for which each thing was once compared with all others, or each start of a line with
  /// all that follows.
  private static let shapes: [(format: String, text: String)] = [
    ("icalendar", calendar(todo(String(repeating: "BEGIN:X\r\nEND:X\r\n", count: 100_000)))),
    (
      "icalendar",
      calendar(todo(String(repeating: "BEGIN:VALARM\r\nEND:VALARM\r\n", count: 100_000)))
    ),
    (
      "icalendar",
      calendar(
        todo("DTSTART:20260307T090000\r\nRRULE:FREQ=DAILY\r\n")
          + String(repeating: todo("RECURRENCE-ID:20260308T090000\r\n"), count: 4000)
          + String(repeating: todo("DTSTART:20260307T090000\r\n"), count: 4000))
    ),
    ("org", "* TODO a\n" + String(repeating: "<2026-01-01", count: 5900)),
    ("org", "* TODO a\n" + String(repeating: "SCHEDULED:<", count: 5900)),
    ("org", "* TODO a\n- State \"DONE\" " + String(repeating: "[2026-01-01", count: 5900)),
    ("org", "* TODO a" + String(repeating: " ", count: 65_000) + "b\n"),
    (
      "kml",
      "<kml><Placemark><description><![CDATA[" + String(repeating: "<", count: 400_000)
        + "]]></description><Point><coordinates>4,52</coordinates></Point></Placemark></kml>"
    ),
    (
      "taskwarrior",
      "["
        + [String](
          repeating: "{\"uuid\":\"00000000-0000-0000-0000-000000000001\",\"description\":\"T\","
            + "\"status\":\"recurring\",\"recur\":\"weekly\",\"due\":\"20260310T170000Z\"},"
            + "{\"uuid\":\"00000000-0000-0000-0000-000000000002\",\"description\":\"T\",\"status\":"
            + "\"completed\",\"parent\":\"00000000-0000-0000-0000-000000000001\","
            + "\"end\":\"20260310T170000Z\"}", count: 3000
        ).joined(separator: ",") + "]"
    ),
  ]

  @Test(.timeLimit(.minutes(2)), arguments: shapes.indices)
  func `a large file of one shape ends`(index: Int) {
    let (format, text) = Self.shapes[index]
    _ = try? Reading.of(format, text)
    _ = ExchangeFormat.detect(Array(text.utf8)[...], name: "x")
  }

  @Test(.timeLimit(.minutes(2)))
  func `looking for the format of a text of none ends`() {
    let text = "x " + String(repeating: "<2026-01-01 +1d <2026-01-01 ", count: 3000)
    guard case .unknown = ExchangeFormat.detect(Array(text.utf8)[...], name: "x") else {
      Issue.record("known")
      return
    }
  }

  /// A file of each format with more things than are read between two questions.
  private static let large: [(format: String, text: String)] = [
    ("gpx", "<gpx>" + String(repeating: "<wpt lat=\"1\" lon=\"2\"/>", count: 1100) + "</gpx>"),
    ("kml", "<kml>" + String(repeating: "<a/>", count: 1100) + "</kml>"),
    (
      "geojson",
      "{\"type\":\"FeatureCollection\",\"features\":["
        + [String](repeating: "{}", count: 1100).joined(separator: ",") + "]}"
    ),
    (
      "otrw",
      "{\"_type\":\"waypoints\",\"waypoints\":["
        + [String](repeating: "{}", count: 1100).joined(separator: ",") + "]}"
    ),
    ("icalendar", calendar(String(repeating: todo(""), count: 300))),
    ("todotxt", String(repeating: "A\n", count: 1100)),
    ("org", String(repeating: "* TODO A\n", count: 1100)),
    ("taskwarrior", "[" + [String](repeating: "{}", count: 1100).joined(separator: ",") + "]"),
    (
      "tasksorg",
      "{\"data\":{\"tasks\":["
        + [String](repeating: "{}", count: 1100).joined(separator: ",") + "]}}"
    ),
    (
      "googletasks",
      "{\"items\":[{\"items\":["
        + [String](repeating: "{}", count: 1100).joined(separator: ",") + "]}]}"
    ),
    ("todoist", "TYPE,CONTENT\n" + String(repeating: "task,A\n", count: 1100)),
    ("loop", "Date,Run\n" + String(repeating: "2026-03-01,2\n", count: 1100)),
    (
      "daylio", "full_date,time,mood\n" + String(repeating: "2026-03-01,9:00,rad\n", count: 1100)
    ),
  ]

  @Test(arguments: large.map(\.format))
  func `reading ends once nobody waits for it`(format: String) throws {
    let text = try #require(Self.large.first { $0.format == format }).text
    #expect(throws: CancellationError.self) {
      try Reading.of(format, text) { $0.work = FileWork { false } }
    }
  }

  @Test func `every format that is read asks whether somebody waits`() {
    let read = ExchangeFormat.all.filter { $0.read != nil && $0.name != "otrc" }.map(\.name)
    #expect(Set(read) == Set(Self.large.map(\.format)))
  }
}

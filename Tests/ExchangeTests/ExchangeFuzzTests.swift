import Application
import Exchange
import Foundation
import Localization
import Model
import SQLiteStore
import TestSupport
import Testing
import Text

/// Files that are damaged at random are read or refused, and nothing else.
@Suite struct ExchangeFuzzTests {
  fileprivate static let samples: [(format: String, text: String)] = [
    (
      "gpx",
      "<gpx><wpt lat=\"52.1\" lon=\"4.3\"><name>A</name><type>x,y</type><extensions>"
        + "<p:place xmlns:p=\"q\" radius=\"80\" uuid=\"u\"/></extensions></wpt></gpx>"
    ),
    (
      "kml",
      "<kml><Placemark><name>B</name><Polygon><outerBoundaryIs><LinearRing><coordinates>4,52 4.1,52"
        + " 4.1,52.1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>"
    ),
    (
      "geojson",
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":"
        + "{\"name\":\"A\",\"radius\":5e300},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":"
        + "[[[4,52],[4.1,52],[4.1,52.1]]]}}]}"
    ),
    (
      "otrw",
      "{\"_type\":\"waypoints\",\"waypoints\":[{\"desc\":\"A\",\"lat\":1,\"lon\":2,\"rad\":3}]}"
    ),
    (
      "todotxt", "(A) 2026-01-01 Call +Home @Vet due:2026-03-10 t:2026-03-01 rec:14w every:10-14w\n"
    ),
    (
      "taskwarrior",
      "[{\"uuid\":\"u\",\"status\":\"recurring\",\"recur\":\"10weeks\",\"description\":\"A\","
        + "\"due\":\"20260105T080000Z\",\"until\":\"20270105T080000Z\"}]"
    ),
    (
      "org",
      "* TODO [#A] Run :a:b:\nSCHEDULED: <2026-03-04 Wed 10:00 .+2d/4d -3d>\n:PROPERTIES:\n"
        + ":LAST_REPEAT: [2026-03-01 Sun 10:00]\n:END:\n- State \"DONE\" [2026-02-24 Tue 10:00]\n"
    ),
    (
      "todoist",
      "TYPE,CONTENT,PRIORITY,INDENT,DATE\ntask,\"A @b\",1,2,every! 10 weeks\nnote,\"x\"\"y\",,,\n"
    ),
    (
      "googletasks",
      "{\"kind\":\"tasks#taskLists\",\"items\":[{\"items\":[{\"id\":\"a\",\"title\":\"b\","
        + "\"due\":\"2026-03-10T00:00:00Z\"}]}]}"
    ),
    (
      "tasksorg",
      "{\"data\":{\"tasks\":[{\"task\":{\"title\":\"A\",\"dueDate\":1773132000000,"
        + "\"recurrence\":\"RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=99999\"}}]}}"
    ),
    ("loop", "Date,Run\n2026-03-01,2\n2026-02-28,3\n"),
    ("loop", "Date,\"Two\nlines\",'\n2026-03-01,2,2\n"),
    (
      "icalendar",
      "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:M\r\nBEGIN:STANDARD\r\nDTSTART:19701025T030000\r\n"
        + "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
        + "END:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:A\\, b\r\n"
        + "DUE;TZID=M:20260331T090000\r\nRRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU;COUNT=10\r\n"
        + "DURATION:P1W\r\nBEGIN:VALARM\r\nPROXIMITY:ARRIVE\r\nBEGIN:VLOCATION\r\nURL:geo:1,2;u=3\r\n"
        + "END:VLOCATION\r\nEND:VALARM\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    ),
  ]

  private static let pieces = [
    "9999999999999999999", "-1", "\0", "\u{202E}", "20260230T250000Z", "<", "{", "[[[[", "\"", "\r",
    ";INTERVAL=2147483648", ";BYDAY=53SU,MO", "<!DOCTYPE x [<!ENTITY a 'b'>]>", "1e999", "\u{FEFF}",
    "P99999999999W", "every:99999w", "2026-13-45", "😀",
  ]

  private static func damaged(_ text: String, _ fuzz: inout Fuzz) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &fuzz) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &fuzz)
      switch Int.random(in: 0..<5, using: &fuzz) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &fuzz)
      case 1: bytes.remove(at: index)
      case 2: bytes.removeLast(bytes.count - index)
      case 3:
        let end = min(bytes.count, index + Int.random(in: 1...40, using: &fuzz))
        bytes.insert(contentsOf: bytes[index..<end], at: index)
      default:
        bytes.insert(
          contentsOf: Array((pieces.randomElement(using: &fuzz) ?? "").utf8), at: index)
      }
    }
    return bytes
  }

  /// The files of a format: those above, and one for each field of its tables.
  private static func texts(of format: String) -> [String] {
    samples.filter { $0.format == format }.map(\.text)
      + FieldSamples.all.filter { $0.format == format }.flatMap { samples in
        samples.table.fields.compactMap { samples.texts(of: $0.name)?.with }
      }
  }

  @Test(arguments: ExchangeFormat.imported.filter { !$0.isOwn }.map(\.name))
  func `a damaged file is read or refused`(name: String) throws {
    var fuzz = Fuzz(count: 250, seed: 20_261_126)
    var options = ReadingOptions(Reading.context)
    let texts = Self.texts(of: name)
    let read = try #require(ExchangeFormat.named(name)?.read)
    while fuzz.goesOn() {
      let text = texts.randomElement(using: &fuzz) ?? ""
      options.polygonsAsCircles = Bool.random(using: &fuzz)
      options.approximates = Bool.random(using: &fuzz)
      options.takesEvents = Bool.random(using: &fuzz)
      options.takesTimedPoints = Bool.random(using: &fuzz)
      options.work = FileWork()
      let bytes = Self.damaged(text, &fuzz)
      do {
        let reading = try read(PlainText.utf8(bytes), options)
        for task in reading.tasks { #expect(!task.name.isEmpty) }
        _ = ImportReport.lines(reading.problems)
        let losses = ExchangeLoss.lines(reading.losses, format: name)
        #expect(losses.count < 120 && !losses.contains { $0.contains(where: \.isNewline) })
        if Int.random(in: 0..<8, using: &fuzz) == 0 {
          try Self.store(reading, name, options, hint: "\(name), seed \(fuzz.seed)")
        }
      } catch {
        #expect(
          error is ExchangeFailure || error is Refusal, "\(name): \(error), seed \(fuzz.seed)")
      }
    }
  }

  /// Stores what was read, writes it in the same format, and reads that again.
  private static func store(
    _ reading: ExchangeReading, _ name: String, _ options: ReadingOptions, hint: String
  ) throws {
    let store = try SQLiteStore.empty()
    var choice = EditBuilder.ImportChoice()
    choice.skipsBad = true
    let builder = EditBuilder(options.actionContext)
    let report = try store.edit {
      try builder.exchange(reading, format: name, file: "f", choice: choice, in: $0)
    }.outcome.report
    _ = report.json.text + report.sentence(isDryRun: false)
    guard let format = ExchangeFormat.named(name), let write = format.write else { return }
    let contents = try store.withSnapshot {
      try ExchangeContents(format.parts, in: $0, actionContext: options.actionContext)
    }
    var text = ""
    try write(contents) { text += $0 }
    var options = options
    options.work = FileWork()
    options.takesTimedPoints = true
    let again = try format.read?(PlainText.utf8(Array(text.utf8)), options)
    #expect(again?.problems.isEmpty == true, "\(hint): \(again?.problemTexts ?? []) \(text)")
  }
}

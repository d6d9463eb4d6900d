import Exchange
import Foundation
import Testing

/// A format is known by its content (I1).
@Suite struct DetectionTests {
  static let files: [(text: String, name: String, format: String)] = [
    ("<?xml version=\"1.0\"?>\n<!-- a > b -->\n<gpx version=\"1.1\">", "x", "gpx"),
    ("<kml xmlns=\"http://www.opengis.net/kml/2.2\">", "x", "kml"),
    ("BEGIN:VCALENDAR\r\n", "x", "icalendar"), ("begin:vcalendar\n", "x", "icalendar"),
    ("{\"type\":\"FeatureCollection\",\"features\":[]}", "x", "geojson"),
    ("{\"features\":[],\"type\":\"FeatureCollection\"}", "x.json", "geojson"),
    ("{\"_type\":\"waypoints\",\"waypoints\":[]}", "x", "otrw"),
    ("{\"_type\":\"configuration\",\"password\":\"p\"}", "x", "otrc"),
    ("{\"version\":1,\"data\":{\"tasks\":[]}}", "x", "tasksorg"),
    ("[{\"id\":1,\"description\":\"a\",\"uuid\":\"u\"}]", "x", "taskwarrior"),
    ("{\"kind\":\"tasks#taskLists\",\"items\":[]}", "x", "googletasks"),
    ("{\"items\":[{\"kind\":\"tasks#tasks\",\"tasks\":[]}]}", "x", "googletasks"),
    ("{\"tasks\":[{\"id\":\"a\",\"scheduled_time\":[]}]}", "x", "googletasks"),
    ("[{\"_type\":\"waypoint\",\"desc\":\"A\"}]", "x", "otrw"),
    ("TYPE,CONTENT,DESCRIPTION\n", "x", "todoist"),
    ("\u{FEFF}\"TYPE\";\"CONTENT\"\n", "x", "todoist"),
    ("Date,Run\n2026-01-01,2\n", "x", "loop"), ("Date\r\n", "x", "loop"),
    ("* TODO Call\n", "x", "org"), ("* Run\n  SCHEDULED: <2026-01-01 Thu .+2d/4d>\n", "x", "org"),
    ("Buy milk\n", "todo.txt", "todotxt"), ("{\"type\":\"passby\",\"format\":1}", "x", "passby"),
    ("full_date,date,weekday,time,mood\n", "x", "daylio"),
  ]

  @Test(arguments: files)
  func `the content says the format`(_ file: (text: String, name: String, format: String)) {
    let bytes = PlainText.utf8(Array(file.text.utf8))
    guard case .format(let format) = ExchangeFormat.detect(bytes, name: file.name) else {
      Issue.record("\(file.text): \(ExchangeFormat.detect(bytes, name: file.name))")
      return
    }
    #expect(format.name == file.format)
  }

  @Test(arguments: [
    "{\"locations\":[{\"timestampMs\":\"1\"}]}", "{\"semanticSegments\":[]}",
    "[{\"_type\":\"location\",\"lat\":52.1,\"lon\":4.3,\"tst\":1772445600}]",
    "[{\"endTime\":\"x\",\"startTime\":\"y\",\"visit\":{}}]",
    "2026-01-01T00:00:00Z\t*                 \t{\"_type\":\"location\"}",
  ])
  func `recorded positions are known`(_ text: String) {
    guard case .positions = ExchangeFormat.detect(Array(text.utf8)[...], name: "x") else {
      Issue.record("\(text)")
      return
    }
  }

  @Test func `an archive names the file in it`() {
    func zip(_ names: String...) -> [UInt8] {
      names.flatMap { name -> [UInt8] in
        let begin: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        return begin + [1, 0, 0, 0, 1, 0, 0, 0, UInt8(name.utf8.count), 0, 0, 0] + name.utf8 + [65]
      }
    }
    for (bytes, command) in [
      (zip("doc.kml"), #"unzip -p "a b" "doc.kml""#), ([0x1F, 0x8B, 8], #"gunzip -c "a b""#),
      (zip("1 Run/Checkmarks.csv", "Checkmarks.csv"), #"unzip -p "a b" "Checkmarks.csv""#),
    ] {
      guard case .archive(let packed) = ExchangeFormat.detect(bytes[...], name: "x") else {
        Issue.record("no archive")
        continue
      }
      #expect(packed.command("a b", to: "import") == command + " | passby import -")
    }
  }

  @Test func `text in UTF-16 becomes UTF-8`() {
    let units: [UInt8] = "Дім\n".utf16.flatMap { unit -> [UInt8] in
      [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    #expect(String(decoding: PlainText.utf8(bytes), as: UTF8.self) == "Дім\n")
  }
}

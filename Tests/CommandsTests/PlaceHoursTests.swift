import CommandTesting
import Foundation
import TestSupport
import Testing

/// Opening hours of places through the program (Y7).
@Suite(.blocking)
struct PlaceHoursTests {
  private static let monday = "2026-03-02T07:00:00+01:00"

  private func program() throws -> CalledProgram {
    var program = try CalledProgram()
    program.environment["TZ"] = "Europe/Berlin"
    return program
  }

  @Test func `hours are typed, changed, taken away and undone`() throws {
    let program = try program()
    defer { program.remove() }
    let add = ["place", "add", "Vet", "47.5,9.7", "--hours", " Mo-Fr 08:00-18:00 "]
    let added = try program.run(add + ["--json"], now: Self.monday).object()
    #expect(added["hours"] as? String == "Mo-Fr 08:00-18:00")
    #expect(added["open_now"] as? Bool == false)
    let show = try program.run(["place", "show", "Vet"], now: Self.monday)
    #expect(show.output.contains("Mo-Fr 08:00-18:00 · closed, opens 08:00"), "\(show.output)")
    let list = try program.run(["place", "list"], now: "2026-03-06T19:00:00+01:00")
    #expect(list.output.contains("closed, opens Mon 08:00"), "\(list.output)")
    let changed = try program.run(
      ["place", "edit", "Vet", "--hours", "24/7", "--json"], now: Self.monday
    ).object()
    #expect(changed["hours"] as? String == "24/7" && changed["open_now"] as? Bool == true)
    let gone = try program.run(
      ["place", "edit", "Vet", "--hours", "none", "--json"], now: Self.monday
    ).object()
    #expect(gone["hours"] is NSNull && gone["open_now"] is NSNull)
    #expect(try program.run(["undo"], now: Self.monday).status == 0)
    let back = try program.run(["place", "show", "Vet", "--json"], now: Self.monday).object()
    #expect(back["hours"] as? String == "24/7")
    #expect(try program.run(["redo"], now: Self.monday).status == 0)
    let again = try program.run(["place", "show", "Vet", "--json"], now: Self.monday).object()
    #expect(again["hours"] is NSNull)
  }

  @Test(arguments: [
    ("PH off", "\"PH\"", "08:00-18:00"), ("Mo 25:00-26:00", "\"25:00\"", "24:00"),
    ("Mo-Fr", "\"Mo-Fr\"", "08:00-18:00"), ("", "--hours", "value"), (" ", "empty", "none"),
    ("Mo 08:00-12:00,11:00-13:00", "11:00-13:00", "apart"), ("\u{1B}[1m", "expected", "off"),
    ("Mo 08:00-12:00, Tu 08:00-12:00", "\"Tu\"", ";"),
  ])
  func `wrong hours are refused with the word, and nothing is stored`(
    hours: String, word: String, expected: String
  ) throws {
    let program = try program()
    defer { program.remove() }
    for language in ["en", "uk"] {
      let outcome = try program.run(
        ["place", "add", "Vet", "47.5,9.7", "--hours=\(hours)", "--lang", language],
        now: Self.monday)
      #expect(outcome.status == 64)
      #expect(!outcome.errors.contains("\u{1B}"))
      if language == "en" {
        #expect(outcome.errors.contains(word), "\(outcome.errors)")
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
      }
    }
    #expect(try program.run(["place", "list", "--json"]).list().isEmpty)
  }

  @Test func `hours go along in exports, in merges and in files of other programs`() throws {
    let (from, to) = (try program(), try program())
    defer {
      from.remove()
      to.remove()
    }
    let hours = "Mo-Fr 08:00-18:00; Sa 09:00-13:00"
    _ = try from.run(["place", "add", "Vet", "47.5,9.7", "--hours", hours], now: Self.monday)
    for (name, options) in [
      ("all.jsonl", []), ("p.geojson", []), ("p.kml", []), ("p.gpx", []),
    ] as [(String, [String])] {
      let path = from.folder.appending(path: name).path
      #expect(try from.run(["export", path, "--force"] + options, now: Self.monday).status == 0)
      let target = try program()
      defer { target.remove() }
      let outcome = try target.run(["import", path], now: Self.monday)
      #expect(outcome.status == 0, "\(name) \(outcome.errors)")
      let place = try target.run(["place", "show", "Vet", "--json"], now: Self.monday).object()
      #expect(place["hours"] as? String == hours, "\(name)")
    }
    _ = try to.run(["place", "add", "Home", "47.6,9.7"], now: Self.monday)
    let merged = try to.run(
      ["import", from.folder.appending(path: "all.jsonl").path], now: Self.monday)
    #expect(merged.status == 0, "\(merged.errors)")
    let place = try to.run(["place", "show", "Vet", "--json"], now: Self.monday).object()
    #expect(place["hours"] as? String == hours)
  }

  @Test func `hours of a file that Passby does not know are counted`() throws {
    let program = try program()
    defer { program.remove() }
    let file = program.folder.appending(path: "p.geojson")
    try #"""
    {"type":"Feature","geometry":{"type":"Point","coordinates":[9.7,47.5]},
    "properties":{"name":"Vet","opening_hours":"sunrise-sunset"}}
    """#.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try program.run(["import", file.path], now: Self.monday)
    #expect(outcome.status == 0)
    #expect(
      (outcome.output + outcome.errors).contains("1 place loses its opening hours"),
      "\(outcome.output)\(outcome.errors)")
    let place = try program.run(["place", "show", "Vet", "--json"]).object()
    #expect(place["hours"] is NSNull)
  }

  @Test func `today and the plan say that a place is closed`() throws {
    let program = try program()
    defer { program.remove() }
    _ = try program.run(
      ["place", "add", "Vet", "47.5,9.7", "--hours", "Mo-Fr 09:00-18:00"], now: Self.monday)
    _ = try program.run(
      ["add", "Pills", "--due", "2026-03-02", "--place", "Vet", "--duration", "30min"],
      now: Self.monday)
    let today = try program.run(["today"], now: Self.monday)
    #expect(today.output.contains("Vet (closed, opens 09:00)"), "\(today.output)")
    let plan = try program.run(["plan", "--json"], now: Self.monday).object()
    let block = try #require((plan["blocks"] as? [[String: Any]])?.first)
    #expect((block["start"] as? String)?.hasPrefix("2026-03-02T09:00") == true)
    _ = try program.run(["place", "edit", "Vet", "--hours", "Tu 08:00-10:00"], now: Self.monday)
    let other = try program.run(["plan", "--json"], now: Self.monday).object()
    let rest = try #require((other["unplanned"] as? [[String: Any]])?.first)
    #expect(rest["reason"] as? String == "closed")
  }
}

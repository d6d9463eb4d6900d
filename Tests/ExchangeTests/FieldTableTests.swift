import Application
import Exchange
import Foundation
import Localization
import Testing

/// The tables say of each field what becomes of it, and it does.
@Suite struct FieldTableTests {
  @Test func `each format that is read has a table`() {
    for format in ExchangeFormat.imported where !format.isOwn {
      #expect(!format.tables.isEmpty, "\(format.name)")
    }
  }

  @Test func `a table names each field once`() {
    for table in ExchangeFormat.all.flatMap(\.tables) {
      let names = table.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(table.title)")
    }
  }

  @Test func `the documentation has the tables; RECORD=1 writes them`() throws {
    let text = try String(contentsOf: FieldTableDocument.file, encoding: .utf8)
    let start = text.range(of: FieldTableDocument.title)?.lowerBound ?? text.endIndex
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data((text[..<start] + FieldTableDocument.text).utf8)
        .write(to: FieldTableDocument.file)
      Issue.record("recorded exchange.md; run again without RECORD=1")
      return
    }
    #expect(text[start...] == FieldTableDocument.text)
  }

  @Test func `a field that is left out is counted by its name and what it means`() throws {
    let reading = try Reading.of(
      "icalendar",
      """
      BEGIN:VCALENDAR
      X-WR-CALNAME:Home
      BEGIN:VTODO
      UID:1
      SUMMARY:Oven
      URL:https://example.org
      X-FLAVOUR:sweet
      END:VTODO
      BEGIN:VTODO
      UID:2
      SUMMARY:Bread
      URL:https://example.org/1
      URL:https://example.org/2
      END:VTODO
      END:VCALENDAR
      """)
    #expect(
      ExchangeLoss.lines(reading.losses, format: "f") == [
        "f: 2 tasks lose their links (URL)",
        "f: 1 file loses its name of the list (X-WR-CALNAME)",
        "f: 1 task loses its \"X-FLAVOUR\"",
      ])
  }

  @Test func `a description that is the name again is no loss`() throws {
    let reading = try Reading.of(
      "gpx",
      "<gpx><wpt lat=\"1\" lon=\"2\"><name>Vet</name><cmt>Vet</cmt><desc>Vet</desc></wpt></gpx>")
    #expect(reading.places.map(\.name) == ["Vet"] && reading.losses.isEmpty)
  }

  @Test func `after twenty names the other fields are counted together`() throws {
    let keys = (1...30).map { "\"key\($0)\":\"v\"" }.joined(separator: ",")
    let reading = try Reading.of(
      "taskwarrior", "[{\"uuid\":\"u\",\"description\":\"A\",\(keys)}]")
    #expect(reading.losses.count == 21)
    #expect(reading.losses[.left(.further, field: "", of: .task)] == 1)
  }

  @Test(arguments: FieldMeaning.Owner.allCases)
  func `each meaning has words of its own in both languages`(owner: FieldMeaning.Owner) {
    func lines(_ localizer: Localizer) -> [String] {
      Localizer.$current.withValue(localizer) {
        FieldMeaning.allCases.flatMap { meaning in
          ExchangeLoss.lines([.left(meaning, field: "F", of: owner): 2], format: "f")
        }
      }
    }
    let (english, ukrainian) = (lines(Localizer(English())), lines(Localizer(Ukrainian())))
    #expect(Set(english).count == FieldMeaning.allCases.count)
    #expect(Set(ukrainian).count == FieldMeaning.allCases.count)
    #expect(ukrainian.allSatisfy { $0.contains("без ") && $0.contains("F") }, "\(ukrainian)")
    #expect(english.allSatisfy { $0.contains(" lose their ") && $0.contains("F") }, "\(english)")
  }
}

import Application
import Exchange
import Foundation
import Localization
import Recurrence
import Testing

/// Records of Taskwarrior: when they open, what is pending, what is kept and what is refused (I10).
@Suite struct TaskwarriorTests {
  private static let template = "00000000-0000-4000-8000-000000000001"

  private static func item(_ records: String...) throws -> TaskItem {
    let reading = try Reading.of("taskwarrior", "[\(records.joined(separator: ","))]")
    try #require(reading.problems.isEmpty, "\(reading.problemTexts)")
    try #require(reading.tasks.count == 1, "\(reading.tasks.map(\.name))")
    return reading.tasks[0]
  }

  @Test func `a task opens when it is scheduled, or no longer waits`() throws {
    let due = #""description":"A","uuid":"u","due":"20260328T230000Z""#
    let scheduled = try Self.item(#"{\#(due),"scheduled":"20260319T230000Z"}"#)
    #expect(scheduled.fields[.due] == "2026-03-29" && scheduled.fields[.horizon] == "9d")
    let both = try Self.item(
      #"{\#(due),"scheduled":"20260319T230000Z","wait":"20260323T230000Z"}"#)
    #expect(both.fields[.horizon] == "5d")
    let alone = try Self.item(
      #"{"description":"A","uuid":"u","status":"waiting","wait":"20260319T230000Z"}"#)
    #expect(alone.hidden?.dateText == "2026-03-20" && alone.fields[.due] == nil)
    let series = try Self.item(
      """
      {"description":"A","uuid":"u","status":"recurring","recur":"weekly",
      "due":"20260309T230000Z","wait":"20260306T230000Z"}
      """)
    #expect(series.fields[.horizon] == "3d")
  }

  @Test func `a child without its template keeps the rhythm, and the identity of the template`()
    throws
  {
    let item = try Self.item(
      """
      {"description":"Backup","status":"pending","recur":"weekly","parent":"\(Self.template)",
      "uuid":"00000000-0000-4000-8000-000000000002","imask":3,"due":"20260310T170000Z"}
      """,
      """
      {"description":"Backup","status":"completed","recur":"weekly","parent":"\(Self.template)",
      "uuid":"00000000-0000-4000-8000-000000000003","imask":2,"due":"20260303T170000Z",
      "end":"20260301T170000Z"}
      """)
    #expect(item.uuid.uuidString == Self.template)
    #expect(item.fields[.every] == "1w" && item.fields[.from] == "start")
    #expect(item.pending?.description == "2026-03-10T18:00:00" && item.completions.count == 1)
  }

  @Test func `the date after the last one that is done is pending where the next is not made yet`()
    throws
  {
    let template = """
      {"description":"Bins","status":"recurring","recur":"weekly","mask":"+",
      "uuid":"\(Self.template)","due":"20260310T170000Z"}
      """
    let child = """
      {"description":"Bins","status":"completed","recur":"weekly","imask":0,
      "uuid":"00000000-0000-4000-8000-000000000002","parent":"\(Self.template)",
      "due":"20260310T170000Z","end":"20260303T120000Z"}
      """
    #expect(try Self.item(template, child).pending?.description == "2026-03-17T18:00:00")
    #expect(try Self.item(template).pending?.description == "2026-03-17T18:00:00")
  }

  @Test func `tags that are no places wait for the notes, and what is left out is counted`()
    throws
  {
    let reading = try Reading.of(
      "taskwarrior",
      """
      [{"uuid":"u","description":"A","tags":["phone","urgent"],"start":"20260301T080000Z",
      "depends":["00000000-0000-4000-8000-000000000009"],"until":"20260401T080000Z","estimate":3}]
      """)
    #expect(reading.tasks.first?.contexts == ["phone", "urgent"])
    #expect(reading.tasks.first?.unknownContexts == .notes)
    let lines = ExchangeLoss.lines(reading.losses, format: "Taskwarrior").joined(separator: "\n")
    for field in ["depends", "start", "until", "estimate"] {
      #expect(lines.contains(field), "\(lines)")
    }
  }

  @Test func `a status and annotations that are none are refused with their element`() throws {
    let reading = try Reading.of(
      "taskwarrior",
      """
      [{"uuid":"u","description":"Good"},{"uuid":"v","description":"Odd","status":"paused"},
      {"uuid":"w","description":"Flat","annotations":"call first"},
      {"uuid":"x","description":"Late","scheduled":"soon"}]
      """)
    #expect(reading.tasks.map(\.name) == ["Good"])
    let texts = reading.problemTexts
    #expect(texts.count == 3)
    #expect(texts[0].contains("\"Odd\"") && texts[0].contains("paused"))
    #expect(texts[1].contains("\"Flat\"") && texts[1].contains("annotations"))
    #expect(texts[2].contains("scheduled: soon"))
  }

  @Test func `a series ends at an instant, one of days on its day`() throws {
    func end(_ due: String, _ until: String) throws -> String? {
      try Self.item(
        """
        {"description":"A","uuid":"u","status":"recurring","recur":"daily","due":"\(due)",
        "until":"\(until)"}
        """
      ).fields[.end]
    }
    #expect(try end("20260310T170000Z", "20260331T160000Z") == "2026-03-31T18:00:00")
    #expect(try end("20260310T170000Z", "20260330T220000Z") == "2026-03-31T00:00:00")
    #expect(try end("20260309T230000Z", "20260331T160000Z") == "2026-03-31")
  }
}

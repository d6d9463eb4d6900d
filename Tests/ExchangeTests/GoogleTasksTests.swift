import Application
import Exchange
import Foundation
import Localization
import Recurrence
import Testing

/// Files of Google Takeout since 2025 (I11).
@Suite struct GoogleTasksTests {
  private func read(
    _ tasks: String, recurrences: String = "[]", key: String = "items"
  ) throws -> ExchangeReading {
    try Reading.of(
      "googletasks",
      """
      {"kind":"tasks#taskLists","items":[{"kind":"tasks#tasks","title":"My Tasks",
      "\(key)":[\(tasks)],"recurrences":\(recurrences)}]}
      """)
  }

  private func task(
    _ id: String, _ start: String, series: String? = nil, done: String? = nil
  ) -> String {
    #"{"id":"\#(id)","title":"Water","scheduled_time":[{"start":"2020-01-01T00:00:00Z"},"#
      + #"{"current":true,"start":"\#(start)"}],"status":"#
      + (done.map { #""completed","completed":"\#($0)""# } ?? #""needsAction""#)
      + (series.map { #","task_recurrence_id":"\#($0)""# } ?? "") + "}"
  }

  @Test(arguments: [
    ("2026-03-12T08:30:00Z", "2026-03-12", true), ("2026-03-12T00:00:00Z", "2026-03-12", false),
    // Midnight in Berlin.
    ("2026-03-11T23:00:00Z", "2026-03-12", false), ("2026-03-12", "2026-03-12", false),
  ])
  func `the present time of a task is its day`(
    start: String, day: String, losesTime: Bool
  ) throws {
    for key in ["items", "tasks"] {
      let reading = try read(task("a", start), key: key)
      #expect(reading.tasks.first?.fields[.due] == day)
      #expect(reading.losses == (losesTime ? [.time: 1] : [:]))
    }
  }

  @Test func `times that stand in a text are read, and a date that is none is refused`() throws {
    let text = #"{"id":"a","title":"A","scheduled_time":"[{'current': True, 'start': 'X'}]"}"#
    let reading = try read(text.replacing("X", with: "2026-03-12T00:00:00Z"))
    #expect(reading.tasks.first?.fields[.due] == "2026-03-12")
    #expect(try read(text).problemTexts.first?.contains("scheduled_time: X") == true)
  }

  static let schedules: [(String, String?)] = [
    (#"{"interval":{"interval_multiplier":2,"weekly":{"day_of_week":["MONDAY"]}}}"#, "2w on mon"),
    (#"{"interval":{"weekly":{"day_of_week":["MONDAY","THURSDAY"]}}}"#, "1w on mon,thu"),
    (#"{"interval":{"daily":{}},"end_condition":{"date_boundary":"2026-12-31"}}"#, "1d"),
    (#"{"interval":{"monthly":{"day_of_month":[9]}}}"#, "1mo on 9"),
    (#"{"interval":{"yearly":{}},"first_instance_date":"2025-03-09"}"#, "1y"),
    (#"{"interval":{"monthly":{"moon":"full"}}}"#, nil), (#"{"interval":{}}"#, nil),
  ]

  @Test(arguments: schedules)
  func `the occurrences of a recurrence are one task with its rule`(
    schedule: String, rule: String?
  ) throws {
    let reading = try read(
      [
        task("a", "2026-02-23T00:00:00Z", series: "r", done: "2026-02-23T09:00:00Z"),
        task("b", "2026-03-09T00:00:00Z", series: "r"),
        task("c", "2026-03-16T00:00:00Z", series: "r"),
      ].joined(separator: ","),
      recurrences: #"[{"id":"r","title":"Water","schedule":\#(schedule)}]"#)
    #expect(reading.tasks.count == 1 && reading.problems.isEmpty)
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.every] == rule && item.completions.count == 1 && !item.isFinished)
    #expect(reading.losses == (rule == nil ? [.rhythm: 1] : [:]))
    if rule == nil {
      #expect(item.fields[.due] == "2026-03-09")
    } else {
      #expect(item.pending?.dateText == "2026-03-09" && item.fields[.due] == nil)
    }
    #expect(item.fields[.end] == (schedule.contains("boundary") ? "2026-12-31" : nil))
  }

  @Test func `a recurrence that was stopped keeps what is left of it`() throws {
    let rule = #"[{"id":"r","stopped":true,"schedule":{"interval":{"daily":{}}}}]"#
    let open = try read(task("b", "2026-03-09T00:00:00Z", series: "r"), recurrences: rule)
    #expect(open.tasks.first?.fields[.due] == "2026-03-09" && open.losses.isEmpty)
    let done = try read(
      task("b", "2026-02-09T00:00:00Z", series: "r", done: "2026-02-09T10:00:00Z"),
      recurrences: rule)
    #expect(done.tasks.first?.isFinished == true)
  }

  @Test func `a series that is all done waits for its next date`() throws {
    let reading = try read(
      task("b", "2026-02-23T00:00:00Z", series: "r", done: "2026-02-23T10:00:00Z"),
      recurrences: #"[{"id":"r","schedule":{"interval":{"weekly":{}}}}]"#)
    let item = try #require(reading.tasks.first)
    #expect(item.fields[.every] == "1w" && item.pending == nil && !item.isFinished)
  }

  @Test func `links stand in the notes`() throws {
    let reading = try read(
      #"{"id":"a","title":"A","notes":"n","links":[{"type":"email","link":"https://example.org/m"}]}"#
    )
    #expect(reading.tasks.first?.fields[.notes] == "n\nhttps://example.org/m")
  }
}

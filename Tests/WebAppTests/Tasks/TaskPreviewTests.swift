import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp

/// The sentence under the form of a task.
struct TaskPreviewTests {
  @Test(arguments: [
    (
      [("every_min", "10"), ("every_max", "14")],
      "If you do it today, then from Mon 16 Mar, until Mon 13 Apr."
    ),
    ([("every_max", "2"), ("at", "18:00")], "If you do it today, then by Mon 19 Jan 18:00."),
    (
      [
        ("every_max", "1"), ("every_unit", "mo"), ("from", "start"),
        ("start", "2026-01-31T09:00"),
      ],
      "Sat 28 Feb, then Tue 31 Mar, whenever you do it."
    ),
    (
      [("every_max", "2"), ("start", "2026-01-01T09:00")],
      "First Thu 15 Jan. If you do it today, then Mon 19 Jan."
    ),
    (
      [("kind", "once"), ("due", "2026-02-01T10:00")],
      "Sun 1 Feb 10:00 (in 27 days)."
    ),
    (
      [("kind", "once")], "At any time: it stays in the list until it is done."
    ),
    (
      [("kind", "once"), ("place", "Vet")],
      "At any time: it reminds you at its places until it is done."
    ),
    ([("kind", "repeat"), ("every_max", "")], ""), ([("every_max", "x")], ""),
  ])
  func `while it is typed, a sentence tells what it leads to`(
    fields: [(String, String)], sentence: String
  ) async throws {
    try await Site.browse { browser, store in
      let answer = try await browser.post("/tasks/preview", fields, asking: true)
      #expect(answer.status == .ok)
      #expect(answer.text.hasPrefix(#"{"sentence":"\#(sentence)","#), "\(answer.text)")
      #expect(answer.contains(#""name":"#))
      #expect(try store.todos().isEmpty)
    }
  }
}

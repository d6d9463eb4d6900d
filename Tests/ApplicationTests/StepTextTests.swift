import Application
import Foundation
import Localization
import Reminders
import TestSupport
import Testing

/// Texts of steps.
struct StepTextTests {
  @Test(arguments: [
    (
      EditAction.task(.add, Sample.todo(9, name: "Rent")), "Undone: added 9 \"Rent\".",
      "Скасовано: додано 9 \"Rent\"."
    ),
    (
      .task(.remove, Sample.todo(3, name: "Claw trim")), "Restored: 3 \"Claw trim\".",
      "Відновлено: 3 \"Claw trim\"."
    ),
    (
      .task(.done, Sample.todo(3, name: "Claw trim")), "Undone: done 3 \"Claw trim\".",
      "Скасовано: виконано 3 \"Claw trim\"."
    ),
    (.place(.remove, name: "Vet"), "Restored: place \"Vet\".", "Відновлено: місце \"Vet\"."),
    (
      .imported(file: "all.jsonl"), "Undone: imported \"all.jsonl\".",
      "Скасовано: імпортовано \"all.jsonl\"."
    ),
  ])
  func `an undone step is said in the reader's language`(
    action: EditAction, english: String, ukrainian: String
  ) {
    let edit = Edit(summary: "canonical", action: action)
    #expect(edit.undoneText == english)
    Localizer.$current.withValue(Localizer(Ukrainian())) { #expect(edit.undoneText == ukrainian) }
  }

  @Test
  func `a step of an earlier version keeps its English summary`() throws {
    let stored = """
      {"summary":"done 3 \\"Cat\\"","todos":[],"places":[],"visits":[],"silences":[],\
      "completions":[]}
      """
    let edit = try JSONDecoder().decode(Edit.self, from: Data(stored.utf8))
    #expect(edit.action == nil)
    #expect(edit.undoneText == "Undone: done 3 \"Cat\".")
    #expect(LoggedStep(number: 1, summary: edit.summary).text == "Done 3 \"Cat\".")
  }

  @Test
  func `an action survives storage`() throws {
    let edit = Edit(summary: "x", action: .task(.snooze, Sample.todo(3)))
    let stored = try JSONEncoder().encode(edit)
    #expect(try JSONDecoder().decode(Edit.self, from: stored) == edit)
  }
}

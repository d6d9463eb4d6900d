import Application
import Foundation
import Localization
import Model
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

  @Test(arguments: [
    (
      EditAction.task(.add, Sample.todo(9, name: "Rent")), "Added: Rent.",
      "Undone: Rent was added.", "Скасовано додавання: Rent."
    ),
    (
      .task(.remove, Sample.todo(3, name: "Rent")), "Deleted: Rent.", "Restored: Rent.",
      "Відновлено: Rent."
    ),
    (
      .tasks(.done, labels: ["3 \"Claw trim\"", "12 \"Rent 2\""]), "Done: Claw trim, Rent 2.",
      "Undone: Claw trim, Rent 2 were done.", "Скасовано виконання: Claw trim, Rent 2."
    ),
    (
      .retract(.done, id: Todo.ID(rawValue: 5), name: "Rent"), "Taken back: Rent was done.",
      "Restored: Rent was done.", "Повернено виконання: Rent."
    ),
    (
      .place(.add, name: "Vet"), "Added place \"Vet\".", "Undone: added place \"Vet\".",
      "Скасовано: додано місце \"Vet\"."
    ),
  ])
  func `a page names tasks without their numbers`(
    action: EditAction, taken: String, undone: String, ukrainian: String
  ) {
    let edit = Edit(summary: "canonical", action: action)
    #expect(edit.takenTextOnPage == taken && edit.undoneTextOnPage == undone)
    Localizer.$current.withValue(Localizer(Ukrainian())) {
      #expect(edit.undoneTextOnPage == ukrainian)
    }
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

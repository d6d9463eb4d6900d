import Application
import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing

/// Being at a place while it is created or changed.
struct PresenceTests {
  private let store: SQLiteStore
  private let builder = EditBuilder(
    ActionContext(now: Sample.noon, rules: EngineRules(machineZone: .berlin)))

  init() throws { store = try SQLiteStore.empty() }

  private func add(isHere: Bool) throws -> EditBuilder.PlaceOutcome? {
    var outcome: EditBuilder.PlaceOutcome?
    try store.edit { context in
      let result = try builder.addPlace(
        EditBuilder.PlaceInput(name: "Vet", isHere: isHere), at: .at(52.5, 13.4), in: context)
      outcome = result
      return result.edit
    }
    return outcome
  }

  @Test
  func `a place created here begins a visit`() throws {
    let outcome = try #require(try add(isHere: true))
    #expect(outcome.isHere)
    #expect(outcome.edit.visits.count == 1)
    #expect(try store.memory().visits.map(\.id.began) == [Sample.noon])
  }

  @Test
  func `a place created elsewhere begins none`() throws {
    let outcome = try #require(try add(isHere: false))
    #expect(!outcome.isHere)
    #expect(outcome.edit.visits.isEmpty)
  }

  @Test
  func `a task tied to the place where the user is does not remind during this visit`() throws {
    _ = try add(isHere: true)
    var outcome: EditBuilder.TaskOutcome?
    try store.edit { context in
      var fields = TaskFields()
      fields.place = ["Vet"]
      let result = try builder.add(name: "Buy food", fields: fields, in: context)
      outcome = result
      return result.edit
    }
    #expect(outcome?.presentPlace == "Vet")
    #expect(outcome?.edit.silences.map(\.reason) == [.created])
  }
}

import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// N1, N2, N5: coming and going.
struct PlaceReminderTests {
  /// Due on Mon 12 Jan 2026 09:00 Berlin.
  let due = Date("2026-01-12T08:00:00Z")

  @Test(arguments: [
    ("one second too early", -86_401.0, false), ("exactly 24 hours before", -86_400.0, true),
    ("an hour before", -3600.0, true), ("at due", 0.0, true), ("long overdue", 3_456_000.0, true),
  ])
  func `the 24-hour rule holds at its exact border`(name: String, offset: Double, speaks: Bool) {
    var harness = EngineHarness([.sample()])
    let decisions = harness.transition(.enter, at: due.after(offset))
    #expect(decisions.told.contains(.enter) == speaks, "\(name)")
    if !speaks { #expect(decisions.reasons == [.opensLater(due.after(-86_400))]) }
  }

  @Test(arguments: [
    ("one second before it opens", -1.0, false), ("as it opens", 0.0, true),
  ])
  func `a window opens at its first instant`(name: String, offset: Double, speaks: Bool) {
    var harness = EngineHarness([.sample(rule: .every("10-14w"))])
    let opens = Date("2026-03-16T08:00:00Z")
    #expect(harness.transition(.enter, at: opens.after(offset)).told == (speaks ? [.enter] : []))
  }

  @Test
  func `a task's own horizon counts, in elapsed seconds`() {
    var harness = EngineHarness([.sample(horizon: 3600)])
    #expect(harness.transition(.enter, at: due.after(-3601)).told.isEmpty)
    var later = EngineHarness([.sample(horizon: 3600)])
    #expect(later.transition(.enter, at: due.after(-3600)).told == [.enter])
  }

  @Test
  func `a task without a date is open from the beginning`() {
    var harness = EngineHarness([.sample(rule: .once(due: nil))])
    #expect(harness.transition(.enter, at: due).told == [.enter])
  }

  @Test
  func `a finished task says nothing`() {
    var harness = EngineHarness([.sample(rule: .once(due: nil), state: .finished)])
    #expect(harness.transition(.enter, at: due).isEmpty)
  }

  struct Asking: Sendable {
    let triggers: Set<Trigger>
    let kind: Transition.Kind
    let told: [Cause]
  }

  @Test(arguments: [
    Asking(triggers: [.enter], kind: .enter, told: [.enter]),
    Asking(triggers: [.enter], kind: .cross, told: []),
    Asking(triggers: [.enter, .cross], kind: .cross, told: [.cross]),
    Asking(triggers: [.exit], kind: .exit, told: [.exit]),
    Asking(triggers: [.exit], kind: .enter, told: []),
    Asking(triggers: [.dwell], kind: .dwell(seconds: 300), told: [.dwell]),
    Asking(triggers: [.dwell], kind: .dwell(seconds: 600), told: []),
  ])
  func `a task only speaks at the events it asks for`(asking: Asking) {
    let dwell: Double? = asking.triggers.contains(.dwell) ? 300 : nil
    var harness = EngineHarness([.sample(triggers: asking.triggers, dwell: dwell)])
    #expect(harness.transition(asking.kind, at: due.after(-60)).told == asking.told)
  }

  @Test
  func `one visit reminds once; coming back within ten minutes goes on with it`() {
    var harness = EngineHarness([.sample(triggers: [.enter, .cross, .exit])])
    let start = due.after(-20_000)
    #expect(harness.transition(.enter, at: start).told == [.enter])
    #expect(harness.transition(.exit, at: start.after(100)).reasons == [.alreadyReminded])
    #expect(harness.transition(.enter, at: start.after(700)).reasons == [.alreadyReminded])
    #expect(harness.transition(.exit, at: start.after(800)).told.isEmpty)
    #expect(harness.transition(.enter, at: start.after(1401)).told == [.enter])
  }

  @Test
  func `passing by is a visit too: turning round within ten minutes adds nothing`() {
    var harness = EngineHarness([.sample()])
    let start = due.after(-20_000)
    #expect(harness.transition(.cross, at: start).told == [.cross])
    #expect(harness.transition(.enter, at: start.after(120)).reasons == [.alreadyReminded])
  }

  @Test
  func `a tag means any place that has it`() {
    let places = [
      Place.sample(1, name: "North", tags: ["pharmacy"]), .sample(2, name: "Other"),
      .sample(3, name: "South", tags: ["pharmacy"]),
    ]
    var harness = EngineHarness([.sample(places: [.tag("pharmacy")])], places: places)
    #expect(harness.transition(.enter, at: due.after(-9000), place: 1).told == [.enter])
    #expect(harness.transition(.enter, at: due.after(-8000), place: 2).told.isEmpty)
    #expect(harness.transition(.enter, at: due.after(-7000), place: 3).told == [.enter])
  }

  @Test
  func `several tasks at one place come soonest first`() {
    var harness = EngineHarness([
      .sample(1, name: "Later", rule: .every("7d", start: "2026-01-05T12:00")),
      .sample(2, name: "Sooner"), .sample(3, name: "Undated", rule: .once(due: nil)),
    ])
    let told = harness.transition(.enter, at: due.after(-600)).compactMap { $0.reminder?.task }
    #expect(told == ["Sooner", "Later", "Undated"])
  }

  @Test
  func `a task that was done during a visit stays silent for it`() {
    let visit = Visit.ID(place: Place.ID(rawValue: 1), began: due.after(-9000))
    let memory = EngineMemory(
      visits: [Visit(id: visit, ended: due.after(-8000))],
      silences: [Silence(todo: Todo.ID(rawValue: 1), visit: visit, reason: .done)])
    var harness = EngineHarness([.sample()], memory: memory)
    let back = harness.transition(.enter, at: due.after(-7500))
    #expect(back.reasons == [.silenced(.done)])
    _ = harness.transition(.exit, at: due.after(-7400))
    #expect(harness.transition(.enter, at: due.after(-6000)).told == [.enter])
  }

  @Test
  func `a reminder carries its place, distance, due and zone, and no text`() throws {
    var harness = EngineHarness([.sample()])
    let decisions = harness.transition(.enter, at: due.after(-7200))
    let reminder = try #require(decisions.first?.reminder)
    #expect(reminder.place == "Vet")
    #expect(reminder.distanceMeters == 40)
    #expect(reminder.due == due)
    #expect(reminder.zoneName == "Europe/Berlin")
    #expect(reminder.fixedText == nil)
  }
}

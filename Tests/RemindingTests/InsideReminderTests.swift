import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// N3: being inside already.
struct InsideReminderTests {
  let due = Date("2026-01-12T08:00:00Z")
  var opens: Date { due.after(-86_400) }

  @Test
  func `a task that opens while you are inside reminds at that moment`() {
    var harness = EngineHarness([.sample()])
    _ = harness.transition(.enter, at: opens.after(-30))
    let decisions = harness.fix(at: opens.after(1))
    #expect(decisions.told == [.inside])
    #expect(decisions.map(\.time) == [opens])
    #expect(harness.fix(at: opens.after(60)).isEmpty)
  }

  @Test
  func `without a recent fix nobody knows that you are inside: the next fix decides`() {
    var harness = EngineHarness([.sample()])
    _ = harness.transition(.enter, at: opens.after(-3600))
    #expect(harness.time(opens.after(10)).isEmpty)
    let decisions = harness.fix(at: opens.after(600))
    #expect(decisions.told == [.inside])
    #expect(decisions.map(\.time) == [opens.after(600)])
  }

  @Test
  func `leaving in the dark is no reason to speak`() {
    var harness = EngineHarness([.sample()])
    _ = harness.transition(.enter, at: opens.after(-3600))
    #expect(harness.fix(at: opens.after(580), meters: 4000).isEmpty, "the exit is not certain yet")
    #expect(harness.transition(.exit, at: opens.after(600)).told.isEmpty)
  }

  @Test
  func `started inside, an open task reminds once; with an earlier visit known it does not`() {
    let place = Place.ID(rawValue: 1)
    var harness = EngineHarness([.sample()])
    let first = harness.engine.handleFirstState(
      place, isInside: true, at: opens.after(10), distanceMeters: 5, accuracyMeters: 12)
    #expect(first.decisions.told == [.inside])
    let visit = Visit(
      id: Visit.ID(place: place, began: opens.after(-9000)), ended: opens.after(-8000))
    var known = EngineHarness([.sample()], memory: EngineMemory(visits: [visit]))
    let second = known.engine.handleFirstState(
      place, isInside: true, at: opens.after(10), distanceMeters: 5, accuracyMeters: 12)
    #expect(second.decisions.reasons == [.knownVisit])
  }

  @Test
  func `started at a place with an overdue task, it says so once`() {
    let start = due.after(7200)
    var memory = EngineMemory()
    memory.lastMoment = due.after(-60)
    var harness = EngineHarness([.sample()], memory: memory)
    #expect(harness.time(start).told == [.due])
    let step = harness.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: start.after(4), distanceMeters: 5,
      accuracyMeters: 12)
    #expect(step.decisions.told.isEmpty)
    #expect(step.decisions.reasons == [.alreadyReminded])
    #expect(harness.fix(at: start.after(5)).isEmpty)
  }

  @Test
  func `an overdue task that an earlier day brought up is brought up at the place`() {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: 1), countdown: 1, cause: .due, occasion: .moment(due))
    var harness = EngineHarness([.sample()], memory: EngineMemory(reminded: [key: due]))
    let start = due.after(86_400)
    #expect(harness.time(start).isEmpty)
    let step = harness.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: start.after(4), distanceMeters: 5,
      accuracyMeters: 12)
    #expect(step.decisions.told == [.inside])
  }

  @Test
  func `while_inside: false turns both off`() {
    var harness = EngineHarness([.sample()], whileInside: false)
    _ = harness.transition(.enter, at: opens.after(-30))
    #expect(harness.fix(at: opens.after(1)).isEmpty)
    var started = EngineHarness([.sample()], whileInside: false)
    let step = started.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: opens.after(10), distanceMeters: 5,
      accuracyMeters: 12)
    #expect(step.decisions.reasons == [.whileInsideOff])
  }

  @Test
  func `a place created while you are inside stays silent for that visit`() {
    var harness = EngineHarness([.sample()], places: [])
    _ = harness.fix(at: opens.after(10))
    harness.engine.reload(todos: [.sample()], places: [.sample()], memory: EngineMemory())
    let step = harness.engine.handleFirstState(
      Place.ID(rawValue: 1), isInside: true, at: opens.after(20), distanceMeters: 5,
      accuracyMeters: 12)
    #expect(step.decisions.reasons == [.silenced(.created)])
    #expect(step.silences.count == 1)
    #expect(harness.fix(at: opens.after(60)).told.isEmpty)
  }
}

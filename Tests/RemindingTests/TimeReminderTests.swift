import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// N4, R18: what time alone brings about.
struct TimeReminderTests {
  let due = Date("2026-01-12T08:00:00Z")

  @Test
  func `the end of the countdown is told once, at its instant, anywhere`() {
    var harness = EngineHarness([.sample(places: [])])
    #expect(harness.time(due.after(-10)).isEmpty)
    let decisions = harness.time(due.after(50))
    #expect(decisions.told == [.due])
    #expect(decisions.first?.time == due)
    #expect(harness.time(due.after(80_000)).isEmpty)
    #expect(harness.time(due.after(90_000)).told == [.overdue])
  }

  @Test
  func `the engine knows when to wake up`() {
    var harness = EngineHarness([.sample(places: [])])
    _ = harness.time(due.after(-1000))
    #expect(harness.engine.nextWake == due)
    _ = harness.time(due)
    // The next morning tells that it is overdue.
    #expect(harness.engine.nextWake == Date("2026-01-13T07:00:00Z"))
  }

  @Test
  func `what was past when the engine started is told then, once, and remembered`() throws {
    var memory = EngineMemory()
    memory.lastMoment = due.after(-60)
    var harness = EngineHarness([.sample(places: [])], memory: memory)
    let decisions = harness.time(due.after(5000))
    #expect(decisions.told == [.due])
    #expect(decisions.first?.time == due)
    let key = try #require(decisions.first?.reminder?.key)
    var restarted = EngineHarness(
      [.sample(places: [])], memory: EngineMemory(reminded: [key: due.after(5000)]))
    #expect(restarted.time(due.after(6000)).isEmpty, "a restart emits nothing by itself (S2)")
  }

  @Test
  func `the clock going back never tells anything again`() {
    var harness = EngineHarness([.sample(places: [])])
    _ = harness.time(due.after(-10))
    #expect(harness.time(due).told == [.due])
    #expect(harness.time(due.after(-7200)).isEmpty)
    #expect(harness.time(due.after(1)).isEmpty)
  }

  @Test
  func `nagging repeats while overdue, and a long absence gives one, not a backlog`() {
    var harness = EngineHarness([.sample(places: [], nag: "1d")])
    _ = harness.time(due.after(-10))
    #expect(harness.time(due).map(\.time) == [due])
    #expect(harness.time(due.after(86_399)).isEmpty)
    #expect(harness.time(due.after(86_400)).map(\.time) == [due.after(86_400)])
    let late = harness.time(due.after(10 * 86_400 + 60))
    #expect(late.map(\.time) == [due.after(10 * 86_400)])
    #expect(harness.engine.nextWake == due.after(11 * 86_400))
  }

  @Test
  func `due and nags that passed in one gap give one word, and nagging goes on after it`() {
    var harness = EngineHarness([.sample(places: [], nag: "1d")])
    _ = harness.time(due.after(-10))
    #expect(harness.time(due.after(90_000)).map(\.time) == [due])
    #expect(harness.time(due.after(90_001)).isEmpty)
    #expect(harness.engine.nextWake == due.after(172_800))
    #expect(harness.time(due.after(172_800)).told == [.due])
  }

  @Test
  func `what quiet hours hold back covers its repetitions, which count from its release`() {
    // 09:00 in Berlin; quiet until 15:30.
    var harness = EngineHarness(
      [.sample(places: [], nag: "1h")], quiet: QuietHours.sample("08:30", "15:30"))
    _ = harness.time(due.after(-10))
    var held = 0
    for minute in 0..<390 {
      let decisions = harness.time(due.after(Double(minute) * 60))
      #expect(decisions.told.isEmpty)
      held += decisions.count
    }
    #expect(held == 1)
    #expect(harness.time(due.after(6.5 * 3600)).map(\.time) == [due.after(6.5 * 3600)])
    #expect(harness.time(due.after(6.5 * 3600 + 60)).isEmpty)
    #expect(harness.time(due.after(7 * 3600)).map(\.time) == [due.after(7 * 3600)])
  }

  @Test
  func `a snooze puts the notice of a fixed time off, or takes its place`() {
    let beforeNotice = due.after(-1800)
    for (end, told) in [(-300.0, -300.0), (-1200, -900)] {
      var todo = Todo.sample(rule: .every("7d", from: .start, at: "09:00"), places: [])
      todo.snooze = Snooze(since: beforeNotice, end: .at(due.after(end)))
      var harness = EngineHarness([todo])
      _ = harness.time(beforeNotice)
      var decisions: [Decision] = []
      for second in stride(from: -1790.0, to: -10, by: 10) {
        decisions += harness.time(due.after(second))
      }
      #expect(decisions.told == [.before])
      #expect(decisions.map(\.time) == [due.after(told)])
    }
  }

  @Test
  func `a clock that jumped ahead and was put back goes on, and tells nothing twice`() {
    var harness = EngineHarness([.sample(places: [], nag: "1d")])
    _ = harness.time(due.after(-10))
    #expect(harness.time(due.after(10)).told == [.due])
    #expect(harness.time(due.after(86_400 * 3)).told == [.due])
    #expect(harness.time(due.after(100)).isEmpty)
    #expect(harness.time(due.after(86_401)).isEmpty, "a nag of the future was told already")
    #expect(harness.time(due.after(86_400 * 4)).told == [.due])
  }

  @Test
  func `a snooze until the next visit that the place does not speak at still tells due`() {
    var todo = Todo.sample(triggers: [.dwell], dwell: 600)
    todo.snooze = Snooze(since: due.after(-400), end: .nextVisit)
    var harness = EngineHarness([todo])
    #expect(harness.time(due.after(100)).isEmpty)
    #expect(harness.transition(.enter, at: due.after(4000)).told == [.due])
    #expect(harness.transition(.exit, at: due.after(4100)).told.isEmpty)
  }

  @Test
  func `a task with a fixed time reminds 15 minutes before and at its start`() {
    var harness = EngineHarness([.sample(rule: .every("7d", from: .start, at: "09:00"), places: [])]
    )
    _ = harness.time(due.after(-2000))
    let decisions = harness.time(due.after(10))
    #expect(decisions.map(\.time) == [due])
    #expect(decisions.told == [.start])
    var awake = EngineHarness([.sample(rule: .every("7d", from: .start, at: "09:00"), places: [])])
    _ = awake.time(due.after(-2000))
    #expect(awake.time(due.after(-900)).told == [.before])
    #expect(awake.time(due).told == [.start])
    #expect(awake.time(due.after(10_000)).isEmpty)
  }

  @Test
  func `a snooze silences until its end, and then a due task speaks again`() throws {
    var todo = Todo.sample(places: [])
    todo.snooze = Snooze(since: due.after(60), end: .at(due.after(7260)))
    let told = ReminderKey(
      todo: todo.id, countdown: 1, cause: .due, occasion: .moment(due))
    var harness = EngineHarness([todo], memory: EngineMemory(reminded: [told: due]))
    #expect(harness.time(due.after(7259)).isEmpty)
    #expect(harness.time(due.after(7260)).told == [.due])
    #expect(harness.time(due.after(9000)).isEmpty)
  }

  @Test
  func `a snooze that covers due moves the word, not the due`() {
    var todo = Todo.sample(places: [])
    todo.snooze = Snooze(since: due.after(-60), end: .at(due.after(600)))
    var harness = EngineHarness([todo])
    _ = harness.time(due.after(-30))
    let decisions = harness.time(due.after(900))
    #expect(decisions.map(\.time) == [due.after(600)])
    #expect(decisions.first?.reminder?.due == due)
  }

  @Test
  func `snoozed until the next visit, a task speaks when it begins`() {
    var todo = Todo.sample()
    let visit = Visit.ID(place: Place.ID(rawValue: 1), began: due.after(-500))
    todo.snooze = Snooze(since: due.after(-400), end: .nextVisit)
    let memory = EngineMemory(
      visits: [Visit(id: visit)],
      silences: [Silence(todo: todo.id, visit: visit, reason: .snoozed)])
    var harness = EngineHarness([todo], memory: memory)
    #expect(harness.transition(.exit, at: due.after(-300)).told.isEmpty)
    #expect(harness.time(due.after(100)).isEmpty, "silent even at due")
    #expect(harness.transition(.enter, at: due.after(4000)).told == [.enter])
  }

  @Test
  func `snoozed until leaving, a task speaks at the exit, once`() {
    var todo = Todo.sample()
    let visit = Visit.ID(place: Place.ID(rawValue: 1), began: due.after(-5000))
    todo.snooze = Snooze(since: due.after(-4000), end: .leaving)
    var harness = EngineHarness([todo], memory: EngineMemory(visits: [Visit(id: visit)]))
    #expect(harness.time(due.after(-3000)).isEmpty)
    #expect(harness.transition(.exit, at: due.after(-2000)).told == [.exit])
    #expect(harness.transition(.enter, at: due.after(-1800)).told.isEmpty)
  }
}

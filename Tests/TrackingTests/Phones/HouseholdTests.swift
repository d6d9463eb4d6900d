import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Several devices and several persons (P2 to P5).
struct HouseholdTests {
  /// Lets a phone come from far away and stay.
  private func arrive(_ phones: inout PhoneHarness, phone: Int64, at start: Double) throws {
    for (index, meters) in [3000.0, 2000, 1000, 0].enumerated() {
      try phones.post(start + Double(index) * 300, meters, phone: phone)
    }
  }

  @Test
  func `two persons have two visits, and a task for anyone reminds each of them`() throws {
    var phones = try PhoneHarness(phones: [1, 3])
    try arrive(&phones, phone: 1, at: 0)
    try arrive(&phones, phone: 3, at: 60)
    #expect(
      phones.story == ["900 enter", "900 reminder", "960 enter anna", "960 reminder anna"])
    #expect(try phones.store.memory().visits.map(\.id.person) == [.me, Person.ID.anna])
  }

  @Test
  func `two persons who come in the same instant are told apart, on the disk too`() throws {
    var phones = try PhoneHarness(phones: [1, 3])
    try arrive(&phones, phone: 1, at: 0)
    try arrive(&phones, phone: 3, at: 0)
    #expect(phones.story.filter { $0.contains("reminder") }.count == 2)
    #expect(try phones.store.outbox(for: "terminal", at: .distantFuture).count == 2)
    try phones.restart()
    try phones.post(1200, 1, phone: 1)
    try phones.post(1200, 1, phone: 3)
    #expect(phones.story.count == 4)
  }

  @Test
  func `done by one is done for all`() throws {
    let todo = Todo.sample()
    var phones = try PhoneHarness([todo], phones: [1, 3])
    try arrive(&phones, phone: 1, at: 0)
    let time = PhoneHarness.start.addingTimeInterval(930)
    let done = try todo.done(at: time, now: time, machineZone: .berlin, countdownNumber: 2)
    try phones.store.change(todo, to: done)
    try phones.restart()
    try arrive(&phones, phone: 3, at: 60)
    #expect(phones.story == ["900 enter", "900 reminder", "960 enter anna"])
  }

  @Test
  func `a task for Anna reminds Anna only`() throws {
    var todo = Todo.sample()
    todo.persons = [Person.ID.anna]
    var phones = try PhoneHarness([todo], phones: [1, 3])
    try arrive(&phones, phone: 1, at: 0)
    #expect(phones.story == ["900 enter"])
    try arrive(&phones, phone: 3, at: 60)
    #expect(phones.story.suffix(2) == ["960 enter anna", "960 reminder anna"])
  }

  @Test
  func `reminders go to the notifiers of who they are for`() throws {
    var mine = Todo.sample(2, name: "Mine", places: [])
    mine.persons = [.me]
    var phones = try PhoneHarness(
      [.sample(), mine, .sample(3, name: "All", places: [])], phones: [1, 3],
      notifiers: ["terminal", "ntfy", "desktop", "nobody"],
      audiences: ["ntfy": ["Anna"], "desktop": ["me"], "nobody": ["zoe"]])
    try arrive(&phones, phone: 3, at: 0)
    let counts = try ["terminal", "ntfy", "desktop", "nobody"].map {
      try phones.store.outbox(for: $0, at: .distantFuture).map(\.reminder.task)
    }
    #expect(counts == [["Cat medicine"], ["Cat medicine"], [], []])
    try phones.wait(until: 86_400)
    let due = try ["ntfy", "desktop", "nobody"].map {
      try phones.store.outbox(for: $0, at: .distantFuture).filter { $0.reminder.place == nil }
        .map(\.reminder.task).sorted()
    }
    #expect(due[0].contains("All") && !due[0].contains("Mine"))
    #expect(due[1].contains("All") && due[1].contains("Mine"))
    #expect(due[2].contains("All") && !due[2].contains("Mine"), "for anyone: to all notifiers")
  }

  @Test
  func `a second device of one person joins the visit`() throws {
    var phones = try PhoneHarness(phones: [1, 2])
    try arrive(&phones, phone: 1, at: 0)
    try arrive(&phones, phone: 2, at: 60)
    #expect(phones.story.filter { $0.contains("reminder") } == ["900 reminder"])
    #expect(try phones.store.memory().visits.count == 1)
  }

  @Test
  func `a restart goes on with every device where it was`() throws {
    for cut in 1...6 {
      var phones = try PhoneHarness(phones: [1, 3])
      var step = 0
      for (index, meters) in [3000.0, 1000, 40, 41, 1000, 1010, 1020].enumerated() {
        for phone in [1, 3] as [Int64] {
          try phones.post(Double(index) * 300, meters, phone: phone, accuracy: 61)
        }
        step += 1
        if step == cut { try phones.restart() }
      }
      #expect(
        phones.story.filter { !$0.contains("anna") }
          == ["900 enter", "900 reminder", "1500 exit"], "after \(cut)")
      #expect(phones.story.count == 6)
    }
  }

  @Test
  func `phones at rest write nothing`() throws {
    let phones = try PhoneHarness(phones: [1, 2, 3])
    let counting = CountingStore(phones.store)
    var pipeline = try Pipeline(store: counting, settings: phones.settings)
    for minute in 0..<60 {
      for phone in [1, 2, 3] as [Int64] {
        let report = PhoneHarness.report(Double(minute) * 60, 3000 + Double(minute % 7))
        _ = try pipeline.receive(
          DeviceBatch(
            device: Device.ID(rawValue: phone),
            arrival: PhoneHarness.start.addingTimeInterval(Double(minute) * 60),
            reports: [report]))
      }
    }
    #expect(counting.commits <= 3, "the first states, and nothing after them")
  }

  @Test
  func `a device that is gone is refused; who has none hears of neither`() throws {
    var phones = try PhoneHarness(phones: [])
    #expect(throws: PipelineError.unknownDevice) { try phones.post(0, 0) }
    var walk = Walk.visit.reports[...]
    while let report = walk.popFirst() { phones.events += try phones.pipeline.receive(report) }
    #expect(phones.events.count == 3)
    #expect(phones.events.allSatisfy { $0.device == nil && $0.person == nil && $0.isLate != true })
  }
}

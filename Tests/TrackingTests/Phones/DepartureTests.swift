import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Visits that one position ends by itself in time (P12), and returns to them (N2).
struct DepartureTests {
  /// A phone that came to the place at 300 s, and was 2.8 km away at 600 s.
  private static func left(_ todos: [Todo] = [open]) throws -> PhoneHarness {
    var phones = try PhoneHarness(todos)
    try phones.post(0, 5000)
    try phones.post(300, 0)
    try phones.post(600, 2800)
    return phones
  }

  /// Tasks without a date, of which time alone reminds nothing.
  private static let open = Todo.sample(rule: .once(due: nil))
  private static let leaving = Todo.sample(rule: .once(due: nil), triggers: [.exit])

  @Test func `one position outside ends the visit after ten minutes, at its own time`() throws {
    var phones = try Self.left()
    #expect(phones.pipeline.nextWake == PhoneHarness.start.addingTimeInterval(1200))
    try phones.wait(until: 1199.9)
    #expect(phones.story == ["300 enter", "300 reminder"])
    try phones.wait(until: 1200)
    #expect(phones.story.last == "600 exit late")
    let visit = try #require(try phones.store.memory().visits.first)
    #expect(visit.ended == PhoneHarness.start.addingTimeInterval(600) && visit.lastSeen == nil)
    try phones.wait(until: 9000)
    #expect(phones.story.count == 3)
  }

  @Test func `the next position finds it as well, however late, and a new visit reminds`() throws {
    for meters in [6000.0, 0] {
      var phones = try Self.left()
      try phones.post(76_000, meters)
      #expect(phones.story[2] == "600 exit late")
      try phones.post(108_000, 2800)
      try phones.post(108_300, 10)
      let second = meters == 0 ? "76000" : "108300"
      #expect(phones.story.dropFirst(3).prefix(2) == ["\(second) enter", "\(second) reminder"])
      #expect(try phones.store.memory().visits.count == 1, "the latest one")
    }
  }

  @Test func `a position inside before then prevents it, one at exactly ten minutes is too late`()
    throws
  {
    var early = try Self.left()
    try early.post(1199, 5)
    try early.wait(until: 9000)
    #expect(early.story == ["300 enter", "300 reminder"])
    var late = try Self.left()
    try late.post(1200, 5)
    #expect(late.story.dropFirst(2) == ["600 exit late", "1200 enter"])
    #expect(try late.store.memory().visits.map(\.ended) == [nil], "ten minutes: the visit goes on")
  }

  @Test func `signs of life neither begin nor prevent it`() throws {
    var still = try Self.left()
    for minute in 11...19 { try still.post(Double(minute) * 60, 2800) }
    #expect(still.story == ["300 enter", "300 reminder"])
    try still.post(1200, 2800)
    #expect(still.story.last == "600 exit late", "the same coordinates to the last digit")
    var pings = try PhoneHarness([Self.open])
    try pings.post(0, 5000)
    try pings.post(300, 0)
    try pings.post(600, 2800, ping: true)
    try pings.wait(until: 9000)
    #expect(pings.story == ["300 enter", "300 reminder"])
  }

  @Test func `one on the border in between leaves it to two`() throws {
    var phones = try Self.left()
    try phones.post(900, 115)
    try phones.wait(until: 3000)
    #expect(phones.story.count == 2)
    try phones.post(3100, 115)
    #expect(phones.story.count == 2)
    try phones.post(3400, 2800)
    try phones.post(3700, 2810)
    #expect(phones.story.last == "3700 exit")
  }

  @Test func `one position of a dense source ends nothing by itself`() throws {
    var phones = try PhoneHarness([Self.open])
    for second in 0...10 { try phones.post(Double(second), 1 + Double(second)) }
    try phones.post(11, 135)
    try phones.wait(until: 9000)
    #expect(phones.story.allSatisfy { !$0.contains("exit") })
  }

  @Test func `false positions that alternate with right ones cause nothing`() throws {
    var phones = try PhoneHarness([Self.leaving, .sample(2, name: "Enter", rule: .once(due: nil))])
    try phones.post(0, 5000)
    for turn in 1...200 {
      try phones.post(Double(turn) * 300, turn % 2 == 0 ? 900 : Double(turn % 7))
      try phones.wait(until: Double(turn) * 300 + 299)
    }
    #expect(phones.story == ["300 enter", "300 reminder"])
  }

  @Test func `leaving is told when it is found, unless that is half an hour later`() throws {
    var told = try Self.left([Self.leaving])
    try told.wait(until: 1200)
    #expect(told.story == ["300 enter", "600 exit late", "1200 reminder late"])
    try told.post(1500, 2810)
    try told.post(1800, 2820)
    #expect(told.story.count == 3, "once")
    var late = try Self.left([Self.leaving])
    try late.post(2400, 2800.5)
    #expect(late.story.last == "2400 reminder late", "nothing ran, and it is just half an hour")
    var tooLate = try Self.left([Self.leaving])
    try tooLate.post(2401, 2800.5)
    #expect(tooLate.story.last == "600 exit late")
    guard case .stayQuiet(.tooLate(let seconds)) = try tooLate.outcomes.first else {
      Issue.record("not too late: \(try tooLate.outcomes)")
      return
    }
    #expect(seconds == 1801)
  }

  @Test func `an exit of two positions is told in time, too, when no third one comes`() throws {
    var phones = try Self.left([Self.leaving])
    try phones.post(900, 2810)
    #expect(phones.story == ["300 enter", "900 exit"])
    try phones.restart()
    try phones.wait(until: 1499)
    #expect(phones.story.count == 2)
    try phones.wait(until: 1500)
    #expect(phones.story.last == "1500 reminder late")
    var back = try Self.left([Self.leaving])
    try back.post(900, 2810)
    try back.post(1200, 40, accuracy: 61)
    try back.wait(until: 9000)
    #expect(back.story == ["300 enter", "900 exit"], "one that may be inside leaves it open")
  }

  @Test func `it survives a restart, and so does what prevents it`() throws {
    var phones = try Self.left()
    try phones.restart()
    #expect(phones.pipeline.nextWake != nil)
    try phones.wait(until: 1200)
    #expect(phones.story.last == "600 exit late")
    for meters in [0.0, 115] {
      var kept = try Self.left()
      try kept.post(900, meters)
      try kept.restart()
      try kept.wait(until: 9000)
      #expect(kept.story == ["300 enter", "300 reminder"])
    }
  }

  @Test func `what a phone had kept is waited for before time ends a visit`() throws {
    var phones = try PhoneHarness([Self.open])
    try phones.post(0, 5000)
    try phones.post(300, 0)
    try phones.post(600, 2800, arrival: 5000)
    try phones.wait(until: 5002.9)
    try phones.post(900, 3, arrival: 5002.9)
    try phones.wait(until: 9000)
    #expect(phones.story == ["300 enter", "300 reminder"], "it was inside before ten minutes")
    try phones.post(9100, 2800, arrival: 9900)
    try phones.wait(until: 9902.9)
    #expect(phones.story.count == 2)
    try phones.wait(until: 9903)
    #expect(phones.story.last == "9100 exit late")
  }

  @Test(arguments: [(60.0, 600.0), (120, 720), (300, 1800), (900, 3600)])
  func `a return goes on with the visit for six usual pauses, at most an hour`(
    gap: Double, pause: Double
  ) throws {
    for (over, isNew) in [(0.0, false), (1, true)] {
      var phones = try PhoneHarness([Self.open])
      for step in 0..<10 { try phones.post(Double(step) * gap, 5000 - Double(step)) }
      for step in 10..<20 { try phones.post(Double(step) * gap, Double(step)) }
      let left = 20 * gap
      try phones.post(left, 2800)
      try phones.wait(until: left + 600)
      try phones.post(left + pause + over, 1)
      #expect(phones.story.count { $0.contains("reminder") } == (isNew ? 2 : 1), "\(phones.story)")
    }
  }

  @Test func `leave_after is a setting`() throws {
    var phones = try Self.left()
    _ = try phones.pipeline.adopt(
      PipelineSettings(
        rules: phones.settings.rules, notifiers: ["terminal"],
        phones: PhoneLimits(leaveAfterSeconds: 120)))
    try phones.wait(until: 719)
    #expect(phones.story.count == 2)
    try phones.wait(until: 720)
    #expect(phones.story.last == "600 exit late")
  }

  @Test func `a device that is not carried ends no visit by itself`() throws {
    var phones = try PhoneHarness([Self.open], phones: [1, 2], leads: 1)
    for phone in [1, 2] as [Int64] {
      try phones.post(0, 5000, phone: phone)
      try phones.post(300, 0, phone: phone)
    }
    try phones.post(600, 2800, phone: 2)
    try phones.wait(until: 9000)
    #expect(phones.story.last == "600 exit late")
    #expect(try phones.store.memory().visits.map(\.isPresent) == [true])
  }
}

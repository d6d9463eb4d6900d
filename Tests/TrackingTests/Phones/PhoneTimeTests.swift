import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Times, order, repeats and positions of the past (P8 to P10).
struct PhoneTimeTests {
  @Test
  func `times ahead, long ago and made up positions are refused by name`() throws {
    var phones = try PhoneHarness()
    try phones.post(121, 0, arrival: 0)
    #expect(phones.receipt.refused == ["future": 1])
    try phones.post(120, 500, arrival: 0)
    #expect(phones.receipt.accepted == 1)
    try phones.post(-31 * 86_400 - 1, 0, arrival: 0)
    #expect(phones.receipt.refused == ["old": 1])
    try phones.post(300, 0, mock: true)
    #expect(phones.receipt.refused == ["mock": 1])
    #expect(phones.events.filter { $0.kind == .fixRefused }.count == 3)
    #expect(phones.events.allSatisfy { $0.device == "phone 1" && $0.person == "me" })
  }

  @Test
  func `what a broker had kept is of the past, and never moves the clock`() throws {
    var phones = try PhoneHarness()
    try phones.post([PhoneHarness.report(-5, 500)], arrival: 0, isRetained: true)
    #expect(phones.receipt.accepted == 1)
    #expect(phones.events.allSatisfy { $0.kind != .reminder })
    try phones.post([PhoneHarness.report(2_000_000_000, 0)], arrival: 1, isRetained: true)
    #expect(phones.receipt.refused == ["future": 1])
    try phones.post(20, 0)
    try phones.post(50, 0)
    try phones.post(80, 0)
    #expect(phones.receipts.suffix(3).allSatisfy { $0.accepted == 1 })
  }

  @Test
  func `a sign of life from a position that was refused says nothing about where the phone is`()
    throws
  {
    var phones = try PhoneHarness()
    try phones.post(0, 0)
    try phones.post(10, 300_000)
    #expect(phones.receipt.refused == ["jump": 1])
    try phones.post(20, 300_000)
    #expect(phones.receipt.accepted == 1 && phones.receipt.lastAccepted == nil)
    try phones.post(30, 500, ping: true)
    #expect(phones.receipt.accepted == 1 && phones.receipt.lastAccepted == nil)
  }

  @Test
  func `messages that cannot be decrypted are told`() throws {
    var phones = try PhoneHarness()
    let made = try phones.pipeline.receive(
      DeviceBatch(
        device: Device.ID(rawValue: 1), arrival: PhoneHarness.start, reports: [],
        undecryptable: 2))
    #expect(made.events.map(\.kind) == [.fixRefused, .fixRefused])
    #expect(made.events.allSatisfy { $0.text.hasPrefix("undecryptable") })
  }

  @Test
  func `an accuracy beyond all numbers is stored as one that can be read again`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 0, accuracy: 1e300)
    try phones.post(30, 0, accuracy: 1e308)
    try phones.post(60, 0)
    _ = try phones.pipeline.finish()
    try phones.restart()
    try phones.post(90, 0)
    #expect(phones.receipt.accepted == 1)
  }

  @Test(arguments: [1.0, 2.0])
  func `a clock that is whole roll-overs behind is put right and counted`(count: Double) throws {
    var phones = try PhoneHarness()
    let weeks = count * 1024 * 7 * 86_400
    try phones.post(60 - weeks, 500, arrival: 61)
    #expect(phones.receipt.rollover == 1 && phones.receipt.accepted == 1)
    #expect(phones.receipt.lastAccepted?.time == PhoneHarness.start.addingTimeInterval(60))
    try phones.post(60 - weeks - 2 * 86_400, 500, arrival: 61)
    #expect(phones.receipt.rollover == 0 && phones.receipt.refused == ["old": 1])
  }

  @Test
  func `one request is sorted, and of one time the most accurate stays`() throws {
    var phones = try PhoneHarness()
    try phones.post(
      [
        PhoneHarness.report(20, 500), PhoneHarness.report(10, 510, accuracy: 80),
        PhoneHarness.report(10, 520, accuracy: 12), PhoneHarness.report(10, 530, accuracy: 40),
      ], arrival: 21)
    #expect(phones.receipt.accepted == 2 && phones.receipt.repeated == 2)
    #expect(phones.receipt.lastAccepted?.time == PhoneHarness.start.addingTimeInterval(20))
    for accuracies in [[80, 12, 40], [12, 80], [80, 12]] as [[Double]] {
      var phones = try PhoneHarness()
      try phones.post(
        accuracies.map { PhoneHarness.report(10, 510, accuracy: $0) }, arrival: 21)
      #expect(phones.receipt.lastAccepted?.accuracyMeters == 12)
    }
  }

  @Test
  func `across requests an older one is late, an equal one repeated; neither is an event`() throws {
    var phones = try PhoneHarness()
    try phones.post(100, 500)
    try phones.post(40, 0, arrival: 101)
    #expect(phones.receipt.late == 1 && phones.receipt.accepted == 0)
    try phones.post(100, 500, arrival: 102)
    #expect(phones.receipt.repeated == 1 && phones.receipt.refused.isEmpty)
    #expect(phones.events.isEmpty)
  }

  @Test
  func `the past is told late and only once the burst is over`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 500)
    let past = stride(from: 100.0, through: 900, by: 100).map { PhoneHarness.report($0, $0 / 100) }
    try phones.post(past, arrival: 1800)
    #expect(phones.story == ["200 enter late"])
    #expect(phones.receipt.reminders.isEmpty)
    try phones.wait(until: 1802)
    #expect(phones.story.count == 1)
    try phones.wait(until: 1803.5)
    #expect(phones.story == ["200 enter late", "1804 reminder late"])
    #expect(try phones.store.outbox(for: "terminal", at: .distantFuture).count == 1)
  }

  @Test
  func `every past position makes the burst last longer`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 500)
    try phones.post(100, 0, arrival: 1800)
    try phones.post(200, 1, arrival: 1801)
    try phones.post(300, 2, arrival: 1803)
    try phones.wait(until: 1805)
    #expect(phones.story == ["200 enter late"])
    try phones.wait(until: 1806.5)
    #expect(phones.story.last == "1807 reminder late")
  }

  @Test
  func `who has left since, or was not heard of for half an hour, is not told any more`() throws {
    for (end, meters) in [(400.0, 5.0), (2800, 5000)] {
      var phones = try PhoneHarness()
      try phones.post(0, 500)
      let way = [(100.0, 0.0), (200, 1), (end - 50, meters), (end, meters + 1)]
      try phones.post(way.map { PhoneHarness.report($0.0, $0.1) }, arrival: 3000)
      try phones.wait(until: 3010)
      #expect(!phones.story.contains { $0.contains("reminder") })
      guard case .drop(_, .tooLate(let seconds)) = try phones.outcomes.first else {
        Issue.record("not too late: \(try phones.outcomes)")
        continue
      }
      #expect(abs(seconds - 2810) < 2)
    }
  }

  @Test
  func `the wait is stored, and begins again after a restart`() throws {
    var phones = try PhoneHarness()
    try phones.post(0, 500)
    try phones.post([100.0, 200, 900].map { PhoneHarness.report($0, $0 / 100) }, arrival: 1800)
    try phones.restart()
    try phones.wait(until: 1810)
    #expect(!phones.story.contains { $0.contains("reminder") })
    try phones.wait(until: 1813.5)
    #expect(phones.story.last == "1814 reminder late")
    try phones.restart()
    try phones.wait(until: 1900)
    #expect(phones.story.filter { $0.contains("reminder") }.count == 1)
  }

  @Test
  func `a phone's time moves no clock: what is due is asked of the computer`() throws {
    var phones = try PhoneHarness([.sample(places: [])])
    let due = Date("2026-01-12T08:00:00Z").timeIntervalSince(PhoneHarness.start)
    try phones.post(due + 60, 500, arrival: due - 60)
    #expect(phones.story.isEmpty)
    try phones.wait(until: due + 1)
    #expect(phones.story.count == 1)
  }
}

import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Positions are recorded only for users who turned tracks on, and not fix by fix.
struct PositionRecordTests {
  private func run(_ seconds: Int, records: Bool) throws -> (positions: Int, commits: Int) {
    let store = try SQLiteStore.empty()
    let counting = CountingStore(store)
    var walk = Walk()
    walk.stand(400, seconds: seconds)
    var pipeline = try Pipeline(
      store: counting,
      settings: PipelineSettings(
        rules: EngineRules(machineZone: .berlin), recordsPositions: records))
    for report in walk.reports { _ = try pipeline.receive(report) }
    _ = try pipeline.finish()
    let positions = try store.positions(from: .distantPast, to: .distantFuture)
    return (positions.count, counting.commits)
  }

  @Test func `turned on, each is there, a minute's worth in one commit`() throws {
    let (positions, commits) = try run(150, records: true)
    #expect(positions == 150)
    #expect(commits == 3)
  }

  @Test func `turned off, none is there`() throws {
    let (positions, commits) = try run(150, records: false)
    #expect(positions == 0)
    #expect(commits == 1, "where the track stood at the end")
  }

  /// Plays a phone that reports at an interval, and lets time pass after its last position.
  private func phone(
    every interval: Double, reports: Int, then wait: Double, records: Bool = true
  ) throws -> (store: SQLiteStore, wake: Date?, before: Int) {
    var phones = try PhoneHarness([], records: records)
    for index in 0..<reports {
      try phones.post(Double(index) * interval, 5000 + Double(index) * 40)
    }
    let wake = phones.pipeline.nextWake
    let before = try phones.store.positions(from: .distantPast, to: .distantFuture).count
    try phones.wait(until: Double(reports - 1) * interval + wait)
    return (phones.store, wake, before)
  }

  /// Neither needs another position, nor a stop of the daemon (UX DA3).
  @Test(arguments: [(30.0, 40), (600, 3), (1, 45), (20, 2)])
  func `a phone's positions are there after a minute, however seldom it reports`(
    interval: Double, reports: Int
  ) throws {
    let (store, wake, before) = try phone(every: interval, reports: reports, then: 60)
    #expect(try store.positions(from: .distantPast, to: .distantFuture).count == reports)
    let last = PhoneHarness.start.addingTimeInterval(Double(reports - 1) * interval)
    // Nothing has to wake up where the last position brought those before it along.
    guard before < reports else { return }
    let due = try #require(wake)
    #expect(due > last && due <= last.addingTimeInterval(60))
  }

  @Test func `before the minute is over the disk is left alone`() throws {
    let (store, _, _) = try phone(every: 20, reports: 3, then: 10)
    // The first is written with the choice of the device that counts.
    #expect(try store.positions(from: .distantPast, to: .distantFuture).count == 1)
  }

  @Test func `turned off, a phone's are neither stored nor waited for`() throws {
    let (store, wake, _) = try phone(every: 600, reports: 3, then: 60, records: false)
    #expect(try store.positions(from: .distantPast, to: .distantFuture).isEmpty)
    #expect(wake == nil)
  }

  @Test func `a clock that is set back does not keep them waiting`() throws {
    var phones = try PhoneHarness([], records: true)
    for seconds in [0.0, 20] { try phones.post(seconds, 5000 + seconds) }
    try phones.wait(until: -86_400)
    #expect(try phones.store.positions(from: .distantPast, to: .distantFuture).count == 2)
  }
}

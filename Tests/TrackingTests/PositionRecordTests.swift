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
}

import Foundation
import Geo
import Testing

@testable import Regions

struct StoredStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pattern: String
    let replacement: String

    init(_ description: String, _ pattern: String, _ replacement: String) {
      (testDescription, self.pattern, self.replacement) = (description, pattern, replacement)
    }
  }

  /// A monitor with a dwell to come, a pending exit, a pass, and a new track.
  private func stored() throws -> String {
    var walk = WatchedMonitor(.at(dwells: [600]), .at(east: 160, id: 2, radius: 30))
    walk.go(at: 0, east: 0)
    walk.go(at: 10, east: 0, restarts: true)
    walk.go(at: 20, east: 131)
    walk.go(at: 21, east: 150)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(walk.monitor.snapshot), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> MonitorSnapshot {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(MonitorSnapshot.self, from: Data(text.utf8))
  }

  @Test func `a stored state is taken as it was written`() throws {
    #expect(try decode(stored()).records.count == 2)
  }

  @Test(arguments: [
    Row("support without end", #""count":2"#, #""count":9223372036854775807"#),
    Row("no support", #""count":2"#, #""count":0"#),
    Row("support that ends before it begins", #""first":"#, #""first":1"#),
    Row("a newest fix at no time", #""newest":[0-9.]+"#, #""newest":"nan""#),
    Row("a newest fix before the last one", #""newest":[0-9.]+"#, #""newest":5"#),
    Row("a hold without end", #""heldUntil":[0-9.]+"#, #""heldUntil":1e308"#),
    Row("a movement after the last fix", #""lastMoving":[0-9.]+"#, #""lastMoving":9e9"#),
    Row("an infinite hold", #""heldUntil":[0-9.]+"#, #""heldUntil":"inf""#),
    Row("a perfect accuracy", #""accuracyMeters":10"#, #""accuracyMeters":0"#),
    Row("an accuracy that is no number", #""accuracyMeters":10"#, #""accuracyMeters":"nan""#),
    Row("a best accuracy below zero", #""bestAccuracy":10"#, #""bestAccuracy":-1"#),
    Row("a position off the globe", #""latitude":52"#, #""latitude":92"#),
    Row("a stay since no time", #""insideSince":[0-9.]+"#, #""insideSince":"-inf""#),
    Row("a dwell of no length", #""dwellsLeft":\[600\]"#, #""dwellsLeft":[0]"#),
    Row("dwells out of order", #""dwellsLeft":\[600\]"#, #""dwellsLeft":[600,60]"#),
    Row("a pass that came no distance near", #""nearestMeters":[0-9.]+"#, #""nearestMeters":-3"#),
    Row("a fix at an absurd time", #""time":[0-9.]+"#, #""time":1e300"#),
  ])
  func `a stored state with values that no fix can bring about is rejected`(_ row: Row) throws {
    let text = try stored()
    let changed = text.replacingOccurrences(
      of: row.pattern, with: row.replacement, options: .regularExpression)
    #expect(changed != text, "the row must change something: \(text)")
    #expect(throws: (any Error).self) { try decode(changed) }
  }

  @Test func `a stored state with support counted further than it matters is taken`() throws {
    let text = try stored().replacingOccurrences(of: #""count":2"#, with: #""count":200"#)
    #expect(try decode(text).records.contains { $0.tracker.isPending })
  }

  @Test func `a stored state counts support only as far as it matters`() {
    var pending = PendingChange(at: 0)
    for time in 1...1000 { pending.support(at: Double(time)) }
    #expect(pending.count == PendingChange.enoughFixes)
  }
}

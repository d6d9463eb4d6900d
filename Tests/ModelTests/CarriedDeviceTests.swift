import Foundation
import Geo
import Model
import Regions
import TestSupport
import Testing

/// Where the user is by what is stored.
struct CarriedDeviceTests {
  private static let start = Date("2026-01-12T07:00:00Z")

  /// A track that is so many degrees north, and has moved there so many seconds after the start.
  private static func track(_ latitude: Double, moved: Double? = nil) throws -> TrackRecord {
    func fix(_ latitude: Double, _ seconds: Double) throws -> Fix {
      try Fix(
        time: start.addingTimeInterval(seconds),
        coordinate: Coordinate(latitude: latitude, longitude: 13), accuracyMeters: 10)
    }
    var (gate, trail) = (FixGate(), MovementHistory())
    _ = gate.admit(
      FixReport(
        time: start.addingTimeInterval(moved ?? 0), mode: 2, latitude: latitude, longitude: 13,
        eph: 10))
    _ = trail.record(try fix(latitude - 1, -10))
    if let moved {
      _ = trail.record(try fix(latitude, moved - 1))
      #expect(trail.record(try fix(latitude, moved)))
    }
    return TrackRecord(gate: gate, monitor: RegionMonitor().snapshot, movement: trail)
  }

  private static func latitude(
    _ devices: [Device], _ tracks: [Int64: TrackRecord]
  ) -> Double? {
    let tracks = Dictionary(
      uniqueKeysWithValues: tracks.map { (Device.ID(rawValue: $0.key), $0.value) })
    return CarriedDevice.lastFix(of: .me, devices: devices, tracks: tracks)?.coordinate.latitude
  }

  @Test func `it is the device that moved last, or the one that leads, or the first`() throws {
    let (early, late) = (try Self.track(51, moved: 60), try Self.track(52, moved: 120))
    let (still, receiver) = (try Self.track(53), try Self.track(54))
    let two = [Device.sample(1), .sample(2)]
    #expect(Self.latitude(two, [:]) == nil)
    #expect(Self.latitude([], [0: receiver]) == 54)
    #expect(Self.latitude(two, [1: late, 2: early]) == 52)
    #expect(Self.latitude(two, [0: receiver, 1: early, 2: late]) == 52)
    #expect(Self.latitude(two, [0: receiver, 2: still]) == 54)
    #expect(
      Self.latitude([.sample(1), .sample(2) { $0.leads = true }], [1: late, 2: still]) == 53)
    #expect(
      Self.latitude([.sample(1, of: .anna), .sample(2)], [1: late, 2: still]) == 53)
    #expect(Self.latitude([.sample(0, of: .anna)], [0: receiver]) == nil)
  }
}

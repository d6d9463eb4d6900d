import Foundation
import Geo
import Synchronization
import TestSupport
import Testing

@testable import GPSD

/// A real gpsd that reads recordings; without it installed, nothing can be said.
@Suite(.enabled(if: GPSFake.isInstalled), .serialized, .timeLimit(.minutes(10)))
struct RealDaemonTests {
  @Test func `a walk arrives in order, one fix an epoch`() async throws {
    let fake = try GPSFake(
      port: LoopbackPort.reserve(), recording: NMEALog.walk(firstSecond: 0, seconds: 2000),
      isRepeated: false)
    defer { fake.stop() }
    let session = GPSDSession(
      address: try GPSDAddress(host: "127.0.0.1", port: fake.port), options: .brisk)
    let count = Mutex(0)
    let reports = await session.reports { report in
      guard report.fix != nil else { return false }
      return count.withLock {
        $0 += 1
        return $0
      } == 30
    }
    let seconds = reports.compactMap(\.second)
    #expect(seconds.count == 30)
    #expect(seconds == Array(Set(seconds)).sorted())
    #expect(reports.compactMap(\.state).last == .ok)
    for fix in reports.compactMap(\.fix) {
      let time = try #require(fix.time)
      let second = time.timeIntervalSince1970 - Lines.epoch
      let latitude = try #require(fix.latitude)
      #expect(abs(latitude - (52.5 + second * 0.001 / 60)) < 0.000_001)
      #expect(fix.mode >= 2)
    }
    #expect(reports.contains { if case .version = $0 { true } else { false } })
  }

  @Test func `a daemon that is killed and started again is followed on`() async throws {
    let port = try LoopbackPort.reserve()
    let first = try GPSFake(
      port: port, recording: NMEALog.walk(firstSecond: 0, seconds: 2000), isRepeated: false)
    var second: GPSFake?
    defer {
      first.stop()
      second?.stop()
    }
    let session = GPSDSession(
      address: try GPSDAddress(host: "127.0.0.1", port: port), options: .brisk)
    var seconds: [Double] = []
    var wasLost = false
    reading: for await report in session {
      if let fix = report.second {
        seconds.append(fix)
        if fix >= 3000 { break reading }
        if seconds.count == 5 { first.stop() }
      }
      if case .state(.noDaemon) = report, seconds.count >= 5, second == nil {
        wasLost = true
        second = try GPSFake(
          port: port, recording: NMEALog.walk(firstSecond: 3000, seconds: 2000), isRepeated: false)
      }
    }
    #expect(wasLost)
    #expect(seconds == Array(Set(seconds)).sorted())
    #expect(seconds.last.map { $0 >= 3000 } == true)
  }
}

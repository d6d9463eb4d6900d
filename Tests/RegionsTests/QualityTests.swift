import Foundation
import TestSupport
import Testing

@testable import Regions

/// The monitor with the noise of a real receiver.
struct QualityTests {
  @Test(arguments: [(50, 10), (50, 25), (100, 40)] as [(Double, Double)])
  func `one who stands beside the border for a day hears nothing`(_ radius: Double, offset: Double)
  {
    // Three days in all, so that a single false event would be more than 0.1 a day.
    #expect(Receiver.stand(radius: radius, outsideBy: offset, seed: 1) == [])
  }

  @Test(arguments: [5, 7] as [Double])
  func `one who stands on the border for an hour, at 0.1 knots and with wild noise, hears no cross`(
    _ sigma: Double
  ) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let log = Receiver.standOnBorder(radius: 100, sigma: sigma, seed: seed)
      #expect(log.count { $0.contains("cross") } == 0, "seed \(seed)")
    }
  }

  struct Drive: Sendable, CustomTestStringConvertible {
    let radius: Double
    let speed: Double
    /// How far the road passes the centre.
    let offset: Double
    /// Of 1000 drives.
    let noticed: ClosedRange<Int>
    var testDescription: String { "R = \(radius) m at \(speed) m/s, \(offset) m beside the centre" }
  }

  @Test(arguments: [
    Drive(radius: 50, speed: 28, offset: 0, noticed: 999...1000),
    Drive(radius: 50, speed: 28, offset: 10, noticed: 999...1000),
    Drive(radius: 50, speed: 28, offset: 20, noticed: 999...1000),
    Drive(radius: 50, speed: 28, offset: 25, noticed: 990...1000),
    Drive(radius: 100, speed: 14, offset: 10, noticed: 999...1000),
    Drive(radius: 100, speed: 14, offset: 20, noticed: 999...1000),
    Drive(radius: 100, speed: 14, offset: 50, noticed: 999...1000),
    // Outside the border: 10 m, 15 m and 25 m.
    Drive(radius: 50, speed: 28, offset: 60, noticed: 0...10),
    Drive(radius: 50, speed: 28, offset: 65, noticed: 0...1),
    Drive(radius: 50, speed: 28, offset: 75, noticed: 0...0),
    Drive(radius: 50, speed: 14, offset: 65, noticed: 0...1),
    Drive(radius: 100, speed: 14, offset: 115, noticed: 0...1),
    Drive(radius: 100, speed: 14, offset: 125, noticed: 0...0),
  ])
  func `a drive through the inner half is noticed once, one outside the border hardly ever`(
    _ drive: Drive
  ) {
    var noticed = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      let log = Receiver.drive(
        radius: drive.radius, speed: drive.speed, offset: drive.offset, seed: seed)
      let comings = log.count { !$0.contains("exit") }
      noticed += min(comings, 1)
      #expect(comings <= 1, "seed \(seed)")
    }
    #expect(drive.noticed.contains(noticed), "\(noticed)")
  }

  @Test(arguments: [50, 100, 250] as [Double])
  func `the monitor decides as the simulated rules do`(_ radius: Double) {
    var count = 0
    for seed in 1...25 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var receiver = Receiver(radius: radius)
      var reference = ReferenceRules(radius: radius)
      var (t, x, y, speed, course) = (0.0, -400.0, 0.0, 10.0, 0.0)
      for _ in 0..<1500 {
        if random.uniform(0...1) < 0.03 { speed = random.uniform(0...30) }
        if random.uniform(0...1) < 0.05 { course = atan2(-y, -x) + random.uniform(-0.6...0.6) }
        var elapsed = random.uniform(0...1) < 0.003 ? random.uniform(10.5...15) : 1
        elapsed = (elapsed * 1000).rounded() / 1000
        t = ((t + elapsed) * 1000).rounded() / 1000
        x += speed * elapsed * cos(course)
        y += speed * elapsed * sin(course)
        if random.uniform(0...1) < 0.004 {
          (x, y) = (random.uniform(-900...900), random.uniform(-900...900))
        }
        let isSpike = random.uniform(0...1) < 0.01
        let spot = isSpike ? (x + random.uniform(-400...400), y) : (x, y)
        let accuracy = random.uniform(5...45)
        receiver.feed(t: t, x: spot.0, y: spot.1, accuracy: accuracy, speed: speed)
        reference.feed(t: t, x: spot.0, y: spot.1, accuracy: accuracy, speed: speed)
      }
      #expect(receiver.log == reference.events, "seed \(seed)")
      count += receiver.log.count
    }
    #expect(count > 100)
  }
}

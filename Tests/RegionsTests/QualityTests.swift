import Foundation
import Testing

@testable import Regions

@Suite("With a real receiver's noise")
struct QualityTests {
  @Test(arguments: [(50, 10), (50, 25), (100, 40)] as [(Double, Double)])
  func `one who stands beside the border for a day hears nothing`(_ radius: Double, offset: Double)
  {
    // Three days in all, so that a single false event would be more than 0.1 a day.
    #expect(Receiver.stand(radius: radius, outsideBy: offset, seed: 1) == [])
  }

  @Test(
    arguments: [(50, 28, 0), (50, 28, 10), (100, 14, 10), (100, 14, 45)]
      as [(Double, Double, Double)])
  func `99.5 % of drives through the inner half are noticed, none as enter and cross at once`(
    _ radius: Double, speed: Double, offset: Double
  ) {
    var noticed = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      let log = Receiver.drive(radius: radius, speed: speed, offset: offset, seed: seed)
      let comings = log.filter { !$0.contains("exit") }
      noticed += comings.isEmpty ? 0 : 1
      #expect(comings.count <= 1, "seed \(seed)")
    }
    #expect(noticed >= 398)
  }

  @Test(arguments: [(50, 28), (100, 14), (50, 14)] as [(Double, Double)])
  func `a road 25 m outside the border invents nothing`(_ radius: Double, speed: Double) {
    for seed in 1...300 as ClosedRange<UInt64> {
      let log = Receiver.drive(radius: radius, speed: speed, offset: radius + 25, seed: seed)
      #expect(log == [], "seed \(seed)")
    }
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

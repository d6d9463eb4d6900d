import Foundation
import Measuring
import Regions

/// How well the rules decide under a receiver's noise, with fixed seeds.
///
///     bench-quality [--days 10] [--drives 1000]
@main
struct BenchQuality {
  static func main() {
    let arguments = Arguments()
    standing(days: arguments.number("days", default: 10))
    driving(count: arguments.number("drives", default: 1000))
    delays(count: min(arguments.number("drives", default: 1000), 400))
  }

  /// Stands 10, 25 and 40 m outside the border, with wild spikes; every event is a false one.
  private static func standing(days: Int) {
    var events = 0
    var total = 0
    for (radius, offset) in [(50.0, 10.0), (50, 25), (100, 40)] {
      for seed in 1...UInt64(max(days, 1)) {
        events += Receiver.stand(radius: radius, outsideBy: offset, seed: seed).count
        total += 1
      }
    }
    var line = Line("stationary")
    line.add("days", total)
    line.add("false_events", events)
    line.add("per_day", Double(events) / Double(total), places: 3)
    line.print()
  }

  /// Drives through the circle, 10 and 20 m beside its centre and anywhere in its inner half, and
  /// past it, 25 m outside its border.
  private static func driving(count: Int) {
    for (radius, speed) in [(50.0, 27.8), (100, 13.9)] {
      for (place, offsets) in [
        ("10 m beside the centre", 10.0...10), ("20 m beside the centre", 20...20),
        ("anywhere in the inner half", -radius / 2...radius / 2),
      ] {
        var noticed = 0
        var twice = 0
        for seed in 1...UInt64(max(count, 1)) {
          var random = Random(seed: seed &* 977)
          let comings = Receiver.drive(
            radius: radius, speed: speed, offset: random.uniform(offsets), seed: seed
          ).filter { $0.kind != .exit }
          noticed += comings.isEmpty ? 0 : 1
          twice += comings.count > 1 ? 1 : 0
        }
        var line = Line("drive-through")
        line.add("radius_m", radius, places: 0)
        line.add("speed_mps", speed, places: 1)
        line.add("where", text: place)
        line.add("drives", count)
        line.add("noticed_percent", 100 * Double(noticed) / Double(max(count, 1)), places: 2)
        line.add("twice", twice)
        line.print()
      }
      var line = Line("road-outside")
      line.add("radius_m", radius, places: 0)
      line.add("speed_mps", speed, places: 1)
      line.add("drives", count)
      line.add(
        "events",
        (1...UInt64(max(count, 1))).reduce(0) {
          $0 + Receiver.drive(radius: radius, speed: speed, offset: radius + 25, seed: $1).count
        })
      line.print()
    }
  }

  /// Measures how long after the true crossing an enter comes, R = 100 m, on the way to the centre
  /// and stopping there.
  private static func delays(count: Int) {
    for (name, speed) in [("driving", 13.9), ("walking", 1.4)] {
      var sum = 0.0
      var entered = 0
      for seed in 1...UInt64(max(count, 1)) {
        if let delay = Receiver.enterDelay(radius: 100, speed: speed, seed: seed) {
          sum += delay
          entered += 1
        }
      }
      var line = Line("enter-delay-\(name)")
      line.add("walks", count)
      line.add("entered", entered)
      line.add("mean_s", sum / Double(max(entered, 1)), places: 2)
      line.print()
    }
  }
}

import Foundation
import Geo
import Measuring
@_spi(Comparison) import Regions

/// Fixes per second through the region monitor.
///
///     bench-geo --regions FILE --fixes FILE [--stride K] [--rules] [--teleport | --crowd]
///
/// Without `--rules` a region holds a fix when d <= R, and no other rule counts: the same task as
/// the other engines', with the same checksum of the transitions. With it, every report passes the
/// gate and all rules, one by one as from a live receiver. `--teleport` puts every fix anywhere on
/// the globe; `--crowd` puts all regions around the first fix.
@main
struct BenchGeo {
  static func main() {
    let arguments = Arguments()
    guard let regionFile = arguments.value("regions"), let fixFile = arguments.value("fixes") else {
      Columns.fail("usage: bench-geo --regions FILE --fixes FILE [--stride K] [--rules]")
    }
    let scene = Scene(
      regions: Columns.read(regionFile, 4), fixes: Columns.read(fixFile, 4),
      stride: arguments.number("stride", default: 1), teleports: arguments.has("teleport"),
      isCrowd: arguments.has("crowd"))
    if arguments.has("rules") {
      Self.rules(scene)
    } else {
      Self.containment(scene)
    }
  }

  private static func containment(_ scene: Scene) {
    let (monitor, line) = build("passby", scene) { RegionMonitor(containing: $0) }
    var transitions = 0
    var checksum: UInt64 = 0
    let passes = Passes(from: monitor) { monitor in
      var log: [(fix: UInt64, region: UInt64, enter: UInt64)] = []
      for (number, fix) in scene.fixes.enumerated() where !monitor.skipIfUnaffected(fix) {
        for transition in monitor.update(with: fix, startsTrack: false).transitions {
          log.append(
            (UInt64(number), UInt64(transition.region.rawValue), transition.kind == .enter ? 1 : 0))
        }
      }
      transitions = log.count
      checksum = log.reduce(0) { $0 &+ mix($1.fix << 33 ^ $1.region << 1 ^ $1.enter) }
    }
    report(line, scene, passes, transitions: transitions, checksum: checksum)
  }

  private static func rules(_ scene: Scene) {
    let (monitor, line) = build("passby-rules", scene) { RegionMonitor(regions: $0) }
    var transitions = 0
    let passes = Passes(from: (gate: FixGate(), monitor: monitor)) { state in
      transitions = 0
      for raw in scene.raw {
        guard case .accepted(let fix, let startsTrack) = state.gate.admit(raw.report),
          startsTrack || !state.monitor.skipIfUnaffected(fix)
        else { continue }
        let observation = state.monitor.update(with: fix, startsTrack: startsTrack)
        transitions += observation.transitions.count
      }
    }
    report(line, scene, passes, transitions: transitions, checksum: nil)
  }

  /// Builds the monitor, and begins the line with the time and memory that it took, the latter
  /// with and without the regions themselves.
  private static func build(
    _ name: String, _ scene: Scene, _ make: ([Region]) -> RegionMonitor
  ) -> (RegionMonitor, Line) {
    let empty = Memory.residentBytes
    var regions = scene.makeRegions()
    let withRegions = Memory.residentBytes
    let start = Passes.time(CLOCK_MONOTONIC)
    let processor = Passes.time(CLOCK_PROCESS_CPUTIME_ID)
    let monitor = make(regions)
    let seconds = Passes.time(CLOCK_MONOTONIC) - start
    let processorSeconds = Passes.time(CLOCK_PROCESS_CPUTIME_ID) - processor
    let withMonitor = Memory.residentBytes
    let count = regions.count
    regions = []
    var line = Line(name)
    line.add("regions", count)
    line.add("fixes", scene.fixes.count)
    line.add("build_s", seconds, places: 4)
    line.add("build_cpu_s", processorSeconds, places: 4)
    line.add("index_mb", Double(withMonitor - withRegions) / 1_048_576, places: 1)
    line.add("bytes_each", Double(withMonitor - empty) / Double(max(count, 1)), places: 1)
    return (monitor, line)
  }

  private static func report(
    _ begun: Line, _ scene: Scene, _ passes: Passes, transitions: Int, checksum: UInt64?
  ) {
    var line = begun
    line.add("run_s", passes.median, places: 6)
    line.add("fixes_per_s", Double(scene.fixes.count) / passes.median, places: 0)
    line.add("run_cpu_s", passes.bestProcessor, places: 6)
    line.add("transitions", transitions)
    line.add("rss_mb", Memory.peakMegabytes, places: 1)
    line.add("passes", passes.seconds.count)
    if let checksum {
      let digits = String(checksum, radix: 16)
      line.add(
        "checksum", text: String(repeating: "0", count: 16 - digits.count) + digits)
    }
    line.print()
  }

  /// Source: Steele, Lea, Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.
  private static func mix(_ word: UInt64) -> UInt64 {
    var x = word &+ 0x9E37_79B9_7F4A_7C15
    x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
    x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
    return x ^ (x >> 31)
  }
}

import Foundation
import Geo
import NMEA
import Recurrence
import Regions

/// Reads a recorded NMEA trace from standard input, and prints when the receiver comes to a place
/// and leaves it.
///
/// A task that repeats every 10 to 14 weeks counts as done at each arrival.
///
///     example LATITUDE LONGITUDE RADIUS < TRACE
@main
struct Example {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Double($0) }
    guard numbers.count == 3 else {
      FileHandle.standardError.write(Data("usage: example LATITUDE LONGITUDE RADIUS\n".utf8))
      exit(64)
    }
    let place = try Region(
      id: Region.ID(rawValue: 1),
      center: Coordinate(latitude: numbers[0], longitude: numbers[1]), radiusMeters: numbers[2])

    var gate = FixGate()
    var monitor = RegionMonitor(regions: [place])
    let schedule = Schedule(
      rule: .repeating(
        try Cadence(
          every: try Window(parsing: "10-14w"), from: .done,
          start: try LocalDateTime(parsing: "2026-01-01T09:00"))),
      zone: .gmt)

    func follow(_ report: FixReport) {
      guard case .accepted(let fix, let startsTrack) = gate.admit(report) else { return }
      for transition in monitor.update(with: fix, startsTrack: startsTrack).transitions {
        print(transition.time.formatted(.iso8601), transition.kind)
        guard transition.kind == .enter else { continue }
        let done = schedule.state(
          afterDoneAt: transition.time,
          from: schedule.initialState(now: transition.time), now: transition.time)
        if let next = schedule.countdown(at: done), let opens = next.opens, let due = next.due {
          print("done; opens", opens.formatted(.iso8601), "due", due.formatted(.iso8601))
        }
      }
    }

    var reader = TraceReader()
    while let piece = try FileHandle.standardInput.read(upToCount: 65_536), !piece.isEmpty {
      piece.withUnsafeBytes { reader.read($0.bytes, follow) }
    }
    reader.finish(follow)
  }
}

/// A detector of services that are not gpsd, so that reading their data does not occupy a core.
///
/// gpsd sends tens of lines a second, some of them of unknown classes. A thousand unknown lines
/// within a second, without a known one between them, do not come from gpsd.
struct NoiseGauge: Sendable {
  private static let mostLines = 1000
  private static let span = Duration.seconds(1)

  private var lines = 0
  private var since: ContinuousClock.Instant?

  /// Counts a line; returns true if it is one too many.
  mutating func isTooMuch(_ line: DaemonLine, at now: ContinuousClock.Instant) -> Bool {
    guard line == .other else {
      lines = 0
      return false
    }
    if lines == 0 { since = now }
    lines += 1
    guard lines >= Self.mostLines else { return false }
    lines = 0
    return since.map { $0.duration(to: now) < Self.span } ?? false
  }
}

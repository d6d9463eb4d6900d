/// Tells a daemon from something that only makes noise, so that reading nonsense as fast as it comes costs no core.
///
/// gpsd sends tens of lines a second, of which some are of kinds that nobody here knows. A thousand of those within a second, and not one that
/// is known between them, are not gpsd's.
struct NoiseGauge: Sendable {
  private static let mostLines = 1000
  private static let span = Duration.seconds(1)

  private var lines = 0
  private var since: ContinuousClock.Instant?

  /// Notes a line, and tells whether it was one too many.
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

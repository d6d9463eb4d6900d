/// The time limits of a session; the defaults suit a receiver at 1 to 10 Hz.
package struct GPSDOptions: Sendable, Hashable {
  /// The time without a fix after which the receiver counts as silent or without fix.
  package var staleAfter: Duration = .seconds(10)
  /// The pauses between attempts to connect; the last one repeats.
  package var retryDelays: [Duration] = [1, 2, 4, 8, 16, 30].map { .seconds($0) }
  /// The time that a fix waits for a better report of its epoch, counted from the last one.
  package var epochGrace: Duration = .milliseconds(100)
  /// The longest time that a fix is held back, counted from its epoch's first report.
  package var epochLimit: Duration = .milliseconds(150)
  /// The maximum number of fixes buffered for a slow consumer; beyond it the oldest are dropped.
  package var maximumBufferedFixes = 1024

  /// Creates the default limits.
  package init() {}
}

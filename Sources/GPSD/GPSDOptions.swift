/// How patient a session is; the defaults suit a receiver at 1 to 10 Hz.
public struct GPSDOptions: Sendable, Hashable {
  /// No fix for so long, on a monotonic clock, and the receiver counts as silent or without fix.
  public var staleAfter: Duration = .seconds(10)
  /// The pauses between attempts to connect; the last one repeats for ever.
  public var retryDelays: [Duration] = [1, 2, 4, 8, 16, 30].map { .seconds($0) }
  /// A fix waits so long for a better report of its own epoch, counted from the last one.
  public var epochGrace: Duration = .milliseconds(100)
  /// The most a fix is ever held back, counted from its epoch's first report.
  public var epochLimit: Duration = .milliseconds(150)
  /// So many fixes wait for a slow consumer; beyond, the oldest are dropped and counted.
  public var mostBufferedFixes = 1024

  /// The default patience.
  public init() {}
}

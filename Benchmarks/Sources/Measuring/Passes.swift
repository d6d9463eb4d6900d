public import Glibc

/// Runs of the same work, timed one by one.
public struct Passes: Sendable {
  /// Seconds by the clock, for each pass.
  public private(set) var seconds: [Double] = []
  /// Seconds of processor time, for each pass.
  public private(set) var processorSeconds: [Double] = []

  /// Repeats work until half a second is spent: at least `least` and at most `most` times.
  ///
  /// Each pass gets a copy of `start`.
  public init<Start>(
    from start: Start, least: Int = 1, most: Int = 25, _ work: (inout Start) -> Void
  ) {
    var spent = 0.0
    while seconds.count < least || (spent < 0.5 && seconds.count < most) {
      var start = start
      let clock = Self.time(CLOCK_MONOTONIC)
      let processor = Self.time(CLOCK_PROCESS_CPUTIME_ID)
      work(&start)
      seconds.append(Self.time(CLOCK_MONOTONIC) - clock)
      processorSeconds.append(Self.time(CLOCK_PROCESS_CPUTIME_ID) - processor)
      spent += seconds.last ?? 0
    }
  }

  /// The median of the passes.
  public var median: Double { seconds.sorted()[seconds.count / 2] }
  /// The cheapest pass, in processor time.
  public var bestProcessor: Double { processorSeconds.min() ?? 0 }

  /// Returns a clock's time in seconds.
  public static func time(_ clock: clockid_t) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
  }
}

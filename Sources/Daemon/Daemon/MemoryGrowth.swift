/// Decides when memory is given back: when it has grown, and the work that needed it is over.
struct MemoryGrowth {
  /// The time from the start to the first look, in seconds.
  static let firstSeconds = 10.0
  /// The time between two looks, in seconds.
  static let intervalSeconds = 60.0
  /// The growth since memory was last given back that makes it worth it again.
  static let leastKilobytes = 4096
  /// The processor time between two looks above which there is still work, in seconds: 2 % of a
  /// core.
  static let busySeconds = 0.02 * intervalSeconds

  /// The resident memory after it was last given back.
  private var restingKilobytes = 0
  private var lastProcessorSeconds = 0.0

  /// Returns true if memory is worth giving back; all that the start has used counts as grown.
  mutating func isWorthReleasing(residentKilobytes: Int, processorSeconds: Double) -> Bool {
    let used = processorSeconds - lastProcessorSeconds
    lastProcessorSeconds = processorSeconds
    return used < Self.busySeconds && residentKilobytes - restingKilobytes >= Self.leastKilobytes
  }

  /// Notes what the process has after memory was given back.
  mutating func noteRelease(residentKilobytes: Int) { restingKilobytes = residentKilobytes }
}

import ServiceLifecycle

/// Gives memory back to the system after the start, and whenever much work is over.
struct MemoryService: Service {
  /// Gives back what the store keeps in memory.
  let releaseStore: @Sendable () -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var rest = MemoryRest()
      while !Task.isCancelled {
        if rest.isDue(
          residentKilobytes: ProcessMemory.residentKilobytes ?? 0,
          processorSeconds: ProcessMemory.processorSeconds)
        {
          releaseStore()
          ProcessMemory.giveBack()
          rest.begin(residentKilobytes: ProcessMemory.residentKilobytes ?? 0)
        }
        try? await Task.sleep(for: .seconds(MemoryRest.pauseSeconds))
      }
    }
  }
}

/// Decides when memory is given back: when it has grown, and there is little to do.
struct MemoryRest {
  /// The time between two looks.
  static let pauseSeconds = 10.0
  /// The growth since memory was last given back that makes it worth it again.
  static let growthKilobytes = 4096
  /// The processor time of a pause above which it is not one, in seconds: 2 % of a core.
  static let busySeconds = 0.02 * pauseSeconds

  /// The resident memory after it was last given back; `nil` before the first time.
  private var restingKilobytes: Int?
  private var lastProcessorSeconds: Double?

  /// Returns true if memory is worth giving back; it is the first time, right after the start.
  mutating func isDue(residentKilobytes: Int, processorSeconds: Double) -> Bool {
    let used = processorSeconds - (lastProcessorSeconds ?? processorSeconds)
    lastProcessorSeconds = processorSeconds
    guard let restingKilobytes else { return true }
    return used < Self.busySeconds && residentKilobytes - restingKilobytes >= Self.growthKilobytes
  }

  /// Notes what the process has after memory was given back.
  mutating func begin(residentKilobytes: Int) { restingKilobytes = residentKilobytes }
}

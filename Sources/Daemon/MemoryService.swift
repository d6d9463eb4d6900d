import ServiceLifecycle

/// Gives memory back to the system after the start, and whenever much work is over.
struct MemoryService: Service {
  func run() async throws {
    await cancelWhenGracefulShutdown {
      var growth = MemoryGrowth()
      var pause = MemoryGrowth.firstSeconds
      // The interval of the looks: nothing tells when work is over. Cancellation ends the sleep.
      while (try? await Task.sleep(for: .seconds(pause))) != nil {
        pause = MemoryGrowth.intervalSeconds
        let isWorthIt = growth.isWorthReleasing(
          residentKilobytes: ProcessMemory.residentKilobytes ?? 0,
          processorSeconds: ProcessMemory.processorSeconds)
        guard isWorthIt else { continue }
        ProcessMemory.release()
        growth.noteRelease(residentKilobytes: ProcessMemory.residentKilobytes ?? 0)
      }
    }
  }
}

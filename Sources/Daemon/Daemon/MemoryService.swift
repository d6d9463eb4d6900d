import Foundation
import SQLiteStore
import ServiceLifecycle

/// Gives memory back to the system after the start, and whenever much work is over.
struct MemoryService: Service {
  /// The store whose page cache is released as well.
  let store: SQLiteStore

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
        await release()
        growth.noteRelease(residentKilobytes: ProcessMemory.residentKilobytes ?? 0)
      }
    }
  }

  /// Releases memory on a thread of its own, because the store may be busy for seconds.
  private func release() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        store.releaseMemory()
        ProcessMemory.release()
        done.resume()
      }
    }
  }
}

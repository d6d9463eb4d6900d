import Foundation
import Synchronization
package import Testing

/// Runs tests on threads that may be blocked, such as by waiting for another process.
///
/// Swift's own threads are as many as the processor has cores, so that a few tests that wait would
/// keep all others waiting.
package struct Blocking: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(BlockableThreads.shared) { try await function() }
  }
}

extension Trait where Self == Blocking {
  /// The tests block their threads.
  package static var blocking: Blocking { Blocking() }
}

/// Runs an asynchronous function on a thread that may be blocked; blocks this one until it ends.
package func waiting<Value: Sendable>(
  for body: @escaping @Sendable () async -> Value
) -> Value {
  let value = Mutex<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Task(executorPreference: BlockableThreads.shared) {
    let result = await body()
    value.withLock { $0 = result }
    isDone.signal()
  }
  while true {
    isDone.wait()
    if let value = value.withLock({ $0 }) { return value }
  }
}

/// An executor with a thread for each job, kept for the next one.
private final class BlockableThreads: TaskExecutor {
  static let shared = BlockableThreads()

  private struct State {
    var jobs: [UnownedJob] = []
    var idle = 0
  }

  private let state = Mutex(State())
  private let jobIsThere = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      return state.jobs.count > state.idle
    }
    if needsThread { Thread.detachNewThread { self.work() } }
    jobIsThere.signal()
  }

  private func work() {
    state.withLock { $0.idle += 1 }
    while true {
      jobIsThere.wait()
      let job = state.withLock { state in
        state.idle -= 1
        return state.jobs.removeFirst()
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
      state.withLock { $0.idle += 1 }
    }
  }
}

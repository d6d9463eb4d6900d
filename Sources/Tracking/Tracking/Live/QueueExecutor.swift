import Dispatch

/// Runs an actor on a queue of its own, so that its waits for the disk block no shared thread.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor with a label for debuggers.
  package init(label: String) {
    queue = DispatchQueue(label: label)
  }

  /// Runs a job of the actor.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

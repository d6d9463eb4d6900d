import Dispatch

/// A thread for requests that use the database.
///
/// Calls of the store block: for the disk, and for other processes that hold the lock. On this
/// thread they delay neither static files and event streams nor the daemon.
final class StoreExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "passby.web.store")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

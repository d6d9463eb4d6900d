import Dispatch

/// A thread for one kind of slow work, so that it delays neither static files and event streams nor
/// the daemon.
final class SerialExecutor: TaskExecutor {
  /// The thread on which files are read: one at a time, and without the database.
  static let files = SerialExecutor("passby.web.files")

  private let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

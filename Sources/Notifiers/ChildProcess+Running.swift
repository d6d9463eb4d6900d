import Synchronization

extension ChildProcess {
  /// Runs a program to its end; its output is thrown away.
  ///
  /// - Throws: `NotifierError` where it does not start, fails or outlasts the limit; `CancellationError` when cancelled. Then it is killed,
  ///   with what it has started.
  static func run(_ launch: ProcessSpec, timeLimit: Duration) async throws {
    let (end, message) = try await withTimeLimit(timeLimit) {
      try await result(of: launch)
    } onLimit: {
      NotifierError.timeLimit(
        notifier: launch.notifier, program: launch.program, seconds: timeLimit / .seconds(1))
    }
    if let error = NotifierError(launch, end, message) { throw error }
  }

  private static func result(of launch: ProcessSpec) async throws -> (End, String) {
    let answer = OneShot<(End, String)>()
    let child = Mutex<ChildProcess?>(nil)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      let started = try start(launch, followers: Followers { answer.give(.success(($0, $1))) })
      child.withLock { $0 = started }
      // Cancelled while it was being started: nobody else kills it.
      if Task.isCancelled { started.kill() }
      return try await answer.wait()
    } onCancel: {
      // Before the kill, whose signal is no failure of the program; and without waiting for its end, since the kernel may hold on to a
      // program that waits for a broken disk.
      answer.give(.failure(CancellationError()))
      child.withLock { $0 }?.kill()
    }
  }
}

extension NotifierError {
  /// What a program's end says; `nil` where it ended well.
  init?(_ launch: ProcessSpec, _ end: ChildProcess.End, _ message: String) {
    switch end {
    case .exit(0): return nil
    case .exit(let status):
      self = .failed(
        notifier: launch.notifier, program: launch.program, status: status, message: message)
    case .signal(let signal):
      self = .killed(notifier: launch.notifier, program: launch.program, signal: signal)
    }
  }
}

import Foundation
import Synchronization

/// One run of a program, whose end is awaited without holding a thread.
final class ChildProcess: Sendable {
  private struct State {
    var process: Process?
    var errorOutput: ErrorOutput?
    var waiting: CheckedContinuation<Void, any Error>?
    var isCancelled = false
  }

  private enum End {
    case exit(Int32)
    case signal(Int32)
  }

  private let program: String
  private let arguments: [String]
  private let state = Mutex(State())

  private init(_ program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs a program to its end; its output is thrown away.
  ///
  /// - Throws: `NotifierError` where it does not start, fails or outlasts the limit; `CancellationError` when cancelled, and it is killed.
  static func run(_ program: String, arguments: [String], timeLimit: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await ChildProcess(program, arguments: arguments).run() }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        throw NotifierError.timeLimit(program: program, seconds: timeLimit / .seconds(1))
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func run() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start($0) }
    } onCancel: {
      kill()
    }
  }

  private func start(_ continuation: CheckedContinuation<Void, any Error>) {
    let failure: (any Error)? = state.withLock { state in
      guard !state.isCancelled else { return CancellationError() }
      guard let errorOutput = ErrorOutput() else {
        return NotifierError.notStarted(program: program, reason: "too many files are open")
      }
      defer { try? errorOutput.writer.close() }
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errorOutput.writer
      process.terminationHandler = { [self] in
        finish(
          $0.terminationReason == .exit
            ? .exit($0.terminationStatus) : .signal($0.terminationStatus))
      }
      // Started under the lock, so that a cancellation finds either nothing or something to kill.
      do { try process.run() } catch {
        return NotifierError.notStarted(program: program, reason: Self.reason(error))
      }
      state.process = process
      state.errorOutput = errorOutput
      state.waiting = continuation
      watch(process.processIdentifier)
      return nil
    }
    if let failure { continuation.resume(throwing: failure) }
  }

  /// Waits for the program itself, on a thread outside the cooperative pool.
  ///
  /// Foundation's handler alone is not enough: it waits for whatever the program has left running too. `WNOWAIT` leaves the collecting to
  /// Foundation; where that came first, this finds nothing, and the handler has told.
  private func watch(_ pid: pid_t) {
    DispatchQueue.global().async { [self] in
      var info = siginfo_t()
      guard waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == 0 else { return }
      let status = info._sifields._sigchld.si_status
      finish(info.si_code == CLD_EXITED ? .exit(status) : .signal(status))
    }
  }

  private func finish(_ end: End) {
    let last = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state
    }
    guard let waiting = last.waiting else { return }
    switch end {
    case .exit(0): waiting.resume()
    case .exit(let status):
      waiting.resume(
        throwing: NotifierError.failed(
          program: program, status: status, message: last.errorOutput?.firstLine() ?? ""))
    case .signal(let signal):
      waiting.resume(throwing: NotifierError.killed(program: program, signal: signal))
    }
  }

  /// Ends the program at once and the wait for it too: something it left running must not hold up the caller.
  private func kill() {
    let waiting = state.withLock { state in
      state.isCancelled = true
      if let process = state.process, process.isRunning {
        // Not terminate(): a program that hangs may well ignore SIGTERM.
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
      }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(throwing: CancellationError())
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such program"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "it may not be run"
    default: "\(error)"
    }
  }
}

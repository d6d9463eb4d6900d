package import Foundation
import Synchronization
import TestSupport

/// A program that was started and goes on.
package final class RunningProgram: Sendable {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let collected = Mutex<(output: Data, errors: Data)>((Data(), Data()))
  private let readers = DispatchGroup()
  private let end = DispatchSemaphore(value: 0)
  /// When it was started.
  package let begin = ContinuousClock.now

  /// Starts the program, through another command if one is given, which gets it and its arguments.
  ///
  /// Its output is collected unless it goes to a descriptor of the caller's.
  package convenience init(
    _ program: BuiltProgram, _ arguments: [String], now: String?, inside wrapper: [String] = [],
    output descriptor: FileHandle? = nil
  ) throws {
    var environment = program.environment
    if let now { environment["PASSBY_NOW"] = now }
    try self.init(
      program, arguments, environment: environment, inside: wrapper, output: descriptor)
  }

  init(
    _ program: BuiltProgram, _ arguments: [String], environment: [String: String],
    inside wrapper: [String] = [], output descriptor: FileHandle? = nil
  ) throws {
    process = Process()
    let command = wrapper + [BuiltProgram.executable.path()] + arguments
    process.executableURL =
      wrapper.isEmpty ? BuiltProgram.executable : URL(filePath: "/usr/bin/env")
    process.arguments = wrapper.isEmpty ? arguments : command
    process.environment = environment
    process.currentDirectoryURL = program.folder
    process.standardInput = input
    if let descriptor {
      process.standardOutput = descriptor
    } else {
      process.standardOutput = output
    }
    process.standardError = errors
    signal(SIGPIPE, SIG_IGN)
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
    if descriptor == nil { collect(output.fileHandleForReading) { $0.output.append($1) } }
    collect(errors.fileHandleForReading) { $0.errors.append($1) }
  }

  private func collect(
    _ handle: FileHandle,
    into add: @escaping @Sendable (inout (output: Data, errors: Data), Data) -> Void
  ) {
    let descriptor = handle.fileDescriptor
    readers.enter()
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        collected.withLock { add(&$0, Data(buffer[..<count])) }
      }
      readers.leave()
    }
  }

  /// Writes to its standard input; one that has gone is no error.
  package func write(_ data: Data) {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        done += count
      }
    }
  }

  /// Ends its standard input.
  package func closeInput() { try? input.fileHandleForWriting.close() }

  /// True until it has ended.
  package var isRunning: Bool { process.isRunning }

  /// Its process id.
  package var id: Int32 { process.processIdentifier }

  /// Sends it a signal.
  package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Kills it if it still runs, as a test that has failed leaves it.
  package func abandon() {
    if process.isRunning { send(SIGKILL) }
  }

  /// Its standard output so far.
  package var outputSoFar: String {
    collected.withLock { String(decoding: $0.output, as: UTF8.self) }
  }
  /// Its standard error so far.
  package var errorsSoFar: String {
    collected.withLock { String(decoding: $0.errors, as: UTF8.self) }
  }

  /// True once it has closed its output: nothing more will come.
  package var hasClosedOutput: Bool { readers.wait(timeout: .now()) == .success }

  /// Waits until the output satisfies a condition; returns false if it never does.
  ///
  /// The condition is tried whenever there is more output.
  package func waitForOutput(_ condition: (String) -> Bool) -> Bool {
    var tried = -1
    _ = polling {
      let isOver = hasClosedOutput
      let count = collected.withLock { $0.output.count }
      defer { tried = count }
      return isOver || (count != tried && condition(outputSoFar))
    }
    return condition(outputSoFar)
  }

  /// Waits for its end, for a number of seconds at most; returns false if it still runs.
  package func hasEnded(within seconds: Double) -> Bool {
    guard end.wait(timeout: .now() + seconds) == .success else { return false }
    end.signal()
    return true
  }

  /// Waits for its end; kills it if that does not come.
  package func waitForEnd() -> ProgramOutcome {
    if !hasEnded(within: patienceSeconds) { send(SIGKILL) }
    process.waitUntilExit()
    readers.wait()
    return collected.withLock {
      ProgramOutcome(
        status: process.terminationStatus, output: String(decoding: $0.output, as: UTF8.self),
        errors: String(decoding: $0.errors, as: UTF8.self))
    }
  }
}

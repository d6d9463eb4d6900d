import Foundation
import Localization
import Subprocess
import SystemPackage

/// Runs programs, each in a process group of its own.
///
/// A run that is cancelled ends with SIGKILL for the whole group: a program that hangs may well
/// ignore SIGTERM, and a script would leave its children behind. Processes that a program leaves
/// running when it exits go on, and the run does not wait for them.
enum ChildProcess {
  /// How a program ended, and the last line of its standard error stream.
  struct End: Sendable, Hashable {
    let status: TerminationStatus
    let message: String
  }

  /// Runs a program to its end; its standard output is discarded.
  ///
  /// - Throws: `NotifierError.notStarted`, or `CancellationError`.
  static func run(_ spec: ProcessSpec) async throws -> End {
    try await run(spec, output: .discarded) { try await tail(of: $0.standardError) }
  }

  /// Runs a program to its end and passes on the lines of its standard output as they come.
  ///
  /// - Throws: `NotifierError.notStarted`, or `CancellationError`.
  static func run(
    _ spec: ProcessSpec, onLine: @Sendable (String) -> Void
  ) async throws -> End {
    try await run(spec, output: .sequence) { execution in
      let errors = execution.standardError
      async let message = tail(of: errors)
      var lines = OutputLines()
      for try await buffer in execution.standardOutput {
        for line in buffer.withUnsafeBytes({ lines.append($0) }) { onLine(line) }
      }
      return try await message
    }
  }

  /// Runs a program to its end within a time limit.
  ///
  /// - Throws: `NotifierError` if it does not start, fails or outlasts the limit;
  ///   `CancellationError`.
  static func run(_ spec: ProcessSpec, timeLimit: Duration) async throws {
    let end = try await withTimeLimit(timeLimit) {
      try await run(spec)
    } onLimit: {
      NotifierError.timeLimit(
        notifier: spec.notifier, program: spec.program, seconds: timeLimit / .seconds(1))
    }
    if let error = NotifierError(spec, end) { throw error }
  }

  private static func run<Output: OutputProtocol>(
    _ spec: ProcessSpec, output: Output,
    body: (Execution<FileDescriptorInput, Output, SequenceOutput>) async throws -> String
  ) async throws -> End {
    try Task.checkCancellation()
    var options = PlatformOptions()
    options.processGroupID = 0
    // The last step, SIGKILL, goes to the group too.
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    guard let input = StandardInput.open(spec.input) else {
      throw spec.notStarted(.tooManyOpenFiles)
    }
    defer { try? input.close() }
    do {
      let result = try await Subprocess.run(
        .path(FilePath(spec.program)), arguments: Arguments(spec.arguments),
        environment: spec.variables, platformOptions: options,
        input: .fileDescriptor(input, closeAfterSpawningProcess: false), output: output,
        error: .sequence, body: body)
      try Task.checkCancellation()
      return End(status: result.terminationStatus, message: result.closureResult)
    } catch let error as SubprocessError {
      try Task.checkCancellation()
      throw spec.notStarted(reason(error, program: spec.program))
    }
  }

  private static func tail(of errors: SubprocessOutputSequence) async throws -> String {
    var tail = OutputTail()
    for try await buffer in errors { buffer.withUnsafeBytes { tail.append($0) } }
    return tail.lastLine
  }

  private static func reason(_ error: SubprocessError, program: String) -> ProgramReason {
    if error.code == .executableNotFound {
      return FileManager.default.fileExists(atPath: program)
        ? .notExecutable : .missing
    }
    switch error.underlyingError {
    case .tooManyOpenFiles?, .tooManyOpenFilesInSystem?: return .tooManyOpenFiles
    case .argListTooLong?: return .argumentsTooLong
    case let number?: return .system(number.description)
    case nil: return .system(error.description)
    }
  }
}

extension ProcessSpec {
  fileprivate var variables: Subprocess.Environment {
    guard let environment else { return .inherit }
    var variables: [Subprocess.Environment.Key: String] = [:]
    for (name, value) in environment {
      // Other names would be refused: environ(7).
      guard let first = name.utf8.first, !(0x30...0x39).contains(first), !name.contains("="),
        let key = Subprocess.Environment.Key(rawValue: name)
      else { continue }
      variables[key] = value
    }
    return .custom(variables)
  }

  fileprivate func notStarted(_ reason: ProgramReason) -> NotifierError {
    .notStarted(notifier: notifier, program: program, reason: reason)
  }
}

extension NotifierError {
  /// Creates the error that a program's end amounts to; `nil` if it ended well.
  init?(_ spec: ProcessSpec, _ end: ChildProcess.End) {
    switch end.status {
    case .exited(0): return nil
    case .exited(let status):
      self = .failed(
        notifier: spec.notifier, program: spec.program, status: status, message: end.message)
    case .signaled(let signal):
      self = .killed(notifier: spec.notifier, program: spec.program, signal: signal)
    }
  }
}

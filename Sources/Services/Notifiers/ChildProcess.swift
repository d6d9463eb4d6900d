import CLinux
import Foundation
import Glibc
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

/// A program to run: a list of arguments, without a shell.
struct ProcessSpec: Sendable {
  /// The notifier that runs it, as errors name it: `desktop`, `command.NAME`.
  let notifier: String
  /// The path of the program.
  let program: String
  /// The arguments after the program's own name.
  let arguments: [String]
  /// The whole environment; `nil` is that of this process.
  var environment: [String: String]?
  /// The content of its standard input; `nil` is none.
  var input: [UInt8]?
}

/// The standard input of a program, all of it there before the program starts.
///
/// Bytes lie in a file in memory: unlike with a pipe, a program that does not read them neither
/// blocks the writer nor raises SIGPIPE in it.
enum StandardInput {
  /// Opens a file with some bytes, at its beginning; `nil` bytes open `/dev/null`.
  ///
  /// Returns `nil` if the process has no descriptor left.
  static func open(_ bytes: [UInt8]?) -> FileDescriptor? {
    guard let bytes else {
      return try? FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec)
    }
    // MFD_CLOEXEC, 1: linux/memfd.h.
    let descriptor = memfd_create("passby", 1)
    guard descriptor >= 0 else { return nil }
    let file = FileDescriptor(rawValue: descriptor)
    do {
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
      return file
    } catch {
      try? file.close()
      return nil
    }
  }
}

/// The last 4 kB that a program wrote, for the last line of them.
struct OutputTail {
  private static let limit = 4096
  private var bytes: [UInt8] = []

  /// Appends bytes and drops what is too much at the beginning.
  mutating func append(_ chunk: some Collection<UInt8>) {
    bytes.append(contentsOf: chunk.suffix(Self.limit))
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// The last line that is not blank; empty if there is none.
  var lastLine: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// Splits the output of a program into lines.
///
/// Lines are short answers: what a line has beyond 4 kB, and all after 64 lines, is dropped.
struct OutputLines {
  private static let limit = 4096
  private var left = 64
  private var line: [UInt8] = []

  /// Appends bytes and returns the lines that are complete now.
  mutating func append(_ chunk: some Collection<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in chunk where left > 0 {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
        left -= 1
      } else if line.count < Self.limit {
        line.append(byte)
      }
    }
    return lines
  }
}

/// Finds executables as a shell does, but never in relative folders.
package enum ProgramSearch {
  /// Finds a program in a list of folders such as `PATH`; returns `nil` if it is missing.
  ///
  /// A name with a slash is a path already. Empty and relative entries are skipped, so that a file
  /// in the current folder is never run.
  package static func find(_ name: String, in path: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/\(name)"
      if isProgram(candidate) { return candidate }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

/// Runs some work, cancels it at a time limit and throws an error then.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ body: @escaping @Sendable () async throws -> Value,
  onLimit error: @escaping @Sendable () -> any Error
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await body() }
    group.addTask {
      // The limit itself; a body that ends before cancels it.
      try await Task.sleep(for: limit)
      throw error()
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}

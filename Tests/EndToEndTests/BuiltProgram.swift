import Foundation
import Synchronization
import TestSupport

/// The program as it was built, run as its own process in a folder of its own.
struct BuiltProgram: Sendable {
  /// The result of a run.
  struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The output as JSON objects, one a line.
    func objects() throws -> [[String: Any]] {
      try lines.map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
      }
    }
    /// The output as one JSON object.
    func object() throws -> [String: Any] {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
    /// The output as a JSON list of objects.
    func list() throws -> [[String: Any]] {
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] ?? []
    }
  }

  /// The folder that the program may write to.
  let folder: URL
  /// The environment, without the path.
  var environment: [String: String]

  /// A program with an empty home in a new folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "passby-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "HOME": folder.path(), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TZ": "Europe/Berlin",
      // Programs of other tests run at the same time.
      "PASSBY_WEB_PORT": "0",
    ]
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Where the database is unless a test says otherwise.
  var database: String { folder.appending(path: ".local/share/passby/passby.db").path() }

  /// The program beside the test bundle, or the one that PASSBY_BINARY names, such as an installed
  /// one.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["PASSBY_BINARY"] {
      return URL(filePath: path)
    }
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(filePath: bundle)
    while folder.path() != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "passby")
      if FileManager.default.isExecutableFile(atPath: candidate.path()) { return candidate }
    }
    fatalError("no passby beside \(bundle)")
  }()

  /// Runs the program to its end.
  func callAsFunction(
    _ arguments: String..., now: String? = "2026-03-02T12:00:00+01:00", input: Data? = nil
  ) throws -> Outcome {
    try run(arguments, now: now, input: input)
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], now: String? = "2026-03-02T12:00:00+01:00", input: Data? = nil
  ) throws -> Outcome {
    let running = try RunningProgram(self, arguments, now: now)
    running.write(input ?? Data())
    running.closeInput()
    return running.waitForEnd()
  }
}

/// A program that was started and goes on.
final class RunningProgram: Sendable {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let collected = Mutex<(output: Data, errors: Data)>((Data(), Data()))
  private let readers = DispatchGroup()
  private let end = DispatchSemaphore(value: 0)
  /// When it was started.
  let begin = ContinuousClock.now

  /// Starts the program, through another command if one is given, which gets it and its arguments.
  ///
  /// Its output is collected unless it goes to a descriptor of the caller's.
  init(
    _ program: BuiltProgram, _ arguments: [String], now: String?, inside wrapper: [String] = [],
    output descriptor: FileHandle? = nil
  ) throws {
    process = Process()
    let command = wrapper + [BuiltProgram.executable.path()] + arguments
    process.executableURL =
      wrapper.isEmpty ? BuiltProgram.executable : URL(filePath: "/usr/bin/env")
    process.arguments = wrapper.isEmpty ? arguments : command
    var environment = program.environment
    if let now { environment["PASSBY_NOW"] = now }
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
  func write(_ data: Data) {
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
  func closeInput() { try? input.fileHandleForWriting.close() }

  /// True until it has ended.
  var isRunning: Bool { process.isRunning }

  /// Its process id.
  var id: Int32 { process.processIdentifier }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Kills it if it still runs, as a test that has failed leaves it.
  func abandon() {
    if process.isRunning { send(SIGKILL) }
  }

  /// Its standard output so far.
  var outputSoFar: String { collected.withLock { String(decoding: $0.output, as: UTF8.self) } }
  /// Its standard error so far.
  var errorsSoFar: String { collected.withLock { String(decoding: $0.errors, as: UTF8.self) } }

  /// True once it has closed its output: nothing more will come.
  var hasClosedOutput: Bool { readers.wait(timeout: .now()) == .success }

  /// Waits until the output satisfies a condition; returns false if it never does.
  ///
  /// The condition is tried whenever there is more output.
  func waitForOutput(_ condition: (String) -> Bool) -> Bool {
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
  func hasEnded(within seconds: Double) -> Bool {
    guard end.wait(timeout: .now() + seconds) == .success else { return false }
    end.signal()
    return true
  }

  /// Waits for its end; kills it if that does not come.
  func waitForEnd() -> BuiltProgram.Outcome {
    if !hasEnded(within: patienceSeconds) { send(SIGKILL) }
    process.waitUntilExit()
    readers.wait()
    return collected.withLock {
      BuiltProgram.Outcome(
        status: process.terminationStatus, output: String(decoding: $0.output, as: UTF8.self),
        errors: String(decoding: $0.errors, as: UTF8.self))
    }
  }
}

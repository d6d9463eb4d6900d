package import Foundation

/// The program in a folder of its own, with an empty home and an environment.
package protocol TestProgram: Sendable {
  /// The folder that the program may write to.
  var folder: URL { get }
  /// The environment, without the path.
  var environment: [String: String] { get set }

  /// Creates a program in a new folder.
  init() throws

  /// Runs the program to its end with an environment and a standard input.
  func execute(
    _ arguments: [String], environment: [String: String], input: Data
  ) throws -> ProgramOutcome
}

extension TestProgram {
  package typealias Outcome = ProgramOutcome

  /// Takes the folder away.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Where the database is unless a test says otherwise.
  package var database: String { folder.appending(path: ".local/share/passby/passby.db").path() }

  /// Writes the configuration file, which a running daemon applies at once.
  package func configure(_ text: String) throws {
    let folder = folder.appending(path: ".config/passby")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "config.yaml"), options: .atomic)
  }

  /// Runs the program to its end; the clock stands at noon of a Monday unless `now` is `nil`.
  package func callAsFunction(
    _ arguments: String..., now: String? = "2026-03-02T12:00:00+01:00", input: Data? = nil
  ) throws -> Outcome {
    try run(arguments, now: now, input: input)
  }

  /// Runs the program to its end; the clock stands at noon of a Monday unless `now` is `nil`.
  package func run(
    _ arguments: [String], now: String? = "2026-03-02T12:00:00+01:00", input: Data? = nil
  ) throws -> Outcome {
    var environment = environment
    if let now { environment["PASSBY_NOW"] = now }
    return try execute(arguments, environment: environment, input: input ?? Data())
  }
}

/// A new folder, and an environment whose home it is.
struct ProgramHome {
  let folder: URL
  let environment: [String: String]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "passby-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "HOME": folder.path(), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TZ": "Europe/Berlin",
      // Programs of other tests run at the same time.
      "PASSBY_WEB_PORT": "0",
      // Few tests are about the night of a new database.
      "PASSBY_QUIET_HOURS_START": "off",
    ]
  }
}

/// The result of a run.
package struct ProgramOutcome: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String

  /// The lines of the output.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }
  /// The output as JSON objects, one a line.
  package func objects() throws -> [[String: Any]] {
    try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }
  /// The output as one JSON object.
  package func object() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }
  /// The output as a JSON list of objects.
  package func list() throws -> [[String: Any]] {
    try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] ?? []
  }
}

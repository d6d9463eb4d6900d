import Foundation
import Testing

/// A database that the program made once, to be copied for each test that begins with it.
package struct DatabaseTemplate: Sendable {
  private let bytes: Data
  private let environment: [String: String]

  /// Makes the database by running the program in a folder that is removed afterwards.
  package init(_ make: (CalledProgram) throws -> Void) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try make(program)
    bytes = try Data(contentsOf: URL(filePath: program.database))
    environment = Self.relevant(program)
  }

  /// Gives the program a copy; `false` if it has a database already, or another environment in
  /// which the same commands may have another result.
  package func copy(to program: some TestProgram) throws -> Bool {
    let target = URL(filePath: program.database)
    guard Self.relevant(program) == environment,
      !FileManager.default.fileExists(atPath: target.path())
    else { return false }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: target)
    return true
  }

  /// Returns a new program with a copy.
  package func program<Program: TestProgram>() throws -> Program {
    let program = try Program()
    try #require(try copy(to: program))
    return program
  }

  /// Returns true if the program's copy still has each byte of the template.
  package func isUnchanged(in program: some TestProgram) throws -> Bool {
    try Data(contentsOf: URL(filePath: program.database)) == bytes
  }

  private static func relevant(_ program: some TestProgram) -> [String: String] {
    program.environment.filter { $0.key != "HOME" }
  }
}

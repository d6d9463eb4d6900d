package import Foundation

/// Other programs that tests run to their end.
package enum Tool {
  /// A program that did not end with 0.
  package struct Failure: Error {
    /// The path of the program.
    package let path: String
    /// The exit status.
    package let status: Int32
  }

  /// Runs a program without output.
  ///
  /// - Throws: `Failure` unless it ends with 0.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    input: FileHandle? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard status == 0 else { throw Failure(path: path, status: status) }
  }
}

import CLinux
import CommandSupport
import Commands
package import Foundation
import Synchronization
import TestSupport

/// The commands of the program, called in the process of the tests.
///
/// Environment, clock, zone and standard streams are handed to each command, so that commands of
/// several tests run at the same time. What concerns the process itself needs a `BuiltProgram`:
/// signals, a terminal, relative paths, completion of a shell, the daemon.
package struct CalledProgram: TestProgram {
  package let folder: URL
  package var environment: [String: String]

  /// A program with an empty home in a new folder.
  package init() throws {
    let home = try ProgramHome()
    (folder, environment) = (home.folder, home.environment)
  }

  /// The program in the folder, and with the environment, of another one.
  package init(beside other: some TestProgram) {
    (folder, environment) = (other.folder, other.environment)
  }

  package func execute(
    _ arguments: [String], environment: [String: String], input: Data
  ) throws -> ProgramOutcome {
    let (standardInput, output, errors) = (try StreamFile(), try StreamFile(), try StreamFile())
    try standardInput.write(input)
    let zone = environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .gmt
    let process = ProcessContext(
      environment: environment,
      streams: StandardStreams(
        input: standardInput.descriptor, output: output.descriptor, error: errors.descriptor),
      zone: { zone })
    let status = withExtendedLifetime((standardInput, output, errors)) {
      waiting { await Program.run(arguments, in: process) }
    }
    return ProgramOutcome(status: status, output: try output.text(), errors: try errors.text())
  }
}

/// A file in memory that stands for a standard stream.
private final class StreamFile {
  let descriptor: Int32

  init() throws {
    // MFD_CLOEXEC, 1: linux/memfd.h.
    descriptor = memfd_create("passby-stream", 1)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { close(descriptor) }

  /// Writes what is to be read.
  func write(_ data: Data) throws {
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Returns what was written.
  func text() throws -> String {
    lseek(descriptor, 0, SEEK_SET)
    let data = try FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

package import Foundation

/// A script that can be started at once.
///
/// A separate process writes it: a child process that another thread starts while this process has
/// the file open for writing would inherit the open file for a moment, and starting the script
/// would fail ("Text file busy").
package enum Executable {
  /// Why a script could not be written.
  package struct Failure: Error {
    let path: String
  }

  /// Writes a shell script.
  package static func write(_ text: String, to file: URL, mode: Int = 0o755) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf %s "$1" > "$2" && chmod "$3" "$2""#, "sh", "#!/bin/sh\n\(text)\n",
      file.path, String(mode, radix: 8),
    ]
    writer.standardInput = FileHandle.nullDevice
    try writer.run()
    writer.waitUntilExit()
    guard writer.terminationStatus == 0 else { throw Failure(path: file.path) }
  }
}

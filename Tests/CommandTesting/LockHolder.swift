import Foundation

/// Another process that has begun to write to a database, and takes its time.
package final class LockHolder {
  private let process = Process()
  private let input = Pipe()

  /// Returns as soon as it holds the lock.
  package init(_ database: String) throws {
    let ready = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", "-c",
      "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('begin immediate'); print('held',flush=True); sys.stdin.read()",
      database,
    ]
    process.standardOutput = ready
    process.standardInput = input
    try process.run()
    _ = ready.fileHandleForReading.availableData
  }

  /// Lets go of the lock.
  package func release() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

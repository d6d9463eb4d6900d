import Foundation

/// Looks at a database from outside, with another library than the program's.
package enum SQLiteQuery {
  /// The first column of each row.
  package static func column(_ database: String, _ sql: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", "-c",
      "import sqlite3,sys\nfor r in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]): print(r[0])",
      database, sql,
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Every reminder's key.
  package static func keys(_ database: String) throws -> [String] {
    try column(
      database,
      "SELECT todo||'/'||countdown||'/'||cause||'/'||occasion||'/'||ifnull(place,0)||'/'||moment_ms FROM reminder ORDER BY 1"
    )
  }
}

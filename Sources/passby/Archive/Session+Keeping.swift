import Application
import Control
import Foundation
import Runtime

extension Session {
  /// Does something that a daemon must not see half done; none can start meanwhile.
  ///
  /// - Throws: A failure with code 75 that names the daemon which runs, and what `body` throws.
  func whileNobodyFollows<Value>(_ body: () throws -> Value) throws -> Value {
    let folder = URL(fileURLWithPath: databasePath).deletingLastPathComponent().path
    // Without a folder there is no database that anyone could hold.
    guard FileManager.default.fileExists(atPath: folder) else { return try body() }
    let lock: DaemonLock
    do throws(ControlError) {
      lock = try DaemonLock(
        database: databasePath,
        record: DaemonRecord(pid: getpid(), started: Date(), socket: nil))
    } catch {
      switch error {
      case .taken(_, let holder):
        let pid = holder.map { "pid \($0.pid)" } ?? "pid unknown"
        throw CommandFailure(
          .busy,
          "passby (\(pid)) follows for the database \"\(databasePath.oneLine)\": nothing was changed. "
            + "Stop it first: \(holder.map { "kill \($0.pid)" } ?? "pgrep -a passby"), or systemctl --user stop passby."
        )
      default: throw CommandFailure(.inputOutput, "\(error)")
      }
    }
    return try withExtendedLifetime(lock) { try body() }
  }
}

import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization

extension CommandEnvironment {
  /// Runs `body` while no daemon uses the database; none can start meanwhile.
  ///
  /// - Throws: `RequestFailure` with `busy` if a daemon runs, and what `body` throws.
  func withoutDaemon<Value>(_ body: () throws -> Value) throws -> Value {
    let folder = URL(fileURLWithPath: databasePath).deletingLastPathComponent().path
    // Without the folder there is neither a database nor a lock.
    guard FileManager.default.fileExists(atPath: folder) else { return try body() }
    let lock: DaemonLock
    do throws(ControlError) {
      lock = try DaemonLock(
        database: databasePath,
        record: DaemonRecord(pid: getpid(), started: process.now, socket: nil))
    } catch {
      switch error {
      case .taken(_, let holder):
        throw RequestFailure(
          .busy,
          StorePhrase.databaseInUse(
            "\"\(databasePath.oneLine)\"", pid: "pid \(holder.map { "\($0.pid)" } ?? "?")",
            stop: holder.map { "kill \($0.pid)" } ?? "pgrep -a passby"
          ))
      default: throw RequestFailure(.inputOutput, CommandPhrase.verbatim("\(error)"))
      }
    }
    return try withExtendedLifetime(lock) { try body() }
  }
}

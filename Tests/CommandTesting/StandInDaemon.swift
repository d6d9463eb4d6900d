package import DaemonControl
import Foundation

/// A daemon that only answers: it holds the database of a program, and reports a status that a test
/// has made up.
package final class StandInDaemon: Sendable {
  private let lock: DaemonLock
  private let server: ControlServer

  /// Takes the database, which must exist, and answers until it is stopped.
  package init(of program: some TestProgram, _ change: (inout DaemonStatus) -> Void) throws {
    let path = program.folder.appending(path: "control.sock").path()
    var status = DaemonStatus(pid: getpid(), version: "1.2.3", started: Date(), source: "a test")
    change(&status)
    lock = try DaemonLock(
      database: program.database,
      record: DaemonRecord(pid: getpid(), started: status.started, socket: path))
    server = try ControlServer(path: path) { [status] in status }
  }

  /// Lets go of the database.
  package func stop() { server.stop() }
}

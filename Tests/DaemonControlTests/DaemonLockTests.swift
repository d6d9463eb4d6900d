import DaemonControl
import Foundation
import Localization
import TestSupport
import Testing

@Suite(.temporaryFolder) struct DaemonLockTests {
  private let database: String
  private let record = DaemonRecord(
    pid: 42, started: Date(timeIntervalSince1970: 1_800_000_000), socket: "/run/x.sock")

  init() throws { database = try TemporaryFolder.file() }

  @Test func `the second daemon is told who the first is`() throws {
    let first = try DaemonLock(database: database, record: record)
    let error = #expect(throws: ControlError.self) {
      try DaemonLock(database: database, record: record)
    }
    #expect(error == .taken(database: database, by: record))
    #expect(error?.description.contains("pid 42") == true)
    #expect(DaemonLock.holder(of: database) == record)
    withExtendedLifetime(first) {}
  }

  @Test func `a refused lock closes its file once`() throws {
    let first = try DaemonLock(database: database, record: record)
    errno = 0
    _ = try? DaemonLock(database: database, record: record)
    // A second close(2) fails with EBADF, or closes a file that another thread has opened.
    #expect(errno != EBADF)
    withExtendedLifetime(first) {}
  }

  @Test func `a released lock has no holder`() async throws {
    #expect(DaemonLock.holder(of: database) == nil)
    do {
      let lock = try DaemonLock(database: database, record: record)
      withExtendedLifetime(lock) {}
    }
    // A process that another test has just begun may share it until it runs its program.
    try await eventually { DaemonLock.holder(of: database) == nil }
    _ = try DaemonLock(database: database, record: record)
  }

  @Test func `two names of one database have one lock`() throws {
    _ = FileManager.default.createFile(atPath: database, contents: nil)
    let other = database + ".link"
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: database)
    let lock = try DaemonLock(database: database, record: record)
    #expect(DaemonLock.holder(of: other) == record)
    withExtendedLifetime(lock) {}
  }

  @Test func `a lock file that is a symbolic link is refused, and its target is left alone`() throws
  {
    let target = database + ".letter"
    try Data("dear".utf8).write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(
      atPath: database + ".lock", withDestinationPath: target)
    let error = #expect(throws: ControlError.self) {
      try DaemonLock(database: database, record: record)
    }
    #expect(
      error?.description
        == "cannot lock \"\(database).lock\": it is a symbolic link. Remove it and try again.")
    #expect(DaemonLock.holder(of: database) == nil)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "dear")
  }

  @Test func `a folder that is missing is named`() {
    let error = #expect(throws: ControlError.self) {
      try DaemonLock(database: "/nowhere/at/all.db", record: record)
    }
    #expect(error?.description.hasPrefix("cannot lock \"/nowhere/at/all.db.lock\"") == true)
  }
}

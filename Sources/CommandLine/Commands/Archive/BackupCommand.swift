import Application
import Archive
import ArgumentParser
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Recurrence
import SQLiteStore
import Text

struct BackupCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("backup", StorePhrase.helpBackup, discussion: StorePhrase.helpBackupDiscussion)
  }

  @Argument(help: .phrase(StorePhrase.helpNewFile), completion: .file()) var file: String
  @Flag(help: .phrase(StorePhrase.helpForce)) var force = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    guard !file.isEmpty, file != "-" else {
      throw Refusal(.usage, StorePhrase.noBackupFile("\"\(file)\""))
    }
    let environment = try process.environment
    let store = try environment.openForReading()
    guard FileManager.default.fileExists(atPath: environment.databasePath) else {
      throw Refusal(.notFound, StorePhrase.noDatabase(environment.databasePath.quoted))
    }
    let contents = try store.backup(to: file, replacing: force)
    environment.output.message(contents.damagedTracks)
    let path = URL(fileURLWithPath: file).path
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    try environment.output.render(
      .object([("file", .string(path)), ("bytes", .integer(size))] + contents.members),
      StorePhrase.backedUp(path.quoted, contents: contents.words).text)
  }
}

struct RestoreCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("restore", StorePhrase.helpRestore, discussion: StorePhrase.helpRestoreDiscussion)
  }

  static var opensStore: Bool { false }

  @Argument(help: .phrase(StorePhrase.helpBackupFile), completion: .file()) var file: String
  @Flag(help: .phrase(StorePhrase.helpRestoreDryRun)) var dryRun = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    let backup = try StagedBackup(path: file)
    let output = environment.output
    output.message(backup.contents.damagedTracks)
    let name = backup.path.quoted
    guard !dryRun else {
      return try output.render(
        json(backup, kept: nil), StorePhrase.sound(name, contents: backup.contents.words).text)
    }
    let kept = keptPath(environment)
    let wasThere = try environment.withoutDaemon {
      try backup.replaceContents(of: environment.databasePath, keeping: kept)
    }
    try output.render(json(backup, kept: wasThere ? kept : nil)) {
      try output.line(StorePhrase.restored(name, contents: backup.contents.words).text)
      if wasThere {
        try output.line(StorePhrase.previousKept(kept.quoted).text)
      }
    }
    try environment.noteMissingSecrets()
  }

  private func json(_ backup: StagedBackup, kept: String?) -> JSON {
    .object(
      [("file", .string(backup.path)), ("kept", JSON(kept)), ("schema", .integer(backup.schema))]
        + backup.contents.members)
  }

  /// Returns `passby.before-restore-20260302-120000.db` beside the database.
  ///
  /// If that exists, a number is added.
  private func keptPath(_ environment: CommandEnvironment) -> String {
    let database = URL(fileURLWithPath: environment.databasePath)
    let name = database.deletingPathExtension().lastPathComponent
    let stamp = Instant.text(environment.now, in: environment.zone).prefix(19)
      .replacing("-", with: "").replacing(":", with: "").replacing("T", with: "-")
    let stem = database.deletingLastPathComponent()
      .appending(path: "\(name).before-restore-\(stamp)").path(percentEncoded: false)
    let candidates = [stem + ".db"] + (2...99).map { "\(stem)-\($0).db" }
    return candidates.first { !FileManager.default.fileExists(atPath: $0) } ?? stem + ".db"
  }
}

extension CommandEnvironment {
  /// Runs `body` while no daemon uses the database; none can start meanwhile.
  ///
  /// - Throws: `Refusal` with `busy` if a daemon runs, and what `body` throws.
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
        throw Refusal(
          .busy,
          StorePhrase.databaseInUse(
            databasePath.quoted, pid: "pid \(holder.map { "\($0.pid)" } ?? "?")",
            stop: holder.map { "kill \($0.pid)" } ?? "pgrep -a passby"
          ))
      default: throw Refusal(.inputOutput, CommandPhrase.verbatim("\(error)"))
      }
    }
    return try withExtendedLifetime(lock) { try body() }
  }
}

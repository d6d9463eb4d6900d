import Application
import Archive
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Recurrence
import SQLiteStore
import Text

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
    output.note(backup.contents.damagedTracks)
    let name = "\"\(backup.path.oneLine)\""
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
        try output.line(StorePhrase.previousKept("\"\(kept.oneLine)\"").text)
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

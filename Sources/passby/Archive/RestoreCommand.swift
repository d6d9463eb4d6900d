import Application
import Archive
import ArgumentParser
import Foundation
import Recurrence
import Runtime
import SQLiteStore
import Terminal

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in the place of the database.",
    discussion: """
      The backup is checked first. What the database held is kept in a file beside it, which can \
      be restored in turn.
      """)

  @Argument(help: "A file that passby backup wrote.", completion: .file()) var file: String
  @Flag(help: "Only check the backup, and say what is in it.") var dryRun = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let backup = try StagedBackup(path: file)
    let output = session.output
    guard !dryRun else {
      output.json
        ? output.line(json(backup, kept: nil))
        : output.line("\"\(backup.path.oneLine)\" is sound: \(backup.contents.words).")
      return
    }
    let kept = keptPath(session)
    let wasThere = try session.whileNobodyFollows {
      try backup.replaceContents(of: session.databasePath, keeping: kept)
    }
    if output.json {
      output.line(json(backup, kept: wasThere ? kept : nil))
    } else {
      output.line("Restored \"\(backup.path.oneLine)\": \(backup.contents.words).")
      if wasThere { output.line("What was there before is kept in \"\(kept.oneLine)\".") }
    }
  }

  private func json(_ backup: StagedBackup, kept: String?) -> JSON {
    .object(
      [("file", .string(backup.path)), ("kept", JSON(kept)), ("schema", .integer(backup.schema))]
        + backup.contents.members)
  }

  /// `passby.before-restore-20260302-120000.db` beside the database, with a number where that is taken.
  private func keptPath(_ session: Session) -> String {
    let database = URL(fileURLWithPath: session.databasePath)
    let name = database.deletingPathExtension().lastPathComponent
    let stamp = Instant.text(session.now, in: session.zone).prefix(19)
      .replacing("-", with: "").replacing(":", with: "").replacing("T", with: "-")
    let stem = database.deletingLastPathComponent()
      .appending(path: "\(name).before-restore-\(stamp)").path(percentEncoded: false)
    let candidates = [stem + ".db"] + (2...99).map { "\(stem)-\($0).db" }
    return candidates.first { !FileManager.default.fileExists(atPath: $0) } ?? stem + ".db"
  }
}

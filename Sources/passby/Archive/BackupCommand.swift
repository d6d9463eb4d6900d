import Application
import Archive
import ArgumentParser
import Foundation
import Runtime
import SQLiteStore
import Terminal

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the whole database into one file, even while passby runs.",
    discussion: """
      The copy is checked before it gets its name. "passby restore FILE" brings it back; \
      "passby export" writes text instead.
      """)

  @Argument(help: "The new file.", completion: .file()) var file: String
  @Flag(help: "Replace FILE if it is there.") var force = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    guard !file.isEmpty, file != "-" else {
      throw CommandFailure(
        .usage, "\"\(file)\" is no file for a backup: expected a path. passby export writes to -.")
    }
    let session = try Session(global)
    let store = try session.openForReading()
    guard FileManager.default.fileExists(atPath: session.databasePath) else {
      throw CommandFailure(
        .notFound, "there is no database \"\(session.databasePath.oneLine)\" to back up yet.")
    }
    let contents = try store.backup(to: file, replacing: force)
    let path = URL(fileURLWithPath: file).path
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    if session.output.json {
      session.output.line(
        .object([("file", .string(path)), ("bytes", .integer(size))] + contents.members))
    } else {
      session.output.line("Backed up to \"\(path.oneLine)\": \(contents.words).")
    }
  }
}

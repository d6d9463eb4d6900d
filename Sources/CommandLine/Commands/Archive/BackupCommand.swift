import Application
import Archive
import ArgumentParser
import CommandSupport
import Foundation
import Localization
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
      throw RequestFailure(.usage, StorePhrase.noBackupFile("\"\(file)\""))
    }
    let environment = try process.environment
    let store = try environment.openForReading()
    guard FileManager.default.fileExists(atPath: environment.databasePath) else {
      throw RequestFailure(
        .notFound, StorePhrase.noDatabase("\"\(environment.databasePath.oneLine)\""))
    }
    let contents = try store.backup(to: file, replacing: force)
    environment.output.note(contents.damagedTracks)
    let path = URL(fileURLWithPath: file).path
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    try environment.output.render(
      .object([("file", .string(path)), ("bytes", .integer(size))] + contents.members),
      StorePhrase.backedUp("\"\(path.oneLine)\"", contents: contents.words).text)
  }
}

import Application
import Archive
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Settings

/// The checks of configuration file, database and disk.
struct FileChecks {
  let environment: CommandEnvironment

  /// Returns the check of the configuration file, which may hold secrets.
  func configuration(_ complaint: SettingsError?) -> DoctorCheck {
    let name = DoctorPhrase.nameConfiguration
    if let complaint {
      return DoctorCheck(
        name, .wrong, text: complaint.description, remedy: "nano \"$(passby config --path)\"")
    }
    guard let path = environment.configPath else { return DoctorCheck(name, .right, .defaults) }
    let quoted = "\"\(path)\""
    let mode = self.mode(of: path) ?? 0
    if mode & 0o022 != 0 {
      return DoctorCheck(
        name, .wrong, .configWritable(quoted, mode: octal(mode)), remedy: "chmod go-w \(quoted)")
    }
    if mode & 0o044 != 0, SettingsReview(file: path).settings?.holdsSecrets == true {
      return DoctorCheck(
        name, .doubtful, .configReadable(quoted, mode: octal(mode)),
        remedy: "chmod 600 \(quoted)")
    }
    return DoctorCheck(name, .right, text: quoted)
  }

  /// Returns the checks that the database exists, is private, sound and writable.
  func database() -> [DoctorCheck] {
    let path = environment.databasePath
    let folder = existingFolder
    let (file, owner) = ("\"\(path)\"", "sudo chown \"$USER\" \"\(folder)\"")
    guard FileManager.default.fileExists(atPath: path) else {
      return [
        access(folder, W_OK | X_OK)
          ? DoctorCheck(.nameDatabase, .right, .willBeCreated(file))
          : DoctorCheck(
            .nameDatabase, .wrong, .cannotBeCreated(file, folder: "\"\(folder)\""), remedy: owner)
      ]
    }
    if !access(path, R_OK | W_OK) || !access(folder, W_OK | X_OK) {
      return [
        DoctorCheck(
          .nameDatabase, .wrong, .mustBeWritable(file), remedy: owner + " \(file)*")
      ]
    }
    do {
      let store = try environment.openStore()
      try store.check()
      let lost = try store.checkContents()
      let size = max(1, try store.sizeBytes() / 1000)
      let count = try store.todos().count
      var checks = [
        DoctorCheck(
          .nameDatabase, .right, .databaseSound(file, tasks: count, kilobytes: Int(size)))
      ]
      for track in lost {
        checks.append(
          DoctorCheck(
            .nameDatabase, .doubtful, text: track.line,
            remedy: "passby backup passby-backup.db && passby restore passby-backup.db"))
      }
      if try !store.hasWriteAheadLog() {
        checks.append(
          DoctorCheck(
            .nameJournal, .doubtful, .noWriteAheadLog,
            remedy: "sqlite3 \(file) 'PRAGMA journal_mode = WAL'"))
      }
      return checks + [permissions(path)].compactMap(\.self)
    } catch {
      var remedy = "ls -l \(file)"
      if case SQLiteStoreError.damaged = error {
        remedy = "sqlite3 \(file) .recover > saved.sql"
      }
      return [DoctorCheck(.nameDatabase, .wrong, text: "\(error)", remedy: remedy)]
    }
  }

  private func permissions(_ path: String) -> DoctorCheck? {
    let mode = self.mode(of: path) ?? 0o600
    guard mode & 0o077 != 0 else { return nil }
    return DoctorCheck(
      .namePermissions, .doubtful, .databaseReadable("\"\(path)\"", mode: octal(mode)),
      remedy: "chmod 600 \"\(path)\"*")
  }

  /// Returns the check of the free space.
  func disk() -> DoctorCheck {
    let path = "\"\(existingFolder)\""
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: existingFolder)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else {
      return DoctorCheck(.nameDisk, .doubtful, .diskUnknown(path))
    }
    let megabytes = Int(free.int64Value / 1_000_000)
    return megabytes >= 50
      ? DoctorCheck(.nameDisk, .right, .diskFree(megabytes: megabytes))
      : DoctorCheck(
        .nameDisk, .wrong, .diskLow(megabytes: megabytes, path), remedy: "df -h \(path)")
  }

  /// The database's folder, or the nearest one above it that exists.
  private var existingFolder: String {
    var folder = URL(filePath: environment.databasePath).deletingLastPathComponent()
    while folder.path() != "/",
      !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder.path(percentEncoded: false)
  }

  private func access(_ path: String, _ mode: Int32) -> Bool {
    faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0
  }

  private func mode(of path: String) -> Int? {
    let value = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    return (value as? NSNumber)?.intValue
  }

  private func octal(_ mode: Int) -> String { "0" + String(mode, radix: 8) }
}

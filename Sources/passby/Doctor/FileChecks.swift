import Application
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore
import Settings

/// Looks at the files: configuration, database, disk.
struct FileChecks {
  let session: Session

  /// The configuration file, which may hold secrets.
  func configuration(_ complaint: SettingsError?) -> DoctorCheck {
    let name = "configuration"
    if let complaint {
      return DoctorCheck(
        name, .wrong, complaint.description, mend: "nano \"$(passby config --path)\"")
    }
    guard let path = session.configPath else {
      return DoctorCheck(name, .right, "defaults, no file")
    }
    let mode = self.mode(of: path) ?? 0
    if mode & 0o022 != 0 {
      return DoctorCheck(
        name, .wrong, "\"\(path)\" can be changed by others (mode \(octal(mode)))",
        mend: "chmod go-w \"\(path)\"")
    }
    if mode & 0o044 != 0, holdsSecrets(path) {
      return DoctorCheck(
        name, .doubtful,
        "\"\(path)\" holds a webhook, and others can read it (mode \(octal(mode)))",
        mend: "chmod 600 \"\(path)\"")
    }
    return DoctorCheck(name, .right, "\"\(path)\"")
  }

  private func holdsSecrets(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let line = String(line).trimmed
      return !line.hasPrefix("#") && (line.hasPrefix("webhook:") || line.hasPrefix("headers:"))
    }
  }

  /// The database: there, private, sound, and writable.
  func database() -> [DoctorCheck] {
    let path = session.databasePath
    let folder = existingFolder
    guard FileManager.default.fileExists(atPath: path) else {
      return [
        access(folder, W_OK | X_OK)
          ? DoctorCheck("database", .right, "\"\(path)\" will be created")
          : DoctorCheck(
            "database", .wrong, "\"\(path)\" cannot be created: \"\(folder)\" is not writable",
            mend: "sudo chown \"$USER\" \"\(folder)\"")
      ]
    }
    if !access(path, R_OK | W_OK) || !access(folder, W_OK | X_OK) {
      return [
        DoctorCheck(
          "database", .wrong, "\"\(path)\" and its folder must be writable for you",
          mend: "sudo chown \"$USER\" \"\(folder)\" \"\(path)\"*")
      ]
    }
    do {
      let store = try session.openStore()
      try store.check()
      let size = max(1, try store.sizeBytes() / 1000)
      let count = Wording.count(try store.todos().count, .task)
      var checks = [
        DoctorCheck("database", .right, "\"\(path)\", \(count), \(size) kB, sound and writable")
      ]
      if try !store.hasWriteAheadLog() {
        checks.append(
          DoctorCheck(
            "journal", .doubtful, "no write-ahead log, so reading waits for writing",
            mend: "sqlite3 \"\(path)\" 'PRAGMA journal_mode = WAL'"))
      }
      return checks + [permissions(path)].compactMap(\.self)
    } catch {
      var mend = "ls -l \"\(path)\""
      if case SQLiteStoreError.damaged = error {
        mend = "sqlite3 \"\(path)\" .recover > saved.sql"
      }
      return [DoctorCheck("database", .wrong, "\(error)", mend: mend)]
    }
  }

  private func permissions(_ path: String) -> DoctorCheck? {
    let mode = self.mode(of: path) ?? 0o600
    guard mode & 0o077 != 0 else { return nil }
    return DoctorCheck(
      "permissions", .doubtful,
      "\"\(path)\" tells where you come and go, and others can read it (mode \(octal(mode)))",
      mend: "chmod 600 \"\(path)\"*")
  }

  /// The room on the disk.
  func disk() -> DoctorCheck {
    let path = existingFolder
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else {
      return DoctorCheck("disk", .doubtful, "cannot tell how much is free in \"\(path)\"")
    }
    let megabytes = free.int64Value / 1_000_000
    return megabytes >= 50
      ? DoctorCheck("disk", .right, "\(megabytes) MB free")
      : DoctorCheck(
        "disk", .wrong, "only \(megabytes) MB free in \"\(path)\"", mend: "df -h \"\(path)\"")
  }

  /// The database's folder, or the nearest one above it that exists.
  private var existingFolder: String {
    var folder = URL(filePath: session.databasePath).deletingLastPathComponent()
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

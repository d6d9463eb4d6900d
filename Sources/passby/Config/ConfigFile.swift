import Application
import Daemon
import Foundation
import Runtime
import Settings
import Terminal
import Text

/// What can be done with a configuration file as a whole.
struct ConfigFile {
  let location: ConfigLocation
  let output: Output

  /// Prints where the file is, or would be.
  func tellPath() {
    if output.json {
      output.line(.object([("path", .string(location.path)), ("exists", .bool(location.exists))]))
    } else {
      output.line(location.path)
    }
    guard !location.exists else { return }
    output.note("It is not there yet; \"passby config --write\" makes it.")
  }

  /// Makes the file, readable for the user alone: passwords may come to stand in it.
  func write() throws {
    let file = URL(filePath: location.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Data(DefaultFile.text.utf8).write(to: file, options: .withoutOverwriting)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: location.path)
    } catch CocoaError.fileWriteFileExists {
      throw CommandFailure(
        .refused,
        "\(location.path.quoted) exists already and stays as it is: edit it, or name another file with --config."
      )
    } catch {
      throw CommandFailure(
        .inputOutput, "cannot write \(location.path.quoted): \(Self.reason(error)).")
    }
    if output.json {
      output.line(.object([("path", .string(location.path))]))
    } else {
      output.line(
        "Wrote \(location.path.quoted). Every setting is there with its default: change what you like."
      )
    }
  }

  /// Tells what another file would change, or what is wrong with it.
  func check(_ path: String) throws {
    let settings: PassbySettings
    do {
      settings = try PassbySettings.load(file: path)
    } catch {
      throw CommandFailure(Self.status(error), error.description)
    }
    // What a body's template says is found out by making the notifier.
    _ = try NotifierChoice.webhooks(settings)
    let changed = SettingsDifference(from: .standard, to: settings).changed
    if output.json {
      let names = JSON.array(changed.map { .string($0) })
      output.line(.object([("path", .string(path)), ("changed", names)]))
    } else {
      let names = changed.isEmpty ? "nothing but the defaults" : changed.joined(separator: ", ")
      output.line("\(path.quoted) is valid. It sets \(names).")
    }
  }

  private static func status(_ error: SettingsError) -> ExitStatus {
    switch error.kind {
    case .configuration: .configuration
    case .noSuchFile: .notFound
    case .inputOutput: .inputOutput
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)".quietLine(cutAfter: 200) }
    switch error.code {
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left on the disk"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    default: return error.localizedDescription.quietLine(cutAfter: 200)
    }
  }
}

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
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(DefaultFile.text, to: location.path, replacing: false)
    } catch {
      guard error.code != EEXIST else {
        throw CommandFailure(
          .refused,
          "\(location.path.quoted) exists already and stays as it is: edit it, or name another file with --config."
        )
      }
      throw CommandFailure(
        .inputOutput, "cannot write \(location.path.quoted): \(error.reason).")
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
}

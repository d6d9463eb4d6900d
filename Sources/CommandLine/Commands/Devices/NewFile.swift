import Application
import CommandSupport
import Foundation
import Localization

/// A file that a command writes for its owner, checked before anything else is changed.
struct NewFile {
  let path: String

  /// Checks that the folder can be written.
  ///
  /// - Throws: `RequestFailure` if it cannot.
  init(_ path: String) throws {
    self.path = path
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard access(folder, W_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw RequestFailure(
        .inputOutput, DevicePhrase.fileTrouble("\"\(path.oneLine)\"", reason: reason))
    }
  }

  /// Writes the file; an earlier one is replaced.
  func write(_ text: String) throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(text, to: path, replacing: true)
    } catch {
      throw RequestFailure(
        .inputOutput, DevicePhrase.fileTrouble("\"\(path.oneLine)\"", reason: error.reason))
    }
  }
}

import Application
import CommandSupport
import Foundation
import Localization
import Text

/// A recording that gpsbabel has turned into GPX, in a file for this replay only.
struct Converted {
  let path: String

  /// Converts a file; `-` is standard input.
  ///
  /// - Throws: `RequestFailure` for another program than gpsbabel, one that is not installed, and
  ///   for a file that it cannot read.
  init(_ file: String, via: String, _ environment: CommandEnvironment) throws {
    guard via.hasPrefix("gpsbabel:"), via.count > "gpsbabel:".count else {
      throw RequestFailure(.usage, ExchangePhrase.notVia(via.quoted))
    }
    let program = (environment.variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
      .split(separator: ":").map { "\($0)/gpsbabel" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else {
      throw RequestFailure(.unavailable, ExchangePhrase.noGPSBabel)
    }
    if file != "-", !FileManager.default.fileExists(atPath: file) {
      throw RequestFailure(.notFound, StorePhrase.noFile("\"\(file.oneLine)\""))
    }
    let path = FileManager.default.temporaryDirectory
      .appending(path: "passby-\(UUID().uuidString).gpx").path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-t", "-i", String(via.dropFirst("gpsbabel:".count)), "-f", file, "-o", "gpx,gpxver=1.0",
      "-F", path,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardInput =
      file == "-"
      ? FileHandle(
        fileDescriptor: environment.process.streams.input, closeOnDealloc: false)
      : FileHandle.nullDevice
    try process.run()
    let words = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    self.path = path
    guard process.terminationStatus == 0 else {
      remove()
      throw RequestFailure(
        .badData,
        StorePhrase.unreadable("\"\(file.oneLine)\"", reason: "gpsbabel: \(words.oneLine)"))
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

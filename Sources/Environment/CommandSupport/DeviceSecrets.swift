import Application
package import Foundation
import Localization

/// The file beside the database with the secrets of devices that send encrypted messages (P19).
///
/// It is neither in the database nor in exports and backups: only its owner can read it.
package struct DeviceSecrets: Sendable {
  /// The path of the file.
  package let path: String

  /// The longest secret, in bytes: the length of the key that the apps make of it.
  package static let longest = 32

  /// Creates the location for a database.
  package init(database: String) { path = database + ".devices" }

  /// The secrets by the UUID of the device; none without a file, or if it cannot be read.
  package var all: [UUID: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let stored = try? JSONDecoder().decode([String: String].self, from: data)
    else { return [:] }
    let pairs = stored.compactMap { key, secret in UUID(uuidString: key).map { ($0, secret) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Stores the secret of a device, or removes it.
  ///
  /// - Throws: `Refusal` if the file cannot be written.
  package func set(_ secret: String?, for device: UUID) throws {
    var secrets = all
    guard secrets[device] != secret else { return }
    secrets[device] = secret
    if secrets.isEmpty {
      unlink(path)
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let stored = Dictionary(
      uniqueKeysWithValues: secrets.map { ($0.key.uuidString.lowercased(), $0.value) })
    let text = String(decoding: try encoder.encode(stored), as: UTF8.self)
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(text + "\n", to: path, replacing: true)
    } catch {
      throw Refusal(
        .inputOutput, DevicePhrase.fileTrouble("\"\(path)\"", reason: error.reason))
    }
  }

  /// Reads a secret from a file; the end of its line does not count, and `-` is standard input, by
  /// its descriptor.
  ///
  /// - Throws: `Refusal` for a file that is missing, unreadable, empty or too long.
  package static func read(_ file: String, input: Int32) throws -> String {
    let name = "\"\(file)\""
    let descriptor = file == "-" ? input : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(name) }
    defer { if file != "-" { close(descriptor) } }
    var bytes = [UInt8](repeating: 0, count: 256)
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress.map { $0 + count }, 256 - count)
      }
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else { throw trouble(name) }
      guard step > 0 else { break }
      count += step
    }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    let secret = text.trimmingCharacters(in: .newlines)
    guard !secret.isEmpty else {
      throw Refusal(.badData, DevicePhrase.secretEmpty(name))
    }
    guard secret.utf8.count <= longest else {
      throw Refusal(.badData, DevicePhrase.secretTooLong(name))
    }
    return secret
  }

  private static func trouble(_ name: String) -> Refusal {
    let number = errno
    if number == ENOENT { return Refusal(.notFound, DevicePhrase.noFile(name)) }
    let reason = String(cString: strerror(number))
    return Refusal(.inputOutput, DevicePhrase.fileTrouble(name, reason: reason))
  }
}

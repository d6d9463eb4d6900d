import Application
import Foundation
import Glibc
import Runtime
import Terminal
public import WebApp

/// The digest of the page's token, in a file of its own beside the database.
public struct TokenFile: Sendable {
  /// Where it is.
  public let path: String

  /// The file of a database.
  public init(database: String) { path = database + ".token" }

  /// Whether it is there.
  public var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// What somebody has to show: `nil` where there is no file; what nobody can show where it cannot be read.
  public var digest: AccessDigest? {
    guard exists else { return nil }
    let line = try? String(contentsOfFile: path, encoding: .utf8)
    return line.flatMap(AccessDigest.init(line:)) ?? AccessToken().digest
  }

  /// Puts another digest in its place, which only the user can read.
  ///
  /// - Throws: `CommandFailure` when it cannot be written.
  public func write(_ digest: AccessDigest) throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    let isWritten =
      FileDescriptorWriter.write(digest.line + "\n", to: descriptor) && fsync(descriptor) == 0
    let error = errno
    close(descriptor)
    guard isWritten, rename(draft, path) == 0 else {
      if !isWritten { errno = error }
      defer { unlink(draft) }
      throw failure()
    }
  }

  /// Takes it away; tells whether it was there.
  ///
  /// - Throws: `CommandFailure` when it cannot be taken away.
  public func remove() throws -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT else { throw failure() }
    return false
  }

  private func failure() -> CommandFailure {
    CommandFailure(
      .inputOutput,
      "the token's file \"\(path.oneLine)\" cannot be changed: \(String(cString: strerror(errno)))."
    )
  }
}

import Application
import CommandSupport
import Foundation
package import HTTPServer
import Localization

/// The file beside the database with the digest of the page's token.
package struct TokenFile: Sendable {
  /// The path of the file.
  package let path: String

  /// Creates the location for a database.
  package init(database: String) { path = database + ".token" }

  /// True if the file exists.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The digest of the token that gives access; `nil` without a file.
  ///
  /// If the file cannot be read, a digest that no token has.
  package var digest: AccessDigest? {
    guard exists else { return nil }
    let line = try? String(contentsOfFile: path, encoding: .utf8)
    return line.flatMap(AccessDigest.init(line:)) ?? AccessToken().digest
  }

  /// Writes a digest into the file, which only the user can read.
  ///
  /// - Throws: `RequestFailure` if it cannot be written.
  package func write(_ digest: AccessDigest) throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(digest.line + "\n", to: path, replacing: true)
    } catch {
      throw failure(error.code)
    }
  }

  /// Removes the file; returns false if there was none.
  ///
  /// - Throws: `RequestFailure` if it cannot be removed.
  package func remove() throws -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT else { throw failure(errno) }
    return false
  }

  private func failure(_ code: Int32) -> RequestFailure {
    RequestFailure(
      .inputOutput,
      WebPhrase.tokenNotChanged(
        "\"\(path.oneLine)\"", reason: String(cString: strerror(code))))
  }
}

import Application
import CommandSupport
package import Foundation
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
  /// - Throws: `Refusal` if it cannot be written.
  package func write(_ digest: AccessDigest) throws {
    do throws(PrivateFile.Failure) {
      try PrivateFile.write(digest.line + "\n", to: path, replacing: true)
    } catch {
      throw failure(error.code)
    }
  }

  /// Removes the file; returns false if there was none.
  ///
  /// - Throws: `Refusal` if it cannot be removed.
  package func remove() throws -> Bool {
    if unlink(path) == 0 { return true }
    guard errno == ENOENT else { throw failure(errno) }
    return false
  }

  private func failure(_ code: Int32) -> Refusal {
    Refusal(
      .inputOutput,
      WebPhrase.tokenNotChanged(
        "\"\(path.oneLine)\"", reason: String(cString: strerror(code))))
  }
}

/// The file beside the database with the tokens of other persons than the user of this machine, as
/// digests: a line each, `UUID sha256 DIGEST`.
///
/// Only the user can read it. Copies and exports of the database do not contain it.
package struct PersonTokenFile: Sendable {
  /// The path of the file.
  package let path: String

  /// Names the file of a database.
  package init(database: String) { path = database + ".tokens" }

  /// The digests, each with the UUID of the person whose page it opens; none without a file.
  ///
  /// Each request reads the file, so that a token that was removed ends at once. A damaged line
  /// opens nothing.
  package var digests: [AccessDigest: UUID] {
    var digests: [AccessDigest: UUID] = [:]
    for (person, digest) in lines { digests[digest] = person }
    return digests
  }

  /// Returns true if a person has a token.
  package func has(_ person: UUID) -> Bool { lines.contains { $0.person == person } }

  /// Stores the token of a person in place of an earlier one.
  ///
  /// - Throws: `PrivateFile.Failure`.
  package func write(_ digest: AccessDigest, of person: UUID) throws {
    try change { $0.filter { $0.person != person } + [(person, digest)] }
  }

  /// Removes the token of a person; returns false if there was none.
  ///
  /// - Throws: `PrivateFile.Failure`.
  package func remove(_ person: UUID) throws -> Bool {
    guard has(person) else { return false }
    try change { $0.filter { $0.person != person } }
    return true
  }

  private typealias Line = (person: UUID, digest: AccessDigest)

  private var lines: [Line] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let person = UUID(uuidString: String(parts[0])),
        let digest = AccessDigest(line: String(parts[1]))
      else { return nil }
      return (person, digest)
    }
  }

  private func change(_ body: ([Line]) -> [Line]) throws {
    try PrivateFile.whileLocked(path) {
      let text = body(lines).map { "\($0.person.uuidString.lowercased()) \($0.digest.line)\n" }
      try PrivateFile.write(text.joined(), to: path, replacing: true)
    }
  }
}

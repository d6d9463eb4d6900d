import Application
import CommandSupport
package import Foundation
package import HTTPServer
package import Localization
import Text
import WebPorts

/// The file beside the database with the keys for widgets and shortcuts, as digests.
///
/// Only the user can read it. Copies and exports of the database do not contain it.
package struct KeyFile: Sendable {
  /// A key, as it is stored.
  private struct Entry: Codable {
    let name: String
    let may: KeyRight
    let person: UUID?
    let created: Date
    /// The output of `AccessDigest.line`.
    let digest: String

    var key: PageKey { PageKey(name: name, right: may, person: person, created: created) }
  }

  private struct Content: Codable {
    var keys: [Entry] = []
  }

  /// The most keys.
  static let most = 50

  /// The path of the file.
  package let path: String

  /// Names the file of a database.
  package init(database: String) { path = database + ".keys" }

  /// All keys, sorted by name; none if the file cannot be read.
  package var all: [PageKey] { read().keys.map(\.key).sortedByName(\.name) }

  /// Returns the key of a secret; `nil` for a wrong one.
  ///
  /// Each request reads the file, so that a key that was removed ends at once.
  package func find(_ secret: AccessToken) -> PageKey? {
    var found: PageKey?
    for entry in read().keys where AccessDigest(line: entry.digest)?.matches(secret) == true {
      found = entry.key
    }
    return found
  }

  /// Makes a key, and returns its secret, which is not stored.
  ///
  /// - Throws: `Refusal` for a name that is empty or taken, and for one key too many;
  ///   `PrivateFile.Failure`.
  package func add(
    _ text: String, _ right: KeyRight, person: UUID?, now: Date
  ) throws -> (key: PageKey, secret: AccessToken) {
    let name = DeviceName.stored(text)
    guard !name.isEmpty else {
      throw Refusal(.usage, .name, KeyPhrase.nameExpected(text.quoted))
    }
    let secret = AccessToken()
    let entry = Entry(
      name: name, may: right, person: person, created: now, digest: secret.digest.line)
    try change { content in
      if let other = content.keys.first(where: { $0.name.isSameName(as: name) }) {
        throw Refusal(.refused, .name, KeyPhrase.nameTaken(other.name.quoted))
      }
      guard content.keys.count < Self.most else {
        throw Refusal(.refused, KeyPhrase.full(most: Self.most))
      }
      content.keys.append(entry)
    }
    return (entry.key, secret)
  }

  /// Removes the key of a name, and returns it.
  ///
  /// - Throws: `Refusal` for an unknown name; `PrivateFile.Failure`.
  package func remove(_ text: String) throws -> PageKey {
    var removed: PageKey?
    try change { content in
      let index =
        content.keys.firstIndex { $0.name == text }
        ?? content.keys.firstIndex { $0.name.isSameName(as: text.trimmed) }
      guard let index else {
        throw Refusal(
          .notFound, .name,
          KeyPhrase.unknown(
            text.quoted,
            suggestion: Suggestion.quoted(for: text, among: content.keys.map(\.name))))
      }
      removed = content.keys.remove(at: index).key
    }
    return removed ?? PageKey(name: text, right: .add, person: nil, created: .distantPast)
  }

  /// Returns the port of the page.
  func port(now: @escaping @Sendable () -> Date) -> KeysPort {
    KeysPort(
      find: { find($0) }, all: { all },
      add: { try add($0, $1, person: $2, now: now()).secret }, remove: { try remove($0) })
  }

  private func read() -> Content {
    guard let data = FileManager.default.contents(atPath: path) else { return Content() }
    return (try? JSONDecoder().decode(Content.self, from: data)) ?? Content()
  }

  /// Changes the keys; nothing is written if `body` throws.
  private func change(_ body: (inout Content) throws -> Void) throws {
    try PrivateFile.whileLocked(path) {
      var content = read()
      try body(&content)
      let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
      try PrivateFile.write(text + "\n", to: path, replacing: true)
    }
  }
}

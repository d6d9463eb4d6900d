import Foundation
package import Model
import Text

/// A fingerprint of a stored value, such as a task or a place, by which an edit of an outdated
/// state is refused.
///
/// Hashes the value as JSON; not a cryptographic protection.
package enum StateVersion {
  /// The word of a task as it stands.
  package static func of(_ todo: Todo) -> String {
    var plain = todo
    // A set comes out in another order each time.
    plain.triggers = []
    return word(plain, todo.triggers.ordered.map(\.rawValue).joined(separator: ","))
  }

  /// The word of anything else as it stands.
  package static func of(_ value: some Encodable) -> String { word(value, "") }

  private static func word(_ value: some Encodable, _ rest: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return "0" }
    return Fingerprint.text(data + Data(rest.utf8))
  }
}

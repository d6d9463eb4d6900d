import Foundation
public import Reminders
import Text

/// A text that changes whenever the stored task or place does, so that an edit of an older state is
/// noticed.
///
/// It tells states apart and protects nothing: a fingerprint of the value as JSON.
public enum StateVersion {
  /// The word of a task as it stands.
  public static func of(_ todo: Todo) -> String {
    var plain = todo
    // A set comes out in another order each time.
    plain.triggers = []
    return word(plain, todo.triggers.ordered.map(\.rawValue).joined(separator: ","))
  }

  /// The word of a place as it stands.
  public static func of(_ place: Place) -> String { word(place, "") }

  private static func word(_ value: some Encodable, _ rest: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return "0" }
    return Fingerprint.text(data + Data(rest.utf8))
  }
}

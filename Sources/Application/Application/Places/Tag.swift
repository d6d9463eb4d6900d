import Text

/// The word that groups places.
package enum Tag {
  /// Lower case, without surrounding blanks or a leading `#`.
  package static func normalized(_ text: String) -> String {
    let trimmed = text.trimmingPrefix("#")
    return String(trimmed).lowercased().split(separator: " ").joined(separator: "-")
  }

  /// Returns the tag that a text means among those that there are; `nil` if it is none of them.
  ///
  /// The exact one, or else the first that has the same name (Q10).
  package static func named(_ text: String, among tags: Set<String>) -> String? {
    tags.sorted().named(normalized(text)) { $0 }.first
  }
}

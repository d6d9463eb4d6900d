/// The comparison of entity tags.
package enum EntityTag {
  /// Returns true if the list of an `If-None-Match` or `If-Match` contains a tag, or `*`.
  ///
  /// Source: RFC 9110 8.8.3.2, weak comparison.
  package static func list(_ list: String?, contains tag: String) -> Bool {
    guard let list else { return false }
    return list.split(separator: ",").contains { item in
      let word = item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let text = String(word)
      return text == "*" || bare(text) == bare(tag)
    }
  }

  private static func bare(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }
}

/// Comparing versions of what an address stands for.
enum EntityTag {
  /// Tells whether the list of an `If-None-Match` or `If-Match` names a tag, or any.
  ///
  /// Source: RFC 9110 8.8.3.2, weak comparison.
  static func list(_ list: String?, contains tag: String) -> Bool {
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

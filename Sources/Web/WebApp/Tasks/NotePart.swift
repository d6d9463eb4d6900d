/// A piece of a note: plain text, or a web address that can be followed.
struct NotePart: Sendable, Equatable {
  let text: String
  /// The address; `nil` for plain text.
  let href: String?

  /// Divides a note; only `http` and `https` addresses become links.
  ///
  /// A full stop or a bracket behind an address belongs to the sentence, unless the bracket was
  /// opened within the address.
  static func parts(of note: String) -> [NotePart] {
    var parts: [NotePart] = []
    var start = note.startIndex
    func add(_ text: Substring) {
      if !text.isEmpty { parts.append(NotePart(text: String(text), href: nil)) }
    }
    for match in note.matches(of: /(?i)\bhttps?:\/\/[^\s<>"'`{}|\\^]+/) {
      let address = trimmed(match.0)
      // A scheme alone leads nowhere.
      guard !address.hasSuffix("/") || address.count(where: { $0 == "/" }) > 2 else { continue }
      add(note[start..<match.range.lowerBound])
      parts.append(NotePart(text: String(address), href: String(address)))
      start = address.endIndex
    }
    add(note[start...])
    return parts
  }

  private static func trimmed(_ address: Substring) -> Substring {
    var address = address
    while let last = address.last, address.count > 1 {
      let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : nil
      if let opening {
        guard address.count(where: { $0 == last }) > address.count(where: { $0 == opening }) else {
          break
        }
      } else if !".,;:!?…".contains(last) {
        break
      }
      address = address.dropLast()
    }
    return address
  }
}

/// A case of an enumeration, or a pattern that matches one, as it stands in a source file.
struct CasePattern {
  /// The name of the case.
  let name: String
  /// The payloads or the patterns for them, without labels.
  let arguments: [String]

  /// Finds what begins with a prefix such as `case ` or `case .`.
  static func all(in code: String, after prefix: String) -> [CasePattern] {
    code.ranges(of: prefix).flatMap { patterns(code[$0.upperBound...]) }
  }

  /// Reads one pattern, or several with commas between them.
  private static func patterns(_ text: Substring) -> [CasePattern] {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { return [] }
    var rest = text.dropFirst(name.count)
    var arguments: [String] = []
    if rest.first == "(" {
      let inside = balanced(rest)
      rest = rest.dropFirst(inside.count + 2)
      arguments = split(inside).map(String.init)
    }
    let found = [CasePattern(name: String(name), arguments: arguments)]
    let next = rest.drop { $0 == "," || $0.isWhitespace }
    guard rest.first == "," else { return found }
    return found + patterns(next.first == "." ? next.dropFirst() : next)
  }

  /// Returns what stands between a parenthesis and the one that closes it.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    return text.dropFirst()
  }

  /// Splits at the commas that stand in no parentheses or brackets.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

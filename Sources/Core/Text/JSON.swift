/// A JSON value whose keys keep their order, for output that scripts can rely on.
///
/// Source of the syntax: RFC 8259.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
  /// A value that is JSON already, and is written as it stands.
  case written(String)

  /// The value on one line.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Returns an object with one more member at its end; other values stay as they are.
  package func adding(_ key: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + [(key, value)])
  }

  /// Returns an object with several more keys at its end.
  package func adding(_ members: [(String, JSON)]) -> JSON {
    guard case .object(let present) = self else { return self }
    return .object(present + members)
  }

  private func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.appendQuoted(value, to: &text)
    case .written(let value): text += value
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.append(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.appendQuoted(member.0, to: &text)
        text += ":"
        member.1.append(to: &text)
      }
      text += "}"
    }
  }

  /// JSON has no infinity; whole numbers lose their `.0`.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return value.description
  }

  private static func appendQuoted(_ value: String, to text: inout String) {
    text += "\""
    value.appendJSONEscaped(to: &text)
    text += "\""
  }
}

extension JSON {
  package init(_ value: String?) { self = value.map { .string($0) } ?? .null }

  package init(_ value: Double?) { self = value.map { .number($0) } ?? .null }

  /// A number rounded to some decimals, or null.
  package init(_ value: Double?, decimals: Int) {
    guard let value, value.isFinite else {
      self = .null
      return
    }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    self = .number((value * scale).rounded() / scale)
  }
}

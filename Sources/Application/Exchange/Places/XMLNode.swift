import Application
import Foundation
import Localization
import XML

/// An element that is small enough to keep, such as a waypoint.
final class XMLNode {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [XMLNode] = []
  fileprivate var bytes: [UInt8] = []

  private init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The text without blanks around it.
  var text: String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// True if it has neither text, attributes nor elements.
  var isEmpty: Bool { attributes.isEmpty && children.isEmpty && text.isEmpty }

  /// Returns the text of the first child of a name, unless it is empty.
  func text(of name: String) -> String? {
    children.first { $0.name == name }.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the first element of a name at any depth.
  func first(_ name: String) -> XMLNode? {
    for child in children {
      if child.name == name { return child }
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// Returns all elements of a name at any depth.
  func all(_ name: String) -> [XMLNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  /// Reads a document: keeps the elements of one name, each until `take` has returned, and counts
  /// the others.
  ///
  /// - Throws: `ExchangeFailure` with the line; what `take` throws.
  static func read(
    _ bytes: ArraySlice<UInt8>, _ work: FileWork, root: String, keeping kept: String,
    others: (String) -> Void, take: (XMLNode) throws -> Void
  ) throws {
    var open: [XMLNode] = []
    var depth = 0
    var reader: XMLReader?
    try withoutActuallyEscaping(others) { others in
      try withoutActuallyEscaping(take) { take in
        do {
          let made = try XMLReader(
            XMLReader.Handlers(
              begin: { name, attributes in
                try work.read()
                depth += 1
                if depth == 1, name != root {
                  throw ExchangeFailure(
                    line: reader?.line, ExchangePhrase.expected("<\(root)>", got: "<\(name)>"))
                }
                if !open.isEmpty || name == kept {
                  let node = XMLNode(name, attributes.values, line: reader?.line ?? 1)
                  open.last?.children.append(node)
                  open.append(node)
                } else {
                  others(name)
                }
              },
              text: { open.last?.bytes.append(contentsOf: $0) },
              end: { _ in
                depth -= 1
                guard let node = open.popLast(), open.isEmpty else { return }
                try take(node)
              }))
          reader = made
          defer { reader = nil }
          try made.read(bytes, isLast: true)
        } catch let problem as XMLProblem {
          throw ExchangeFailure(problem)
        }
      }
    }
  }
}

extension String {
  /// The text as content of an XML element or attribute; control characters are left out.
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

@_spi(Reflection) import Swift
import Testing

@testable import WebApp
@testable import WebPorts

/// Compares the keys of templates with the properties of the views that fill them in.
///
/// It follows sections, parts and the layout as Mustache does, but looks at types instead of
/// values: so it sees what is shown only in a rare state, too.
struct TemplateKeys {
  /// The texts of all templates, by name.
  let texts: [String: String]
  /// The keys without a property: template, key and view.
  private(set) var missing: Set<String> = []
  /// The properties that a template names, as `type.property`.
  private(set) var used: Set<String> = []
  /// The properties of all types that were entered.
  private(set) var declared: Set<String> = []
  /// The templates that were entered.
  private(set) var entered: Set<String> = []

  /// Creates a comparison with the given templates.
  init(
    texts: [String: String] = Dictionary(
      uniqueKeysWithValues: Asset.all.filter(\.isTemplate).map {
        (String($0.name.dropLast(".mustache".count)), $0.text)
      })
  ) {
    self.texts = texts
  }

  /// Compares the template of a view, its parts and its layout with the view.
  mutating func check(_ view: any TemplateView.Type) throws {
    try enter(view.template, Scope(stack: [Layout.self, view], view: view))
  }

  /// Where a key is looked for: the values around it, the innermost last.
  private struct Scope {
    var stack: [Any.Type]
    let view: any TemplateView.Type
    /// The blocks by which a template fills in its layout.
    var blocks: [String: (template: String, nodes: [Node])] = [:]
  }

  private mutating func enter(_ template: String, _ scope: Scope) throws {
    entered.insert(template)
    let text = try #require(texts[template], "there is no template \(template)")
    try walk(Node.parse(text), of: template, scope)
  }

  private mutating func walk(_ nodes: [Node], of template: String, _ scope: Scope) throws {
    for node in nodes {
      switch node {
      case .variable(let key): find(key, of: template, scope)
      case .section(let key, let nodes):
        var scope = scope
        guard let type = find(key, of: template, scope) else { continue }
        let inner = Self.inner(type)
        if inner != Bool.self { scope.stack.append(inner) }
        try walk(nodes, of: template, scope)
      case .inverted(let key, let nodes):
        find(key, of: template, scope)
        try walk(nodes, of: template, scope)
      case .part(let name): try enter(name, scope)
      case .layout(let name, let nodes):
        var scope = scope
        for case .block(let name, let nodes) in nodes { scope.blocks[name] = (template, nodes) }
        try enter(name, scope)
      case .block(let name, let nodes):
        let block = scope.blocks[name] ?? (template, nodes)
        try walk(block.nodes, of: block.template, scope)
      }
    }
  }

  /// Returns the type of a key's value, and notes where it has none.
  @discardableResult
  private mutating func find(_ key: String, of template: String, _ scope: Scope) -> Any.Type? {
    guard key != "." else { return String.self }
    let names = key.split(separator: ".").map(String.init)
    for type in scope.stack.reversed() {
      guard var found = property(names[0], of: type) else { continue }
      for (index, name) in names.enumerated().dropFirst() {
        if Self.inner(found) == AssetAddresses.self {
          // The rest of the key is the name of a file.
          let file = names[index...].joined(separator: ".")
          if AssetTable.embedded[file] != nil { return String.self }
        }
        guard let next = property(name, of: Self.inner(found)) else {
          return report(key, of: template, scope)
        }
        found = next
      }
      return found
    }
    return report(key, of: template, scope)
  }

  private mutating func report(_ key: String, of template: String, _ scope: Scope) -> Any.Type? {
    missing.insert("\(template): {{\(key)}} is no property of \(scope.view)")
    return nil
  }

  private mutating func property(_ name: String, of type: Any.Type) -> Any.Type? {
    if let values = type as? any Named.Type { return values.value }
    var found: Any.Type?
    // Texts and numbers have no properties that a template may name.
    guard !(type is any LosslessStringConvertible.Type) else { return nil }
    _ = _forEachField(of: type) { label, _, value, _ in
      let label = String(cString: label)
      declared.insert("\(String(reflecting: type)).\(label)")
      if label == name {
        found = value
        used.insert("\(String(reflecting: type)).\(label)")
      }
      return true
    }
    return found
  }

  /// Returns the type within optionals and lists.
  private static func inner(_ type: Any.Type) -> Any.Type {
    (type as? any Wrapping.Type).map { inner($0.wrapped) } ?? type
  }
}

/// A piece of a template; text between the keys is left out.
private indirect enum Node {
  case variable(String)
  case section(String, [Node])
  case inverted(String, [Node])
  case part(String)
  case layout(String, [Node])
  case block(String, [Node])

  /// Reads a template.
  static func parse(_ text: String) -> [Node] {
    var stack: [(sign: Character, key: String, nodes: [Node])] = [(" ", "", [])]
    for match in text.matches(of: /\{\{([#^\/>&<$]?)([^}]+)\}\}/) {
      let (sign, key) = (match.1.first, String(match.2))
      switch sign {
      case "#", "^", "<", "$": stack.append((sign ?? " ", key, []))
      case ">": stack[stack.count - 1].nodes.append(.part(key))
      case "/":
        let last = stack.removeLast()
        #expect(last.key == key)
        let node: Node =
          switch last.sign {
          case "#": .section(key, last.nodes)
          case "^": .inverted(key, last.nodes)
          case "<": .layout(key, last.nodes)
          default: .block(key, last.nodes)
          }
        stack[stack.count - 1].nodes.append(node)
      default: stack[stack.count - 1].nodes.append(.variable(key))
      }
    }
    return stack[0].nodes
  }
}

/// A type that holds another, which Mustache looks into.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Array: Wrapping {
  fileprivate static var wrapped: Any.Type { Element.self }
}

/// Values by name, such as errors by field, of which any name may be asked for.
private protocol Named {
  static var value: Any.Type { get }
}

extension Dictionary: Named where Key == String {
  fileprivate static var value: Any.Type { Value.self }
}

import Foundation
import Testing

@testable import WebApp
@testable import WebPorts

/// The description of `/api/v1`, as a test reads it.
struct OpenAPI {
  /// The description, read once; `Any` cannot say that nothing changes it.
  private nonisolated(unsafe) static let shared = Result { try OpenAPI(of: Asset.all) }

  /// The whole description.
  let root: [String: Any]
  /// All operations, as `GET /tasks/{id}`.
  let operations: [String: [String: Any]]

  init() throws { self = try Self.shared.get() }

  private init(of assets: [Asset]) throws {
    let file = try #require(assets.first { $0.name == "openapi.json" })
    let value = try JSONSerialization.jsonObject(with: Data(file.bytes))
    root = try #require(value as? [String: Any])
    var all: [String: [String: Any]] = [:]
    for (path, item) in root["paths"] as? [String: [String: [String: Any]]] ?? [:] {
      for (method, operation) in item { all["\(method.uppercased()) \(path)"] = operation }
    }
    operations = all
  }

  /// Returns the description of an answer; `nil` where there is none.
  func answer(_ operation: String, status: Int) -> [String: Any]? {
    let responses = operations[operation]?["responses"] as? [String: [String: Any]]
    return responses?[String(status)]
  }

  /// The regular expression of a form of text, such as `Moment`.
  func pattern(of form: String) -> String? {
    let schemas = (root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]]
    return schemas?[form]?["pattern"] as? String
  }

  /// Returns the differences of a value from the schema of an answer.
  func complaints(about body: Any?, as answer: [String: Any]) -> [String] {
    guard let content = answer["content"] as? [String: [String: Any]],
      let schema = content["application/json"]?["schema"] as? [String: Any]
    else { return body == nil ? [] : ["a body that is not described"] }
    guard let body else { return ["no body"] }
    return complaints(about: body, as: schema, at: "$")
  }

  /// Returns a schema without references: the named one, with the properties of all that it is of.
  private func resolved(_ schema: [String: Any]) -> [String: Any]? {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let schemas = (root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]]
      return schemas?[String(name)].flatMap(resolved)
    }
    var whole = schema
    for part in schema["allOf"] as? [[String: Any]] ?? [] {
      guard let part = resolved(part) else { return nil }
      whole["properties"] = (part["properties"] as? [String: Any] ?? [:])
        .merging(whole["properties"] as? [String: Any] ?? [:]) { $1 }
      whole["required"] =
        (whole["required"] as? [String] ?? []) + (part["required"] as? [String] ?? [])
    }
    return whole
  }

  private func complaints(about value: Any, as schema: [String: Any], at path: String) -> [String] {
    guard let schema = resolved(schema) else {
      return ["\(path): no schema \(schema["$ref"] ?? schema)"]
    }
    if let choices = (schema["oneOf"] ?? schema["anyOf"]) as? [[String: Any]] {
      let all = choices.map { complaints(about: value, as: $0, at: path) }
      return all.contains { $0.isEmpty } ? [] : all[0]
    }
    let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
    guard types.contains(where: { Self.isType($0, value) }) else {
      return ["\(path): \(value) is no \(types)"]
    }
    if let allowed = schema["enum"] as? [String], let text = value as? String,
      !allowed.contains(text)
    {
      return ["\(path): \(text) is none of \(allowed)"]
    }
    if let items = value as? [Any], let schema = schema["items"] as? [String: Any] {
      return items.enumerated().flatMap {
        complaints(about: $1, as: schema, at: "\(path)[\($0)]")
      }
    }
    guard let object = value as? [String: Any],
      let properties = schema["properties"] as? [String: [String: Any]]
    else { return [] }
    let required = schema["required"] as? [String] ?? []
    return required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      + object.flatMap { key, value in
        properties[key].map { complaints(about: value, as: $0, at: "\(path).\(key)") }
          ?? ["\(path).\(key) is not described"]
      }
  }

  private static func isType(_ name: String, _ value: Any) -> Bool {
    switch name {
    case "null": return value is NSNull
    case "string": return value is String
    case "array": return value is [Any]
    case "object": return value is [String: Any]
    case "boolean": return (value as? NSNumber).map { isFlag($0) } ?? false
    case "integer":
      return (value as? NSNumber).map {
        !isFlag($0) && $0.doubleValue == $0.doubleValue.rounded()
      }
        ?? false
    case "number": return (value as? NSNumber).map { !isFlag($0) } ?? false
    default: return false
    }
  }

  /// Returns true if a Foundation number holds a Boolean value.
  private static func isFlag(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}

import Foundation
import Mustache

/// The values of views as Mustache looks them up.
///
/// Mustache would reflect a struct again for each of its keys: a page of 460 tasks took five times
/// as long. So the whole view is reflected once.
enum TemplateValues {
  /// A struct within a view.
  ///
  /// A type of its own is found to be a parent in half the time that a dictionary needs.
  private struct Object: MustacheParent {
    let values: [String: Any]

    func child(named name: String) -> Any? { values[name] }
  }

  /// Returns the properties of a struct that are not `nil`, by name, and those of all within it.
  static func of(_ view: Any) -> [String: Any] {
    properties(Mirror(reflecting: view)).filter { !($0.value is NSNull) }
  }

  private static func properties(_ mirror: Mirror) -> [String: Any] {
    var values: [String: Any] = [:]
    values.reserveCapacity(mirror.children.count)
    for case (let name?, let value) in mirror.children {
      // What is absent is absent: without a value, Mustache would take one of the same name from
      // outside.
      values[name] = plain(value) ?? NSNull()
    }
    return values
  }

  private static func plain(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    if let isTrue = value as? Bool { return isTrue }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.flatMap { plain($0.value) }
    case .collection: mirror.children.compactMap { plain($0.value) }
    case .dictionary: (value as? [String: Any])?.compactMapValues(plain) ?? value
    case .struct: value as? any MustacheParent ?? Object(values: properties(mirror))
    default: value
    }
  }
}

import Mustache

/// The values of views as Mustache looks them up.
///
/// Mustache would reflect a struct again for each of its keys: a page of 460 tasks took five times
/// as long. So the whole view is reflected once.
enum TemplateValues {
  /// Returns the properties of a struct that are not `nil`, by name, and those of all within it.
  static func of(_ view: Any) -> [String: Any] { properties(Mirror(reflecting: view)) }

  private static func properties(_ mirror: Mirror) -> [String: Any] {
    var values: [String: Any] = [:]
    for case (let name?, let value) in mirror.children { values[name] = plain(value) }
    return values
  }

  private static func plain(_ value: Any) -> Any? {
    if let text = value as? String { return text }
    if let isTrue = value as? Bool { return isTrue }
    if let parent = value as? any MustacheParent { return parent }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.flatMap { plain($0.value) }
    case .collection: mirror.children.compactMap { plain($0.value) }
    case .struct: properties(mirror)
    default: value
    }
  }
}

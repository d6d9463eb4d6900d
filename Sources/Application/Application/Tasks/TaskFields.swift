/// The fields of a task as typed; those not given are absent.
///
/// `TaskField.all` describes the values of each.
package struct TaskFields: Sendable, Hashable {
  private var texts: [RequestField: String] = [:]
  /// Names of places, `#tags`, or `none`.
  package var place: [String] = []
  /// Names of persons, or `none` for anyone.
  package var persons: [String] = []

  /// Creates fields of which none is given.
  package init() {}

  /// True if the task is not to repeat.
  var wantsOnce: Bool { self[.every]?.trimmed.lowercased() == "none" }

  /// True if a field has a value that is not `none`.
  func has(_ field: RequestField) -> Bool {
    self[field].map { $0.trimmed.lowercased() != "none" } ?? false
  }

  /// Accesses the text of a field; the names of places and persons are separated by line ends.
  package subscript(field: RequestField) -> String? {
    get {
      switch field {
      case .place: place.isEmpty ? nil : place.joined(separator: "\n")
      case .for: persons.isEmpty ? nil : persons.joined(separator: "\n")
      default: texts[field]
      }
    }
    set {
      switch field {
      case .place: place = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      case .for: persons = newValue.map { $0.split(separator: "\n").map(String.init) } ?? []
      default: texts[field] = newValue
      }
    }
  }

  /// Returns the given ones among some fields.
  package func only(_ kept: some Sequence<RequestField>) -> TaskFields {
    var fields = TaskFields()
    for field in kept { fields[field] = self[field] }
    return fields
  }
}

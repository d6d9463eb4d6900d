package import HTTPTypes

extension HTTPFields {
  /// Returns the value of a field that a request has once; `nil` without it, and where it stands
  /// more than once.
  ///
  /// The subscript, which joins the values of all, costs a small request a twentieth of its time.
  package func only(_ name: HTTPField.Name) -> String? {
    var value: String?
    for field in self where field.name == name {
      guard value == nil else { return nil }
      value = field.value
    }
    return value
  }

  /// Returns the values of a field that is a list, in their order, also where it stands more than
  /// once; without empty ones.
  package func list(_ name: HTTPField.Name) -> [String] {
    (self[name] ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty }
  }

  /// The scheme that the browser uses, in lowercase, as the proxy in front says; of several
  /// proxies, the first one speaks with the browser.
  package var forwardedScheme: String? { list(.forwardedProtocol).first?.lowercased() }
}

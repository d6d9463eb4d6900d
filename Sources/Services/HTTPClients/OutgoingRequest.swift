/// A request to a web server.
package struct OutgoingRequest: Sendable {
  /// The address.
  package var url: String
  /// The body of a POST; `nil` for a GET.
  package var body: [UInt8]?
  /// The most bytes of the answer's body, which is read only from an answer with 200.
  package var longestAnswer = 0
  /// The names and values of the header fields.
  package private(set) var fields: [(name: String, value: String)] = []

  /// Creates a GET, whose answer counts without its body.
  package init(url: String) { self.url = url }

  /// Sets a header field, in the place of one with that name.
  package mutating func set(_ name: String, to value: String) {
    fields.removeAll { $0.name.lowercased() == name.lowercased() }
    fields.append((name, value))
  }
}

/// The answer to a request.
package struct OutgoingAnswer: Sendable {
  /// The status.
  package internal(set) var status = 0
  /// The header fields by names in small letters; of several with one name the first.
  package internal(set) var fields: [String: String] = [:]
  /// The body, as far as it was asked for.
  package internal(set) var body: [UInt8] = []

  /// True for a status of success.
  package var isSuccess: Bool { (200..<300).contains(status) }
}

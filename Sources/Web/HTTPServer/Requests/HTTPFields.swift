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

extension HTTPField.Name {
  package static let referrerPolicy = known("Referrer-Policy")
  package static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
  package static let xFrameOptions = known("X-Frame-Options")
  package static let fetchSite = known("Sec-Fetch-Site")
  package static let fetchMode = known("Sec-Fetch-Mode")
  package static let forwardedProtocol = known("X-Forwarded-Proto")
  package static let forwardedFor = known("X-Forwarded-For")
  package static let lastEventID = known("Last-Event-ID")
  package static let fragment = known("X-Fragment")

  package static let accelBuffering = known("X-Accel-Buffering")
  package static let purpose = known("Purpose")
  package static let secPurpose = known("Sec-Purpose")
  package static let xPurpose = known("X-Purpose")
  package static let xMoz = known("X-Moz")

  package static func known(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}

/// The comparison of entity tags.
package enum EntityTag {
  /// Returns true if the list of an `If-None-Match` or `If-Match` contains a tag, or `*`.
  ///
  /// Source: RFC 9110 8.8.3.2, weak comparison.
  package static func list(_ list: String?, contains tag: String) -> Bool {
    guard let list else { return false }
    return list.split(separator: ",").contains { item in
      let word = item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let text = String(word)
      return text == "*" || bare(text) == bare(tag)
    }
  }

  private static func bare(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }
}

package import Foundation

/// Why a text is no web address.
package enum WebAddressFault: Error, Sendable, Hashable {
  /// It is no address.
  case noAddress
  /// It begins with something else than `http://` or `https://`.
  case otherScheme
  /// It has no host.
  case noHost
  /// It has the name or the password of a user.
  case user
  /// Its port is outside 1 to 65535.
  case port
}

extension URLComponents {
  /// Reads a web address: `http` or `https`, with a host, and without user and password.
  package init(
    webAddress text: String, encodingInvalidCharacters isEncoding: Bool = true
  ) throws(WebAddressFault) {
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: isEncoding),
      let scheme = parts.scheme?.lowercased()
    else { throw .noAddress }
    guard ["http", "https"].contains(scheme) else { throw .otherScheme }
    guard parts.host?.isEmpty == false else { throw .noHost }
    guard parts.user == nil, parts.password == nil else { throw .user }
    // A port that is too long for a number has a place, and no value.
    let port = parts.port ?? (parts.rangeOfPort?.isEmpty ?? true ? 80 : 0)
    guard (1...65_535).contains(port) else { throw .port }
    self = parts
  }
}

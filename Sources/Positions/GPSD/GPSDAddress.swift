package import Localization
import Text

/// The address of a gpsd: a host and a TCP port.
///
/// Written `HOST`, `HOST:PORT`, `:PORT` or, for a numeric IPv6 address, `[ADDRESS]` or
/// `[ADDRESS]:PORT`. The defaults are `localhost` and 2947, the port that IANA assigned to gpsd.
package struct GPSDAddress: Sendable, Hashable, CustomStringConvertible {
  /// A name or a numeric address, without brackets.
  package let host: String
  /// 1 to 65535.
  package let port: Int

  /// gpsd on this machine: `localhost:2947`.
  package static let local = GPSDAddress(checkedHost: "localhost", port: 2947)

  /// Creates an address from its parts.
  ///
  /// - Throws: `GPSDAddressError.host` for a host that is empty or has characters that no host name
  ///   has, `.port` for a port outside 1...65535.
  package init(host: String, port: Int = 2947) throws(GPSDAddressError) {
    guard Self.isHost(host) else { throw .host(host, in: host) }
    guard (1...65_535).contains(port) else { throw .port("\(port)", in: "\(host):\(port)") }
    self.init(checkedHost: host, port: port)
  }

  /// Parses an address as a user writes it.
  ///
  /// - Throws: `GPSDAddressError`.
  package init(parsing text: String) throws(GPSDAddressError) {
    let (host, port) = try Self.split(text)
    if let port {
      guard port.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(port),
        (1...65_535).contains(number)
      else { throw .port(String(port), in: text) }
      self.init(checkedHost: String(host), port: number)
    } else {
      self.init(checkedHost: String(host), port: Self.local.port)
    }
    guard Self.isHost(self.host) else { throw .host(self.host, in: text) }
  }

  private init(checkedHost host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// The address in a form that can be parsed, with its port.
  package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  private static func split(
    _ text: String
  ) throws(GPSDAddressError) -> (host: Substring, port: Substring?) {
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { throw .brackets(text) }
      let host = text[text.index(after: text.startIndex)..<end]
      let rest = text[text.index(after: end)...]
      guard host.contains(":") else { throw .brackets(text) }
      if rest.isEmpty { return (host, nil) }
      guard rest.hasPrefix(":") else { throw .brackets(text) }
      return (host, rest.dropFirst())
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (text[...], nil) }
    guard !parts[1].contains(":") else { throw .brackets(text) }
    return (parts[0].isEmpty ? "localhost" : parts[0], parts[1])
  }

  /// Returns true for a host name; libgps gives other texts a meaning of their own, such as
  /// "shared memory".
  private static func isHost(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 256
      && text.unicodeScalars.allSatisfy {
        $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace
          && !"/\"'[]@".unicodeScalars.contains($0)
      }
  }
}

package enum GPSDAddressError: Error, Hashable, Phrased {
  /// The host is empty or has characters that no host has.
  case host(String, in: String)
  /// The port is not a number from 1 to 65535.
  case port(String, in: String)
  /// Colons without brackets, or brackets that do not enclose an IPv6 address.
  case brackets(String)

  /// The sentence for the user.
  package var phrase: PositionPhrase {
    switch self {
    case .host(let host, let text):
      .wrongHost(host.cleanLine(cutAfter: 200), address: text.cleanLine(cutAfter: 200))
    case .port(let port, let text):
      .wrongPort(port.cleanLine(cutAfter: 200), address: text.cleanLine(cutAfter: 200))
    case .brackets(let text): .wrongBrackets(address: text.cleanLine(cutAfter: 200))
    }
  }
}

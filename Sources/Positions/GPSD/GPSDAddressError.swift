package import Localization
import Text

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

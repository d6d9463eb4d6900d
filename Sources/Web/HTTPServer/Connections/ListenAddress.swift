import Localization
import NIOCore

/// The address that the page is served at.
package struct ListenAddress: Sendable, Hashable {
  /// An IP address of this machine, or `localhost`.
  package let host: String
  /// The port; 0 for a free one.
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// True if only this machine can reach it.
  package var isLoopback: Bool {
    host == "localhost" || Self.isLoopback(host) || host == "::1"
  }

  /// Returns true for the addresses `127.0.0.0/8`.
  private static func isLoopback(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// True if it stands for all addresses of this machine.
  var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

  /// Returns the address to open in a browser.
  package func text(port: Int) -> String {
    switch host {
    case "0.0.0.0": "http://127.0.0.1:\(port)"
    case "::": "http://[::1]:\(port)"
    default: host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
  }

  /// Returns why the server cannot listen there, and what to do.
  package func advice(after error: any Error) -> String {
    guard let error = error as? IOError else { return "\(error)" }
    return switch error.errnoCode {
    case Errno.addressInUse: WebPhrase.portTaken(port).text
    case Errno.notPermitted: WebPhrase.portReserved(port).text
    case Errno.noSuchAddress: WebPhrase.noSuchAddress("\"\(host)\"").text
    default: "\(error)"
    }
  }
}

package import Foundation
import HTTPTypes
import Hummingbird

/// The receiver of what phones send, behind the addresses below `/pub`.
package struct PhonePort: Sendable {
  /// The largest body of a request, in bytes.
  package let maximumBytes: @Sendable () -> Int
  /// The addresses of proxies whose word about the protocol counts.
  package let trustedProxies: @Sendable () -> [String]
  /// Returns if credentials are right: `.taken` or `.unknown`.
  package let check: @Sendable (PhoneCredentials) async -> PhoneReply
  /// Processes a request, and returns the answer after what it brings is committed.
  package let receive: @Sendable (PhoneCredentials, PhoneRequest) async -> PhoneReply
  /// Processes the position of a browser, by the UUID of its device, and returns after its commit.
  ///
  /// `nil` if there is no such browser.
  package let position: @Sendable (_ browser: UUID, BrowserPosition) async -> BrowserReply?

  package init(
    maximumBytes: @escaping @Sendable () -> Int = { 2 * 1024 * 1024 },
    trustedProxies: @escaping @Sendable () -> [String] = { [] },
    check: @escaping @Sendable (PhoneCredentials) async -> PhoneReply,
    receive: @escaping @Sendable (PhoneCredentials, PhoneRequest) async -> PhoneReply,
    position: @escaping @Sendable (_ browser: UUID, BrowserPosition) async -> BrowserReply? = {
      _, _ in nil
    }
  ) {
    self.maximumBytes = maximumBytes
    self.trustedProxies = trustedProxies
    self.check = check
    self.receive = receive
    self.position = position
  }
}

/// How a phone shows who it is.
package enum PhoneCredentials: Sendable, Hashable {
  /// Basic authentication: a person or a device, and the key of the device.
  case basic(user: String, key: String)
  /// The key in the address, or as a bearer token.
  case key(String)
}

package struct PhoneRequest: Sendable, Hashable {
  /// The body; empty for a `GET`.
  package let body: [UInt8]
  /// The query of the address, still encoded.
  package let query: String
  /// True if the key came as a bearer token, which only Overland does.
  package let isBearer: Bool
  /// True for OwnTracks on Android.
  package let isAndroid: Bool
  /// True if the key came over the internet without encryption.
  package let isExposed: Bool

  package init(
    body: [UInt8], query: String = "", isBearer: Bool = false, isAndroid: Bool = false,
    isExposed: Bool = false
  ) {
    self.body = body
    self.query = query
    self.isBearer = isBearer
    self.isAndroid = isAndroid
    self.isExposed = isExposed
  }
}

/// The answer to a phone (P16).
package enum PhoneReply: Sendable, Hashable {
  /// The request was processed, whether its positions were used or not; the text is JSON, or empty.
  case taken(String)
  /// It cannot be stored now; the phone is to try again after some seconds.
  case later(seconds: Int)
  /// The credentials belong to no device.
  case unknown
}

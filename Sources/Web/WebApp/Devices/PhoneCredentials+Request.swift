import Foundation
import HTTPServer
import HTTPTypes
import WebPorts

extension PhoneCredentials {
  /// Reads the credentials of a request: the key in its path, else the header; `nil` without any.
  init?(key: Substring, headers: HTTPFields) {
    guard key.isEmpty else {
      self = .key(key.removingPercentEncoding ?? String(key))
      return
    }
    let header = headers.only(.authorization) ?? ""
    let scheme = header.utf8.prefix { $0 != UInt8(ascii: " ") }
    let value = header.utf8[scheme.endIndex...].drop { $0 == UInt8(ascii: " ") }
    guard !value.isEmpty, !value.contains(UInt8(ascii: " ")) else { return nil }
    switch Substring(scheme).lowercased() {
    case "bearer": self = .key(String(Substring(value)))
    case "basic":
      guard let data = Data(base64Encoded: String(Substring(value))),
        let text = String(validating: data, as: UTF8.self),
        let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      self = .basic(user: String(text[..<colon]), key: String(text[text.index(after: colon)...]))
    default: return nil
    }
  }
}

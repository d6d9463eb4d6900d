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
    let parts = (headers.only(.authorization) ?? "").utf8.split(separator: UInt8(ascii: " "))
    guard parts.count == 2 else { return nil }
    switch Substring(parts[0]).lowercased() {
    case "bearer": self = .key(String(Substring(parts[1])))
    case "basic":
      guard let data = Data(base64Encoded: String(Substring(parts[1]))),
        let text = String(validating: data, as: UTF8.self),
        let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      self = .basic(user: String(text[..<colon]), key: String(text[text.index(after: colon)...]))
    default: return nil
    }
  }
}

import Foundation
import HTTPTypes
import Hummingbird

extension PhoneCredentials {
  /// Reads the credentials of a request: the key in its path, else the header; `nil` without any.
  init?(_ request: Request) {
    let key = request.uri.path.dropFirst(PhoneMiddleware.path.count + 1)
    guard key.isEmpty else {
      self = .key(String(key))
      return
    }
    if let token = request.bearerToken {
      self = .key(token)
      return
    }
    let parts = (request.headers[.authorization] ?? "").split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let data = Data(base64Encoded: String(parts[1])),
      let text = String(validating: data, as: UTF8.self),
      let colon = text.firstIndex(of: ":")
    else { return nil }
    self = .basic(user: String(text[..<colon]), key: String(text[text.index(after: colon)...]))
  }
}

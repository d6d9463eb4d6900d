import AsyncHTTPClient
import NIOCore

extension HTTPClientResponse.Body {
  /// The first line of an answer with something in it, for an error message; an endless one is cut.
  var firstLine: String {
    get async {
      let limit = 4096
      var bytes: [UInt8] = []
      do {
        for try await part in self {
          bytes += part.readableBytesView.prefix(limit - bytes.count)
          if bytes.count >= limit { break }
        }
      } catch {
        // What was read so far will do.
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
    }
  }
}

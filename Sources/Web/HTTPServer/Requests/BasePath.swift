import HTTPTypes
package import Hummingbird

/// The path below which a proxy shows the site, from its public address; empty at the root of its
/// host.
///
/// Routes and views know addresses from the root only. This is the one place that knows the path:
/// it is taken from requests, also from those of phones, and put before what answers name. A
/// request without it is served as well, since some proxies strip it.
package struct BasePath: Sendable, Hashable {
  /// The path without a slash at its end, such as `/passby`.
  package let text: String

  /// Reads the path of an address; empty without one.
  package init(of address: String?) {
    let rest = address?.firstRange(of: "://").flatMap { address?[$0.upperBound...] } ?? ""
    var path = rest.drop { $0 != "/" }
    while path.last == "/" { path.removeLast() }
    text = String(path)
  }

  /// True at the root of the host.
  package var isEmpty: Bool { text.isEmpty }

  /// Returns an address of the site with the path.
  package func address(_ local: String) -> String { text + local }

  /// Returns a request as the routes know it.
  ///
  /// nginx leaves two slashes where it strips a path that its configuration names without a slash.
  package func removed(from request: Request) -> Request {
    guard let path = request.head.path else { return request }
    let target = "/" + (rest(of: path) ?? path[...]).drop { $0 == "/" }
    guard target != path else { return request }
    var head = request.head
    head.path = target
    return Request(head: head, body: request.body)
  }

  /// Returns where a request for the path itself belongs, since a service worker has what is below
  /// a slash; `nil` for any other request.
  package func ownAddress(_ request: Request) -> String? {
    guard !isEmpty, request.isSafe, let path = request.head.path, let rest = rest(of: path),
      !rest.hasPrefix("/")
    else { return nil }
    return text + "/" + rest
  }

  /// Puts the path before the addresses that a header names, and keeps cookies below it.
  package func add(to response: inout Response) {
    if let location = response.headers[.location], location.hasPrefix("/"),
      !location.hasPrefix("//")
    {
      response.headers[.location] = text + location
    }
    let cookies = response.headers[values: .setCookie]
    guard !cookies.isEmpty else { return }
    response.headers[values: .setCookie] = cookies.map { cookie in
      cookie.split(separator: "; ").map { $0 == "Path=/" ? "Path=\(text)" : String($0) }
        .joined(separator: "; ")
    }
  }

  /// Puts the path before the addresses in the attributes of a page.
  ///
  /// Texts of users cannot look like such an attribute: their quotation marks are escaped.
  package func add(to html: String) -> String {
    guard !isEmpty else { return html }
    var html = html
    return html.withUTF8 { page in
      var result: [UInt8] = []
      result.reserveCapacity(page.count + page.count / 16)
      var copied = 0
      for quote in page.indices.dropFirst(2).dropLast() where page[quote] == UInt8(ascii: "\"") {
        guard page[quote - 1] == UInt8(ascii: "="), page[quote + 1] == UInt8(ascii: "/"),
          // Two slashes begin the address of another host.
          page.dropFirst(quote + 2).first != UInt8(ascii: "/"),
          Self.attributes.contains(where: { page[..<(quote - 1)].ends(with: $0) })
        else { continue }
        result += page[copied...quote]
        result += text.utf8
        copied = quote + 1
      }
      result += page[copied...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The attributes that hold addresses.
  private static let attributes = [
    " href", " src", " action", " formaction", " content", " data-tiles", " data-thumb",
    " data-world", " data-preview", " data-source",
  ].map { Array($0.utf8) }

  /// Returns what follows the path in the target of a request; `nil` if it is not below the path.
  private func rest(of target: String) -> Substring? {
    guard !isEmpty, target.hasPrefix(text) else { return nil }
    let rest = target.dropFirst(text.count)
    return rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") ? rest : nil
  }
}

extension UnsafeBufferPointer<UInt8>.SubSequence {
  /// Returns true if the bytes end with others.
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}

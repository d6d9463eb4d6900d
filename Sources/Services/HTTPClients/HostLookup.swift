import Dispatch
import Foundation

/// The look-up of the addresses of a name.
enum HostLookup {
  /// Resolves a name; ends early if the task is cancelled, though the system's look-up continues.
  ///
  /// - Throws: `CancellationError`.
  static func system(_ name: String) async throws -> [String] {
    let (answers, continuation) = AsyncStream<[String]>.makeStream()
    // The call blocks, for as long as the name servers do.
    DispatchQueue.global().async {
      continuation.yield(addresses(of: name))
      continuation.finish()
    }
    for await answer in answers { return answer }
    throw CancellationError()
  }

  /// Returns the addresses of a name, the one to try first in front; none if it has none.
  private static func addresses(of name: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).compactMap { entry in
      guard let entry = entry?.pointee else { return nil }
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
          == 0
      else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

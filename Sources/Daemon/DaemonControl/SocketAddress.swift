import Foundation

/// The address of a Unix socket: unix(7).
struct SocketAddress {
  /// The longest path that fits, in bytes.
  static let longestPath = 107

  private var address = sockaddr_un()
  private var length: socklen_t

  /// Creates an address; a path that begins with `@` is abstract.
  ///
  /// Returns `nil` for a path that is empty or too long.
  init?(path: String) {
    var bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestPath, !bytes.contains(0) else { return nil }
    let isAbstract = bytes[0] == UInt8(ascii: "@")
    if isAbstract { bytes[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    length = socklen_t(start + bytes.count + (isAbstract ? 0 : 1))
  }

  /// Calls a function with the address in the form of the system.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}

import Foundation

/// Ports of the loopback for servers that start later, or more than once.
///
/// They lie below the range from which the system gives ports to clients and to servers that ask
/// for any port, so that nothing else takes a port while its server does not run. A port is
/// reserved by a Unix socket with an abstract name: such a name exists once on the machine, and
/// ends with the process.
package enum LoopbackPort {
  private static let range = 20_000..<30_000

  /// Returns a port that nothing uses and that no other caller gets, in this process or another.
  package static func reserve() throws -> Int {
    for _ in 0..<1000 {
      let port = Int.random(in: range)
      if reserveName(of: port), isFree(port) { return port }
    }
    throw POSIXError(.EADDRINUSE)
  }

  /// Returns true if a server accepts connections at a port.
  package static func isListening(_ port: Int) -> Bool {
    let descriptor = openSocket(AF_INET)
    defer { close(descriptor) }
    return connect(descriptor, to: port)
  }

  /// Connects a socket to a port; returns false if nothing listens there.
  package static func connect(_ descriptor: Int32, to port: Int) -> Bool {
    withAddress(port) { Foundation.connect(descriptor, $0, $1) == 0 }
  }

  /// Listens at a port, or at one that the system chooses.
  package static func listen(at wanted: Int = 0) throws -> (descriptor: Int32, port: Int) {
    let descriptor = openSocket(AF_INET)
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound =
      withAddress(wanted) { bind(descriptor, $0, $1) == 0 }
      && Foundation.listen(descriptor, 16) == 0
      && withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(descriptor, $0, &length) == 0
        }
      }
    guard isBound else {
      close(descriptor)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  private static func isFree(_ port: Int) -> Bool {
    let descriptor = openSocket(AF_INET)
    defer { close(descriptor) }
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    return withAddress(port) { bind(descriptor, $0, $1) == 0 }
  }

  /// Binds the name of a port; its socket stays open until the process ends.
  private static func reserveName(of port: Int) -> Bool {
    let descriptor = openSocket(AF_UNIX)
    let name = Array("\0passby-test-port-\(port)".utf8)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0
      }
    }
    if !isBound { close(descriptor) }
    return isBound
  }

  private static func openSocket(_ family: Int32) -> Int32 {
    socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  private static func withAddress<Result>(
    _ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

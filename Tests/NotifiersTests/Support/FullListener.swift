import Foundation

/// A listening socket whose queue is full: nobody can connect, and nobody is refused.
struct FullListener {
  let port: Int
  private let sockets: [Int32]

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var sockets = [listener]
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(listener, address, size)
        _ = listen(listener, 0)
        _ = getsockname(listener, address, &size)
        for _ in 0..<4 {
          let client = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
          _ = connect(client, address, size)
          sockets.append(client)
        }
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    self.sockets = sockets
  }

  func close() { for socket in sockets { Foundation.close(socket) } }
}

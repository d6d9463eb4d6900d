import Foundation

/// The addresses at which other machines can reach this one.
enum NetworkAddresses {
  /// The IPv4 addresses of all interfaces that are up, without the loopback; those of home networks
  /// first, and those that containers use last.
  static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: Set<String> = []
    for interface in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let interface = interface?.pointee, let address = interface.ifa_addr,
        address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      let flags = interface.ifa_flags
      guard flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard
        getnameinfo(
          address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      addresses.insert(
        String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return sorted(addresses)
  }

  /// Returns addresses in the order in which a phone in the same network is likely to reach them.
  static func sorted(_ addresses: some Sequence<String>) -> [String] {
    let beginnings = ["192.168.", "10.", "172."]
    func rank(_ address: String) -> Int {
      switch beginnings.firstIndex(where: address.hasPrefix) {
      case 2: 3
      case let rank?: rank
      case nil: 2
      }
    }
    return addresses.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// Returns the addresses to open on another machine if the page listens on all interfaces.
  static func pages(at page: String, listening host: String) -> [String] {
    guard host == "0.0.0.0" || host == "::", let port = URLComponents(string: page)?.port else {
      return []
    }
    return all.map { "http://\($0):\(port)" }
  }
}

import Foundation

/// The addresses at which other machines can reach this one.
enum NetworkAddresses {
  /// An IPv4 address and its interface.
  struct Found: Hashable {
    let interface: String
    let address: String
  }

  /// The IPv4 addresses that a phone in the same network may reach, the likeliest first.
  static var all: [String] {
    let routes = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)
    return reachable(found, main: routes.flatMap(mainInterface)) { name in
      FileManager.default.fileExists(atPath: "/sys/class/net/\(name)/bridge")
    }
  }

  /// Returns the addresses of the interface with the default route, then the others; none of a
  /// bridge, which containers and virtual machines use, and none that holds on its link only.
  static func reachable(
    _ found: some Sequence<Found>, main: String?, isBridge: (_ interface: String) -> Bool
  ) -> [String] {
    let usable = found.filter { each in
      !each.address.hasPrefix("169.254.") && !each.address.hasPrefix("127.")
        && (each.interface == main || !isBridge(each.interface))
    }
    let first = Set(usable.filter { $0.interface == main }.map(\.address))
    return sorted(first) + sorted(Set(usable.map(\.address)).subtracting(first))
  }

  /// Returns the interface of the default route in a table of routes; `nil` without one.
  ///
  /// Source: proc_pid_net(5), `/proc/net/route`.
  static func mainInterface(routes: String) -> String? {
    let defaults = routes.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(whereSeparator: \.isWhitespace)
      let isDefault = parts.count > 7 && parts[1] == "00000000" && parts[7] == "00000000"
      return isDefault ? (name: String(parts[0]), metric: Int(parts[6]) ?? .max) : nil
    }
    return defaults.min { $0.metric < $1.metric }?.name
  }

  /// The addresses of all interfaces that are up, without the loopback.
  private static var found: Set<Found> {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: Set<Found> = []
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
      let text = String(
        decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      addresses.insert(Found(interface: String(cString: interface.ifa_name), address: text))
    }
    return addresses
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

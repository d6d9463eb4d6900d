import HTTPClients
import Testing

struct IPNetworkTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.1.2.3", true), ("10.0.0.0/8", "11.1.2.3", false),
    ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
    ("192.168.4.0/22", "192.168.7.255", true), ("192.168.4.0/22", "192.168.8.0", false),
    ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false), ("::1", "127.0.0.1", false),
    ("0.0.0.0/0", "1.2.3.4", true), ("10.0.0.0/33", "10.0.0.1", false), ("x", "x", false),
  ])
  func `an address is in a range, or not`(network: String, address: String, isInside: Bool) {
    #expect((IPNetwork(network)?.contains(address) ?? false) == isInside)
  }
}

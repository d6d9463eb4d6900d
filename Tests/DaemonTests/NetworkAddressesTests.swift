import Testing

@testable import Daemon

struct NetworkAddressesTests {
  @Test
  func `only a page on all interfaces has addresses for other devices`() {
    #expect(NetworkAddresses.pages(at: "http://127.0.0.1:7575", listening: "127.0.0.1") == [])
    #expect(NetworkAddresses.pages(at: "http://192.168.1.5:7575", listening: "192.168.1.5") == [])
    let pages = NetworkAddresses.pages(at: "http://127.0.0.1:7575", listening: "0.0.0.0")
    #expect(pages == NetworkAddresses.all.map { "http://\($0):7575" })
    #expect(!pages.contains("http://127.0.0.1:7575"))
  }

  @Test func `the address of a home network comes before those of containers`() {
    #expect(
      NetworkAddresses.sorted([
        "172.17.0.1", "10.0.0.7", "203.0.113.4", "192.168.1.20", "192.168.1.2",
      ]) == ["192.168.1.2", "192.168.1.20", "10.0.0.7", "203.0.113.4", "172.17.0.1"])
  }

  @Test func `the interface of the default route comes first, and no bridge`() {
    typealias Found = NetworkAddresses.Found
    let found = [
      Found(interface: "eth0", address: "10.0.0.7"),
      Found(interface: "wlan0", address: "192.168.1.5"),
      Found(interface: "docker0", address: "172.17.0.1"),
      Found(interface: "usb0", address: "169.254.3.4"),
    ]
    let isBridge: (String) -> Bool = { $0 == "docker0" }
    #expect(
      NetworkAddresses.reachable(found, main: "eth0", isBridge: isBridge)
        == ["10.0.0.7", "192.168.1.5"])
    #expect(
      NetworkAddresses.reachable(found, main: nil, isBridge: isBridge)
        == ["192.168.1.5", "10.0.0.7"])
    #expect(NetworkAddresses.reachable([found[2], found[3]], main: nil, isBridge: isBridge) == [])
  }

  @Test func `the default route with the least metric is read`() {
    let head = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT\n"
    let wlan = "wlan0\t00000000\t0102A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
    let wire = "eth0\t00000000\t0102A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
    let near = "eth1\t000200C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n"
    #expect(NetworkAddresses.mainInterface(routes: head + near + wlan + wire) == "eth0")
    #expect(NetworkAddresses.mainInterface(routes: head + near) == nil)
    #expect(NetworkAddresses.mainInterface(routes: "") == nil)
  }
}

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
}

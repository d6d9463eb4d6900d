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
}

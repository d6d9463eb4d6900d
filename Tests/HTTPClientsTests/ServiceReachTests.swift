import Testing

@testable import HTTPClients

/// Where services are that were chosen on the page (SSRF).
struct ServiceReachTests {
  @Test(arguments: [
    "http://127.0.0.1:8080", "http://localhost", "http://LOCALHOST:1", "https://a.localhost/",
    "http://127.1", "http://2130706433/", "http://0x7f.1", "http://[::1]:1", "http://0.0.0.0",
    "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/latest", "http://127.8.9.10",
  ])
  func `all spellings of this computer and its link are told apart`(url: String) async {
    #expect(await ServiceReach.of(url) == .thisComputer)
  }

  @Test(arguments: [
    ("http://192.0.2.1", "192.0.2.1"), ("http://10.255.255.254:8080", "10.255.255.254"),
    ("http://[fd00::1]", "fd00::1"),
  ])
  func `an address of a private network is named`(url: String, address: String) async {
    #expect(await ServiceReach.of(url) == .network(address: address))
  }

  @Test(arguments: ["https://93.184.215.14", "ftp://127.0.0.1", "", "https://a.invalid/"])
  func `others are on the internet or nowhere`(url: String) async {
    #expect(await ServiceReach.of(url) == .internet)
  }

  @Test(arguments: [
    (["93.184.215.14", "127.0.0.1"], ServiceReach.thisComputer), (["fe80::1%eth0"], .thisComputer),
    (["10.0.0.2"], .network(address: "10.0.0.2")), (["10.0.0.1"], .thisComputer),
    (["93.184.215.14", "10.0.0.2"], .network(address: "10.0.0.2")), ([], .internet),
    (["::ffff:10.0.0.2"], .network(address: "10.0.0.2")),
  ])
  func `the nearest address of a name counts`(addresses: [String], reach: ServiceReach) {
    #expect(ServiceReach.of(addresses: addresses, isOwn: { $0 == "10.0.0.1" }) == reach)
  }
}

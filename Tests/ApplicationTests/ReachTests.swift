import Application
import Testing

/// From where an address can be reached.
struct ReachTests {
  @Test(
    arguments: [
      ("http://127.0.0.1:7575", .local), ("http://127.9.9.9", .local),
      ("http://[::1]:7575", .local),
      ("http://localhost:7575/pub", .local), ("http://LOCALHOST.", .local),
      ("http://[::ffff:127.0.0.1]", .local),
      ("http://10.0.0.1", .private), ("http://172.16.0.1", .private),
      ("http://172.31.255.255", .private), ("http://192.168.1.2:7575", .private),
      ("http://169.254.1.1", .private), ("http://[fd00::1]", .private),
      ("http://[fc12::1]", .private), ("http://[fe80::1%25eth0]", .private),
      ("http://[febf::1]", .private), ("http://0.0.0.0:7575", .private), ("http://[::]", .private),
      ("http://[::ffff:192.168.1.1]", .private), ("http://pi", .private),
      ("http://pi.local", .private), ("http://pi.LAN", .private),
      ("http://pi.home.arpa.", .private),
      ("", .private), ("nonsense", .private), ("http://", .private),
      ("https://passby.example.org", .public), ("http://172.32.0.1", .public),
      ("http://172.15.0.1", .public), ("http://192.169.0.1", .public), ("http://8.8.8.8", .public),
      ("http://100.64.0.1:7575", .public), ("http://100.127.255.255", .public),
      ("http://pi.tail1234.ts.net", .public), ("http://[2001:4860:4860::8888]", .public),
      ("http://[fec0::1]", .public), ("http://notlocal.example", .public),
      ("http://lan.example", .public), ("http://[::ffff:8.8.8.8]", .public),
    ] as [(String, Reach)])
  func `an address is of this computer, of home or of anywhere`(url: String, reach: Reach) {
    #expect(Reach(url: url) == reach)
  }

  @Test(
    arguments: [
      ("http://203.0.113.5:7575", .private), ("http://192.168.1.2:7575", .private),
      ("http://100.64.1.2:7575", .public), ("http://100.128.0.1", .private),
      ("http://127.0.0.1", .local),
    ] as [(String, Reach)])
  func `an address of an interface counts as home, unless a private network takes it along`(
    url: String, reach: Reach
  ) {
    #expect(Reach(interface: url) == reach)
  }
}

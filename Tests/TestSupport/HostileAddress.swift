/// Addresses at which a server must not send requests for somebody else (SSRF).
package enum HostileAddress {
  /// Addresses that are refused as they are written, without a look-up.
  package static let written =
    hosts.map { "https://\($0)/push/1" } + [
      // The wrong scheme.
      "http://push.example.net/1", "ftp://push.example.net/1", "file:///etc/passwd",
      "gopher://push.example.net/1", "data:text/plain,x", "//push.example.net/1", "/push/1", "",
      // Ports of services.
      "https://push.example.net:22/1", "https://push.example.net:25/1",
      "https://push.example.net:80/1", "https://push.example.net:6379/1",
      "https://push.example.net:8443/1", "https://push.example.net:11211/1",
      "https://push.example.net:0/1", "https://push.example.net:65536/1",
      "https://push.example.net:18446744073709551617/1",
      "https://push.example.net:/1", "https://push.example.net:443:22/1",
      // What readers of addresses disagree about.
      "https://me@push.example.net/1", "https://push.example.net@127.0.0.1/1",
      "https://127.0.0.1@push.example.net/1", "https://me:secret@push.example.net/1",
      "https://push.example.net\\@127.0.0.1/1", "https://127.0.0.1\\.push.example.net/1",
      "https:\\\\127.0.0.1/1", "https:///127.0.0.1/1", "https://push.example.net%2f@127.0.0.1/1",
      "https://127.0.0.1%23.push.example.net/1", "https://push.example.net#@127.0.0.1/1",
      "https://push.example.net?@127.0.0.1/1", " https://127.0.0.1/1", "https://127.0.0.1 /1",
      "https://127.0.0.1\t/1", "https://push.example.net\r\nHost: 127.0.0.1/1",
    ]

  /// Hosts that are not names of the internet.
  private static let hosts = [
    // This computer, and names without a dot.
    "localhost", "LOCALHOST", "localhost.", "ip6-localhost", "router", "a.localhost.",
    // Addresses in the usual form.
    "127.0.0.1", "127.0.0.1.", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1",
    "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1",
    "198.51.100.1", "203.0.113.1", "198.18.0.1", "240.0.0.1", "8.8.8.8",
    // As one number, in octal and in hexadecimal digits, and short.
    "2130706433", "017700000001", "0x7f000001", "0177.0.0.1", "0x7f.0.0.1", "0x7f.1", "127.1",
    "127.0.1", "0", "0x7F.0x0.0x0.0x1", "127.0.0.0x1", "00000177.1", "4294967295",
    // IPv6, and IPv4 within it.
    "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[fe80::1]", "[fe80::1%25eth0]", "[fc00::1]",
    "[fd12:3456::1]", "[ff02::1]", "[2001:db8::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
    "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001::1]", "[3fff::1]",
    "[2606:4700:4700::1111]",
    // Letters that some readers take for digits and dots, and escapes.
    "①②⑦.⓪.⓪.①", "127。0。0。1", "１２７.0.0.1", "127%2e0%2e0%2e1", "%31%32%37.0.0.1", "loc%61lhost",
    "push..example.net", ".example.net", "-push.example.net", "push.example.net.", "*.example.net",
  ]

  /// Names with what a look-up answers, which is refused before anything is connected.
  package static let resolved: [String: [String]] = [
    "loopback.example.net": ["127.0.0.1"], "loopback6.example.net": ["::1"],
    "private10.example.net": ["10.1.2.3"], "private172.example.net": ["172.31.255.255"],
    "private192.example.net": ["192.168.0.10"], "linklocal.example.net": ["169.254.169.254"],
    "shared.example.net": ["100.127.0.1"], "multicast.example.net": ["239.1.1.1"],
    "documentation.example.net": ["203.0.113.7"], "benchmark.example.net": ["198.19.0.1"],
    "broadcast.example.net": ["255.255.255.255"], "nowhere.example.net": ["0.0.0.0"],
    "protocol.example.net": ["192.0.0.8"], "linklocal6.example.net": ["fe80::1%eth0"],
    "unique.example.net": ["fd00::1"], "site.example.net": ["fec0::1"],
    "multicast6.example.net": ["ff05::1"], "documentation6.example.net": ["2001:db8::7"],
    "documentation20.example.net": ["3fff::7"], "mapped.example.net": ["::ffff:127.0.0.1"],
    "mapped-public.example.net": ["::ffff:8.8.8.8"], "compatible.example.net": ["::10.0.0.1"],
    "nat64.example.net": ["64:ff9b::10.0.0.1"], "nat64-own.example.net": ["64:ff9b:1::8.8.8.8"],
    "sixtofour.example.net": ["2002:a00:1::1"], "teredo.example.net": ["2001:0:1::1"],
    "second.example.net": ["93.184.215.14", "127.0.0.1"],
    "second6.example.net": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "fe80::1"],
    "nothing.example.net": [], "words.example.net": ["not an address"],
  ]
}

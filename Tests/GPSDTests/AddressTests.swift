import GPSD
import Localization
import Testing

struct AddressTests {
  @Test(arguments: [
    ("pi", "pi", 2947), ("pi.local:2948", "pi.local", 2948), (":4000", "localhost", 4000),
    ("[::1]:2947", "::1", 2947), ("[fe80::1%eth0]", "fe80::1%eth0", 2947),
    ("10.0.0.7:1", "10.0.0.7", 1), ("h:65535", "h", 65_535),
  ])
  func `the forms of an address`(text: String, host: String, port: Int) throws {
    let address = try GPSDAddress(parsing: text)
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(try GPSDAddress(parsing: address.description) == address)
    #expect(try GPSDAddress(host: host, port: port) == address)
  }

  private static let expected = "; expected HOST, HOST:PORT, :PORT or [ADDRESS]:PORT"

  @Test(arguments: [
    ("", #"gpsd address "": "" is not a host"#),
    ("a b", #"gpsd address "a b": "a b" is not a host"#),
    ("shared memory", #"gpsd address "shared memory": "shared memory" is not a host"#),
    ("a\nb:1", #"gpsd address "a\#u{FFFD}b:1": "a\#u{FFFD}b" is not a host"#),
    ("pi:", #"gpsd address "pi:": port "" is not a number from 1 to 65535"#),
    ("pi:0", #"gpsd address "pi:0": port "0" is not a number from 1 to 65535"#),
    ("pi:65536", #"gpsd address "pi:65536": port "65536" is not a number from 1 to 65535"#),
    ("pi:+80", #"gpsd address "pi:+80": port "+80" is not a number from 1 to 65535"#),
    ("::1", #"gpsd address "::1": an IPv6 address belongs in brackets, as in [::1]:2947"#),
    ("[::1", #"gpsd address "[::1": an IPv6 address belongs in brackets, as in [::1]:2947"#),
    ("[::1]2", #"gpsd address "[::1]2": an IPv6 address belongs in brackets, as in [::1]:2947"#),
    ("[pi]:2", #"gpsd address "[pi]:2": an IPv6 address belongs in brackets, as in [::1]:2947"#),
  ])
  func `what is no address says why`(text: String, words: String) {
    let error = #expect(throws: GPSDAddressError.self) { try GPSDAddress(parsing: text) }
    #expect(error?.description == words + Self.expected)
  }

  @Test(arguments: [("", 2947), ("pi", 0), ("pi", 65_536)])
  func `parts are checked like text`(host: String, port: Int) {
    #expect(throws: GPSDAddressError.self) { try GPSDAddress(host: host, port: port) }
  }
}

import HTTPClients
import Localization
import Testing

struct WebAddressTests {
  @Test(arguments: [
    ("https://ntfy.sh/topic?key=1", "https://ntfy.sh"), ("HTTP://h:8080", "http://h:8080"),
    ("http://[::1]:80/x", "http://[::1]:80"),
  ])
  func `only scheme, host and port of an address may be shown`(text: String, host: String) throws {
    let address = try WebAddress(text)
    #expect(address.origin == host)
    #expect(address.url == text)
  }

  @Test(arguments: [
    ("ntfy.sh/topic", WebhookProblem.noAddress), ("ftp://h", .wrongScheme), ("http:///x", .noHost),
    ("http://me:secret@h", .password), ("http://me@h", .password), ("http://h:0", .wrongPort),
    ("http://h:65536", .wrongPort), ("http://h:18446744073709551617/x", .wrongPort),
    ("https://[::1]:99999999999999999999", .wrongPort),
  ])
  func `what is no address of the web is refused`(text: String, problem: WebhookProblem) {
    #expect(throws: problem) { try WebAddress(text) }
  }

  @Test(arguments: [
    ("https://h/secret", "https://h…"), ("https://me:secret@h", "https://h…"),
    ("h/secret", "h…"), ("h", "h"), ("", ""),
  ])
  func `an error shows an address up to its host`(text: String, shown: String) {
    #expect(WebAddress.withoutSecrets(text) == shown)
  }
}

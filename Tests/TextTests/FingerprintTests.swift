import Testing
import Text

struct FingerprintTests {
  // The words of the algorithm's own test vectors: isthe.com, Noll, test_fnv.c.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `a fingerprint is FNV-1a`(text: String, word: String) {
    #expect(Fingerprint.text(text) == word)
    #expect(Fingerprint.text(Array(text.utf8)) == word)
  }
}

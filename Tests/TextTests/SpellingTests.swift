import Testing
import Text

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("port", "port", 0), ("PORT", "port", 0),
    ("prot", "port", 1), ("pot", "port", 1), ("poort", "port", 1), ("part", "port", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("ґанок", "ганок", 1),
  ])
  func `edits are counted, swapped neighbours as one`(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test func `only the first 80 letters are compared`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Spelling.distance(long, String(repeating: "a", count: 80) + "b") == 0)
  }
}

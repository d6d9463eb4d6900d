import Testing
import Text

struct ByteSizeTests {
  @Test(arguments: [
    ("12 MB", 12_000_000), ("500kB", 500_000), ("1 gb", 1_000_000_000), ("7 B", 7), ("0 B", 0),
    ("2 MiB", 2_097_152), ("16 kib", 16_384),
  ])
  func `a size is a whole number and a unit`(text: String, bytes: Int) {
    #expect(ByteSize.parse(text) == bytes)
  }

  @Test(arguments: [
    "", "12", "MB", "1.5 MB", "-1 MB", "1  MB", "1 MIB2", "1 MB ", "99999999999999999999 B",
    "9999999999999999 GB",
  ])
  func `anything else is none`(text: String) {
    #expect(ByteSize.parse(text) == nil)
  }

  @Test(arguments: [
    (12_000_000, "12 MB"), (1_500_000, "1500 kB"), (2_097_152, "2 MiB"), (1, "1 B"), (0, "0 B"),
  ])
  func `a size is written in the largest whole unit, and reads back`(bytes: Int, text: String) {
    #expect(ByteSize.text(bytes) == text && ByteSize.parse(text) == bytes)
  }
}

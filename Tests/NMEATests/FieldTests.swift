import Testing

@testable import NMEA

struct FieldTests {
  private func read<T>(_ text: String, _ body: (Field) -> T) -> T {
    Array(text.utf8).withUnsafeBufferPointer { body(Field($0)) }
  }

  @Test(arguments: [
    "0", "-31.442", "+2.5", "12118.85628", ".5", "5.", "000.0", "41344979.5459", "0.0000001",
  ])
  func `a decimal number is read as Swift reads it`(text: String) {
    #expect(read(text, \.decimal) == Double(text.hasSuffix(".") ? text + "0" : text))
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "1e5", "nan", "0x1", " 1", "99999999999999999999"])
  func `what is no decimal number gives nothing`(text: String) {
    #expect(read(text, \.decimal) == nil)
  }

  @Test
  func `more decimals than a double holds are left off`() {
    #expect(
      read("0.33333333333333333333333333", \.decimal).map { abs($0 - 1.0 / 3) < 1e-14 } == true)
    #expect(read("0.00000000000000000000000001", \.decimal) == 0)
  }

  @Test
  func `degrees and minutes keep the full precision of the receiver`() {
    let angle = read("09345.03431408") { $0.degrees(atMost: 180) }
    #expect(angle.map { abs($0 - 93.750571901333) < 1e-11 } == true)
    #expect(read("9000", { $0.degrees(atMost: 90) }) == 90)
    #expect(read("0000.0000", { $0.degrees(atMost: 90) }) == 0)
  }

  @Test(
    arguments: zip(
      ["000000", "235959.999", "120000.", "120000.4567", "120000.99"],
      [0, 86_399_999, 43_200_000, 43_200_457, 43_200_990]))
  func `times of day are read to the millisecond, and rounded`(text: String, milliseconds: Int) {
    #expect(read(text, \.timeOfDay) == milliseconds)
  }

  @Test(arguments: zip(["010180", "290200", "010300", "311299"], [3652, 11_016, 11_017, 10_956]))
  func `days count from 1970`(text: String, number: Int) {
    #expect(read(text, \.day)?.number == number)
  }
}

import CommandTesting
import Foundation

/// A month of travel, a sentence a second: at home two kilometres east, and twice a day at one of
/// two places.
///
/// Each visit is a reminder for the one task there, so that the expected result is known without
/// the program.
struct Wanderer {
  /// The two places, in metres north of the middle.
  static let places = [("North", 3000.0), ("South", -3000.0)]
  /// Where the middle is.
  static let middle = (latitude: 48.5, longitude: 9.0)
  /// The day before the first.
  static let begin = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01T00:00:00Z

  private var numbers: SeededNumbers
  private var position = SIMD2(2000.0, 0.0)
  private var noise = SIMD2(0.0, 0.0)

  /// Sets out from home.
  init(_ numbers: SeededNumbers) {
    self.numbers = numbers
  }

  /// The sentences of a day in these hours of UTC, which contain its two visits.
  mutating func day(_ number: Int, hours: Range<Int>) -> (sentences: Data, visits: Int) {
    var way: [(target: SIMD2<Double>, from: Int)] = []
    for (index, hour) in [8, 17].enumerated() {
      let leave = hour * 3600 + Int.random(in: 0..<3600, using: &numbers)
      let place = Self.places[Int.random(in: 0..<2, using: &numbers)].1
      // Half an hour there and back again, at the least: never within the ten minutes of one visit.
      way.append((SIMD2(0, place), leave))
      way.append(
        (SIMD2(2000, Double(index) * 20), leave + Int.random(in: 1800..<5400, using: &numbers)))
    }
    var text: [UInt8] = []
    text.reserveCapacity(hours.count * 3600 * 72)
    let date = Self.begin.addingTimeInterval(Double(number) * 86_400).ISO8601Format().prefix(10)
    let fields = date.split(separator: "-")
    let day = Array("\(fields[2])\(fields[1])\(fields[0].suffix(2))".utf8)
    for second in hours.lowerBound * 3600..<hours.upperBound * 3600 {
      let target = way.last { $0.from <= second }?.target ?? position
      let speed = step(to: target)
      let (north, east) = (position.y + noise.y, position.x + noise.x)
      Self.append(
        second, day, Self.middle.latitude + north / 111_195,
        Self.middle.longitude + east / (111_195 * 0.662_620_048), speed, to: &text)
    }
    return (Data(text), 2)
  }

  private mutating func step(to target: SIMD2<Double>) -> Double {
    let rest = target - position
    let distance = (rest * rest).sum().squareRoot()
    // Half of it is forgotten in 60 s; 5 m each way.
    for axis in 0..<2 {
      noise[axis] = noise[axis] * 0.9885 + Double.random(in: -1.3...1.3, using: &numbers)
    }
    guard distance > 0.5 else { return 0 }
    let speed = min(15, distance)
    position += rest * (speed / distance)
    return speed
  }

  // By hand: thirty days are two and a half million sentences.
  private static func append(
    _ second: Int, _ day: [UInt8], _ latitude: Double, _ longitude: Double, _ speed: Double,
    to text: inout [UInt8]
  ) {
    let start = text.count + 1
    text.append(contentsOf: "$GPRMC,".utf8)
    digits(second / 3600 * 10_000 + second / 60 % 60 * 100 + second % 60, 6, &text)
    text.append(contentsOf: ".00,A,".utf8)
    angle(latitude, 2, &text)
    text.append(contentsOf: ",N,".utf8)
    angle(longitude, 3, &text)
    text.append(contentsOf: ",E,".utf8)
    let knots = Int((speed / 0.514_444 * 10).rounded())
    digits(knots / 10, 2, &text)
    text.append(0x2E)
    digits(knots % 10, 1, &text)
    text.append(contentsOf: ",,".utf8)
    text.append(contentsOf: day)
    text.append(contentsOf: ",,,A".utf8)
    var sum: UInt8 = 0
    for index in start..<text.count { sum ^= text[index] }
    text.append(0x2A)
    for nibble in [sum >> 4, sum & 15] { text.append(nibble < 10 ? 48 + nibble : 55 + nibble) }
    text.append(0x0D)
    text.append(0x0A)
  }

  private static func angle(_ degrees: Double, _ width: Int, _ text: inout [UInt8]) {
    let minutes = Int((degrees * 600_000).rounded())  // in ten-thousandths
    digits(minutes / 600_000, width, &text)
    digits(minutes % 600_000 / 10_000, 2, &text)
    text.append(0x2E)
    digits(minutes % 10_000, 4, &text)
  }

  private static func digits(_ number: Int, _ width: Int, _ text: inout [UInt8]) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor > 0 {
      text.append(48 + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}

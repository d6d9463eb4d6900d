import Foundation
import Testing

@testable import Geo

struct SinCosTests {
  @Test(arguments: -9...9) func `sine and cosine of degrees are exact at multiples of 90°`(
    _ quarters: Int
  ) {
    let angle = SinCos(degrees: 90 * Double(quarters))
    let sines = [0.0, 1, 0, -1]
    let place = quarters & 3
    #expect(angle.sine == sines[place])
    #expect(angle.cosine == sines[(place + 1) & 3])
  }

  @Test
  func `sine and cosine of degrees equal those of the C library to two units in the last place`() {
    for step in -72_000...72_000 {
      let degrees = Double(step) / 100 + 0.000_123
      let angle = SinCos(degrees: degrees)
      // The rest of a quarter, since a large angle in radians is no longer exact.
      let quarters = (degrees / 90).rounded()
      let rest = (degrees - quarters * 90) * .pi / 180
      let sines = [sin(rest), cos(rest), -sin(rest), -cos(rest)]
      let place = Int(quarters) & 3
      #expect(abs(angle.sine - sines[place]) <= 2.3e-16)
      #expect(abs(angle.cosine - sines[(place + 1) & 3]) <= 2.3e-16)
    }
  }
}

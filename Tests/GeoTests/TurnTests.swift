import Foundation
import Testing

@testable import Geo

@Suite("A turn")
struct TurnTests {
  @Test(arguments: -9...9) func `is exact by quarters`(_ quarters: Int) {
    let turn = Turn(degrees: 90 * Double(quarters))
    let sines = [0.0, 1, 0, -1]
    let place = quarters & 3
    #expect(turn.sine == sines[place])
    #expect(turn.cosine == sines[(place + 1) & 3])
  }

  @Test func `is what the C library says, to a unit or two in the last place`() {
    for step in -72_000...72_000 {
      let degrees = Double(step) / 100 + 0.000_123
      let turn = Turn(degrees: degrees)
      // The rest of a quarter, since a large angle in radians is no longer exact.
      let quarters = (degrees / 90).rounded()
      let rest = (degrees - quarters * 90) * .pi / 180
      let sines = [sin(rest), cos(rest), -sin(rest), -cos(rest)]
      let place = Int(quarters) & 3
      #expect(abs(turn.sine - sines[place]) <= 2.3e-16)
      #expect(abs(turn.cosine - sines[(place + 1) & 3]) <= 2.3e-16)
    }
  }

  @Test func `is the same to the bit when eight are made at once`() {
    var degrees = Turns.Lanes(-180, -90, -45, 0, 30, 90, 135, 180)
    for _ in 0..<5000 {
      let turns = Turns(degrees: degrees)
      for lane in degrees.indices {
        let turn = Turn(degrees: degrees[lane])
        #expect(turns.sine[lane].bitPattern == turn.sine.bitPattern)
        #expect(turns.cosine[lane].bitPattern == turn.cosine.bitPattern)
        // The golden angle: never the same twice, and everywhere.
        degrees[lane] = (degrees[lane] + 137.507_764_05).remainder(dividingBy: 360)
      }
    }
  }
}

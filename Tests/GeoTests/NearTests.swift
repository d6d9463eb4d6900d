import Foundation
import Geo
import Testing

struct NearTests {
  @Test func `what is surely near is never farther than it says, at any latitude and any distance`()
    throws
  {
    var (state, yes) = (1.0, 0)
    func next(_ range: ClosedRange<Double>) -> Double {
      state = (state * 16807).truncatingRemainder(dividingBy: 2_147_483_647)
      return range.lowerBound
        + state / 2_147_483_647 * (range.upperBound - range.lowerBound)
    }
    for _ in 0..<200_000 {
      let spread = pow(10, next(-4...1.5))
      let latitude = next(-90...90) * (next(0...1) < 0.5 ? 1 : spread / 90)
      let one = try Coordinate(latitude: latitude, longitude: next(-180...180))
      let other = try Coordinate(
        latitude: min(max(latitude + next(-spread...spread), -90), 90),
        longitude: min(max(one.longitude + next(-spread...spread), -180), 180))
      let distance = one.distanceMeters(to: other)
      if one.isCertainly(withinMeters: distance * (1 - 1e-9) - 1e-6, of: other) {
        Issue.record("\(one) and \(other) are \(distance) m apart")
        return
      }
      yes += one.isCertainly(withinMeters: distance * 1.01, of: other) ? 1 : 0
    }
    #expect(yes > 50_000)
  }
}

import Foundation
import Geo
import Localization
import Testing

struct AccuracyLimitsTests {
  private static let limits = AccuracyLimits(assumedMeters: 50, bestMeters: 5, worstMeters: 40)

  @Test(arguments: [(3.0, 5.0), (5, 5), (20, 20), (nil, 50)] as [(Double?, Double)])
  func `what is claimed counts within the limits`(claimed: Double?, counts: Double) {
    #expect(FixReport(eph: claimed).accuracyMeters(within: Self.limits) == counts)
  }

  @Test(arguments: [(40.0, true), (40.1, false), (nil, false)] as [(Double?, Bool)])
  func `a position that is worse than the limit is refused, and says so`(
    claimed: Double?, isAccepted: Bool
  ) {
    var gate = FixGate()
    let report = FixReport(
      time: Date(timeIntervalSince1970: 1_790_000_000), mode: 3, latitude: 52.5, longitude: 13.4,
      eph: claimed)
    switch gate.admit(report, within: Self.limits) {
    case .accepted: #expect(isAccepted)
    case .refused(let refusal):
      #expect(!isAccepted)
      #expect(refusal.description.hasSuffix("m; the limit is 40 m"))
    }
  }
}

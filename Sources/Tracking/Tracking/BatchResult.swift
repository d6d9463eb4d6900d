import Foundation
import Geo
package import Model

/// The consequences of the reports of one request, until they are committed.
package struct BatchResult: Sendable {
  /// The result of the reports.
  package internal(set) var receipt = DeviceReceipt()
  /// The events of reports that were refused.
  package internal(set) var refusals: [PipelineEvent] = []
  var step = EngineStep()
  var transitions: [DeviceTransition] = []
  /// Other devices whose tracks must be stored.
  var touched: Set<Device.ID> = []
  /// True if where the track stands must be stored, even if nothing else happened.
  var isWorthStoring = false
  /// The time of the newest accepted fix.
  var newest: Date?
  /// The number of commits that must be written before it is committed.
  var commits = 0
  /// True if an exit of the device waits for time (P12).
  var hasDepartures = false
  /// True if a report came late (P10).
  var hasPast = false

  /// Counts a report that was refused.
  mutating func refuse(_ reason: String, _ event: PipelineEvent) {
    receipt.refused[reason, default: 0] += 1
    refusals.append(event)
  }
}

extension FixRefusal {
  /// The name under which a phone's report is counted.
  var countedAs: String {
    switch self {
    case .noFix: "no_position"
    case .invalidPosition, .nullIsland, .negativeAccuracy: "invalid"
    case .noTime: "no_time"
    case .notNewer: "late"
    case .inaccurate: "inaccurate"
    case .jump: "jump"
    }
  }
}

import Geo
import Model

/// The consequences of the reports of one request, until they are committed.
struct DeviceRound {
  var receipt = DeviceReceipt()
  /// The events of reports that were refused.
  var refusals: [PipelineEvent] = []
  var step = EngineStep()
  var transitions: [DeviceTransition] = []
  /// True if where the track stands must be stored, even if nothing else happened.
  var isWorthStoring = false
  /// True if a report told of the past (P10).
  var hasPast = false

  /// Counts a report that was refused.
  mutating func refuse(_ reason: String) { receipt.refused[reason, default: 0] += 1 }
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

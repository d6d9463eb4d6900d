package import Foundation

/// The figures of one device since the daemon started; its status has them as JSON.
package struct DeviceFigures: Sendable, Hashable, Codable {
  /// A region that the user has made on the phone.
  package struct Region: Sendable, Hashable, Codable {
    /// The name, on one line.
    package var name: String
    /// Degrees north.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double
    /// Metres; 0 for a beacon, `nil` if the phone did not send it.
    package var radiusM: Double?
    /// The phone's key for the region, unique among equal names.
    package var key: String?

    package init(
      name: String, latitude: Double, longitude: Double, radiusM: Double?, key: String? = nil
    ) {
      self.key = key
      self.name = name
      self.latitude = latitude
      self.longitude = longitude
      self.radiusM = radiusM
    }
  }

  /// A message that could not be used.
  package struct Unusable: Sendable, Hashable, Codable {
    /// When it came.
    package var time: Date
    /// Why, as `refused` names it.
    package var reason: String

    package init(time: Date, reason: String) {
      self.time = time
      self.reason = reason
    }
  }

  /// The most pauses that are kept.
  package static let mostPauses = 20
  /// The most delays that are kept.
  package static let mostDelays = 20
  /// The most unusable messages that are kept.
  package static let mostUnusable = 3
  /// The most accuracies that are kept.
  package static let mostAccuracies = 100

  /// The number of the device.
  package let device: Int64
  /// The arrival of its last message, by the computer's clock.
  package var heard: Date?
  /// How many messages came.
  package var messages = 0
  /// The app, as the last message showed it.
  package var kind: String?
  /// The time of its newest position that was used.
  package var lastFix: Date?
  /// How many positions were used.
  package var accepted = 0
  /// How many were older than the one before.
  package var late = 0
  /// How many had the time of the one before.
  package var repeated = 0
  /// The number of positions whose time was corrected by 1024 or 2048 weeks.
  package var rollover = 0
  /// How many numbers were out of their range, and count as unknown.
  package var outOfRange = 0
  /// How many positions and messages were not used, by reason.
  package var refused: [String: Int] = [:]
  /// The events of regions that Passby has not sent.
  package var foreignEvents = 0
  /// The accuracies of the last positions in metres, 95 %, the newest last; at most 100.
  package var accuracies: [Double] = []
  /// The last pauses between messages with a position, in seconds, the newest last; at most 20.
  package var pauses: [Double] = []
  /// How long after their time the last positions came, in seconds, the newest last; at most 20.
  package var delays: [Double] = []
  /// The last messages that could not be used, the newest last; at most three.
  package var unusable: [Unusable] = []
  /// The charge of the battery in percent.
  package var batteryPercent: Double?
  /// True while it is being charged.
  package var isCharging: Bool?
  /// How its app reports: `quiet`, `manual`, `significant` or `move`.
  package var mode: String?
  /// The regions that its user has made on it.
  package var regions: [Region] = []
  /// How many places it was sent to watch; `nil` without a daemon that knows it.
  package var placesPushed: Int? = 0
  /// When its key last came over the internet without encryption.
  package var exposed: Date?
  /// The accuracy of the stored position that stands in for `lastFix`; not part of a status.
  package var storedAccuracy: Double?

  /// Creates the figures of a device without messages.
  package init(device: Int64) { self.device = device }

  /// The app by its messages; `nil` for one of a later version.
  package var app: Device.Kind? { kind.flatMap { Device.Kind(rawValue: $0) } }

  /// The middle one of the accuracies.
  package var medianAccuracy: Double? { accuracy(at: 0.5) ?? storedAccuracy }

  /// The accuracy that 95 of 100 positions reach.
  package var usualAccuracy: Double? { accuracy(at: 0.95) }

  /// The median of the pauses; `nil` before there are three.
  package var medianPause: Double? {
    pauses.count < 3 ? nil : pauses.sorted()[pauses.count / 2]
  }

  /// The median of the delays; `nil` before there are three.
  package var medianDelay: Double? {
    delays.count < 3 ? nil : delays.sorted()[delays.count / 2]
  }

  private func accuracy(at share: Double) -> Double? {
    guard !accuracies.isEmpty else { return nil }
    let index = Int((Double(accuracies.count) * share).rounded(.up)) - 1
    return accuracies.sorted()[max(0, index)]
  }
}

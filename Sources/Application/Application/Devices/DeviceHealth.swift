package import Foundation
package import Model

/// The latest reports of a device, which only a running daemon has.
package struct DeviceHealth: Sendable, Hashable {
  /// When a message came last.
  package var heard: Date?
  /// The time of the newest position that was used.
  package var lastFix: Date?
  /// The median of the last accuracies (95 %), in metres.
  package var accuracyMeters: Double?
  /// The accuracy that 95 % of the last positions kept, in metres.
  package var worstAccuracyMeters: Double?
  /// The charge, 0 to 100.
  package var battery: Double?
  /// True while it is charging.
  package var isCharging: Bool?
  /// The mode of its app: `significant`, `move`, `manual`, `quiet`.
  package var mode: String?
  /// The app by its messages, if the user has not named one.
  package var kind: Device.Kind?
  /// The number of refused positions and messages, by reason.
  package var refused: [String: Int] = [:]
  /// The number of times that were corrected by 1024 or 2048 weeks.
  package var rollover = 0
  /// How many numbers were out of their range, and count as unknown (P7).
  package var outOfRange = 0
  /// How many positions came late.
  package var late = 0
  /// How many positions came again.
  package var repeated = 0
  /// How many events of regions that Passby has not sent were ignored (P13).
  package var foreignEvents = 0
  /// How many places the phone has been sent.
  package var placesPushed: Int?
  /// The accuracies (95 %) of the last positions in metres, at most 100.
  package var accuracies: [Double] = []
  /// The median of the last pauses between messages with a position, in seconds; `nil` before there
  /// are three.
  package var pauseSeconds: Double?
  /// The median time by which the last positions came after their moment, in seconds; `nil` before
  /// there are three.
  package var delaySeconds: Double?
  /// The last messages that could not be used, oldest first; at most three.
  package var unusable: [Unusable] = []
  /// True if the key came over the internet without encryption.
  package var isExposed = false
  /// The regions that the user has made on the phone.
  package var offers: [DeviceOffer] = []

  /// A message that could not be used.
  package struct Unusable: Sendable, Hashable {
    /// When it came.
    package let time: Date
    /// Why, as `refused` names it.
    package let reason: String

    package init(time: Date, reason: String) {
      self.time = time
      self.reason = reason
    }
  }

  /// Creates the health of a device without messages.
  package init() {}
}

public import Foundation
public import Model

/// The latest reports of a device, which only a running daemon has.
public struct DeviceHealth: Sendable, Hashable {
  /// When a message came last.
  public var heard: Date?
  /// The time of the newest position that was used.
  public var lastFix: Date?
  /// The median of the last accuracies (95 %), in metres.
  public var accuracyMeters: Double?
  /// The accuracy that 95 % of the last positions kept, in metres.
  public var worstAccuracyMeters: Double?
  /// The charge, 0 to 100.
  public var battery: Double?
  /// True while it is charging.
  public var isCharging: Bool?
  /// The mode of its app: `significant`, `move`, `manual`, `quiet`.
  public var mode: String?
  /// The app by its messages, if the user has not named one.
  public var kind: Device.Kind?
  /// The number of refused positions and messages, by reason.
  public var refused: [String: Int] = [:]
  /// The number of times that were corrected by 1024 or 2048 weeks.
  public var rollover = 0
  /// How many numbers were out of their range, and count as unknown (P7).
  public var outOfRange = 0
  /// How many positions came late.
  public var late = 0
  /// How many positions came again.
  public var repeated = 0
  /// How many events of regions that Passby has not sent were ignored (P13).
  public var foreignEvents = 0
  /// How many places the phone has been sent.
  public var placesPushed: Int?
  /// The accuracies (95 %) of the last positions in metres, at most 100.
  public var accuracies: [Double] = []
  /// The median of the last pauses between messages with a position, in seconds; `nil` before there
  /// are three.
  public var pauseSeconds: Double?
  /// The median time by which the last positions came after their moment, in seconds; `nil` before
  /// there are three.
  public var delaySeconds: Double?
  /// The last messages that could not be used, oldest first; at most three.
  public var unusable: [Unusable] = []
  /// True if the key came over the internet without encryption.
  public var isExposed = false
  /// The regions that the user has made on the phone.
  public var offers: [DeviceOffer] = []

  /// A message that could not be used.
  public struct Unusable: Sendable, Hashable {
    /// When it came.
    public let time: Date
    /// Why, as `refused` names it.
    public let reason: String

    /// Creates one.
    public init(time: Date, reason: String) {
      self.time = time
      self.reason = reason
    }
  }

  /// Creates the health of a device without messages.
  public init() {}
}

public import Foundation
public import Reminders

/// The latest reports of a device, which a running daemon knows and the database does not.
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
  /// The app that was heard, if the user has not named one.
  public var kind: Device.Kind?
  /// The number of refused positions and messages, by reason.
  public var refused: [String: Int] = [:]
  /// How many times were put right by weeks.
  public var rollover = 0
  /// How many positions came late.
  public var late = 0
  /// How many positions came again.
  public var repeated = 0
  /// How many places the phone has been sent.
  public var placesPushed: Int?
  /// The places that the phone offers, by name.
  public var waypoints: [String] = []

  /// Creates the health of a device that was not heard.
  public init() {}
}

/// A receiver that gpsd knows.
public struct GPSDDevice: Sendable, Hashable {
  /// The path as gpsd was given it, such as `/dev/ttyACM0`.
  public let path: String
  /// Whether gpsd hears it; a device that is configured but silent, or was unplugged, is not active.
  public let isActive: Bool
}

/// A receiver in the list of gpsd.
package struct GPSDDevice: Sendable, Hashable {
  /// The path in the configuration of gpsd, such as `/dev/ttyACM0`.
  package let path: String
  /// True if gpsd receives data from it; a device that is configured but silent, or unplugged, is
  /// not active.
  package let isActive: Bool
}

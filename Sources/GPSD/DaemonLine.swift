import Geo

/// What one line from gpsd says, before anything is concluded from it.
enum DaemonLine: Sendable, Hashable {
  /// A TPV: what it did not say is `nil`.
  case position(FixReport, device: String)
  /// A SKY: the dilution of precision and the satellites used, which a TPV lacks.
  case sky(hdop: Double?, satellites: Int?, device: String)
  /// A device came or went.
  case device(GPSDDevice)
  /// All devices that gpsd knows.
  case devices([GPSDDevice])
  /// Who answers.
  case version(GPSDVersion)
  /// gpsd refused something.
  case error(String)
  /// Nothing of interest, or garbage.
  case other
}

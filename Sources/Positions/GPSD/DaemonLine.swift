import Geo

/// The content of one line from gpsd.
enum DaemonLine: Sendable, Hashable {
  /// A TPV; values that it lacks are `nil`.
  case position(FixReport, device: String)
  /// A SKY: the dilution of precision and the satellites used, which a TPV lacks.
  case sky(hdop: Double?, satellites: Int?, device: String)
  /// A device came or went.
  case device(GPSDDevice)
  /// All devices of gpsd.
  case devices([GPSDDevice])
  /// Who answers.
  case version(GPSDVersion)
  /// gpsd refused something.
  case error(String)
  /// Another class of message, or garbage.
  case other
}

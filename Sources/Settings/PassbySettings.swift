/// All that can be set from outside, checked, in plain types.
///
/// Every value here is in range: only `load` makes one that differs from the defaults.
public struct PassbySettings: Sendable, Hashable {
  /// The database file; `nil` for the usual place.
  public internal(set) var database: String?
  /// Where gpsd runs: a host name or an IP address.
  public internal(set) var gpsdHost = "localhost"
  /// The port gpsd listens on, 1 to 65535.
  public internal(set) var gpsdPort = 2947
  /// The one receiver to follow, as gpsd names it; `nil` for the first seen.
  public internal(set) var gpsdDevice: String?
  /// Whether a task reminds that opens while the user is at its place.
  public internal(set) var whileInside = true
  /// What being inside a place at the very first fix means.
  public internal(set) var initial = InitialState.silent
  /// Coming back within this time goes on with the visit; seconds, from 1 to a week.
  public internal(set) var coolDownSeconds = 600.0
  /// When reminders begin to be held back, `HH:MM`; set together with the end, and different from it.
  public internal(set) var quietHoursStart: String?
  /// When held reminders are given, `HH:MM`.
  public internal(set) var quietHoursEnd: String?
  /// Whether reminders appear on the desktop.
  public internal(set) var desktop = DesktopChoice.auto
  /// From which level on messages are logged.
  public internal(set) var logLevel = LogLevel.info

  /// What holds where nothing is set.
  public static let standard = PassbySettings()

  init() {}
}

import Text

/// A setting's name: dotted, with its section before the dot.
enum SettingsKey: String, CaseIterable {
  case database
  case gpsdHost = "gpsd.host"
  case gpsdPort = "gpsd.port"
  case gpsdDevice = "gpsd.device"
  case whileInside = "reminders.while_inside"
  case initial = "reminders.initial"
  case coolDown = "reminders.cool_down"
  case quietHoursStart = "quiet_hours.start"
  case quietHoursEnd = "quiet_hours.end"
  case desktop = "notify.desktop"
  case logLevel = "log.level"

  /// The parts of the name: `["gpsd", "port"]`.
  var components: [String] { rawValue.split(separator: ".").map(String.init) }

  /// The environment variable that sets it: `PASSBY_GPSD_PORT`.
  var variable: String {
    "PASSBY_" + rawValue.uppercased().replacing(".", with: "_")
  }

  /// The names below a section, without it: `host`, `port` and `device` for `gpsd`.
  static func names(inSection section: String) -> [String] {
    allCases.map(\.components).filter { $0.count == 2 && $0.first == section }.compactMap(\.last)
  }

  /// The setting that was probably meant: the nearest by changed letters, its section left out or not.
  static func nearest(to name: String) -> SettingsKey? {
    if let above = allCases.first(where: { name.hasPrefix($0.rawValue + ".") }) { return above }
    let ranked = allCases.map { key in
      let whole = Spelling.distance(name, key.rawValue)
      let last = key.components.last.map { Spelling.distance(name, $0) } ?? whole
      return (key: key, distance: min(whole, last))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, name.count / 3) ? best.key : nil
  }
}

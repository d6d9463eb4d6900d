/// The name of a setting.
protocol SettingsAddress: Sendable {
  /// The whole name: `gpsd.port`.
  var name: String { get }
}

extension SettingsAddress {
  /// The parts of the name: `["gpsd", "port"]`.
  var components: [String] { name.split(separator: ".").map(String.init) }

  /// The environment variable that sets it: `PASSBY_GPSD_PORT`; a `-` in a name becomes `_`.
  var variable: String { SettingsVariable.name(of: name) }
}

/// The environment variables of settings.
enum SettingsVariable {
  /// Returns the variable of a setting, by its name.
  static func name(of key: String) -> String {
    "PASSBY_" + String(key.uppercased().map { $0 == "." || $0 == "-" ? "_" : $0 })
  }
}

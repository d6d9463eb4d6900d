/// The name of a setting.
protocol SettingsAddress: Sendable {
  /// The whole name: `gpsd.port`.
  var name: String { get }
}

extension SettingsAddress {
  /// The parts of the name: `["gpsd", "port"]`.
  var components: [String] { name.split(separator: ".").map(String.init) }

  /// The environment variable that sets it: `PASSBY_GPSD_PORT`; a `-` in a name becomes `_`.
  var variable: String {
    "PASSBY_" + name.uppercased().replacing(".", with: "_").replacing("-", with: "_")
  }
}

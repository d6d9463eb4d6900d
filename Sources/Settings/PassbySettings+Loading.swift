extension PassbySettings {
  /// Reads the settings: options win over environment variables, these over the file, and what nobody sets has its default.
  ///
  /// An empty value counts as not set, wherever it stands. A leading `~/` in the database's path becomes the `HOME` of `environment`.
  ///
  /// - Parameters:
  ///   - overrides: What the command's options set, by dotted key such as `gpsd.port`.
  ///   - environment: All environment variables; `PASSBY_GPSD_PORT` sets `gpsd.port`.
  ///   - file: The configuration file, or `nil` for none.
  /// - Returns: The settings, all in range.
  /// - Throws: `SettingsError` for an unknown setting, a value out of range, and a file that is missing, unreadable or no YAML.
  public static func load(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws(SettingsError) -> PassbySettings {
    var layers = [
      try SettingsLayer(overrides: overrides), try SettingsLayer(environment: environment),
    ]
    if let file, let layer = try SettingsFile.layer(path: file) { layers.append(layer) }
    let found = SettingsValues(layers: layers)

    var settings = PassbySettings()
    if let path = try found.path(.database) {
      settings.database = expandingHome(path, environment: environment)
    }
    if let host = try found.host(.gpsdHost) { settings.gpsdHost = host }
    if let port = try found.integer(.gpsdPort, in: 1...65_535) { settings.gpsdPort = port }
    settings.gpsdDevice = try found.path(.gpsdDevice)
    if let flag = try found.flag(.whileInside) { settings.whileInside = flag }
    if let initial = try found.choice(.initial, of: InitialState.self) {
      settings.initial = initial
    }
    if let length = try found.elapsedTime(.coolDown, longest: "1w") {
      settings.coolDownSeconds = length.seconds
    }
    settings.quietHoursStart = try found.timeOfDay(.quietHoursStart)
    settings.quietHoursEnd = try found.timeOfDay(.quietHoursEnd)
    if let desktop = try found.choice(.desktop, of: DesktopChoice.self) {
      settings.desktop = desktop
    }
    if let level = try found.choice(.logLevel, of: LogLevel.self) { settings.logLevel = level }
    try settings.checkQuietHours()
    return settings
  }

  private static func expandingHome(_ path: String, environment: [String: String]) -> String {
    guard path.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty else { return path }
    return home + path.dropFirst(1)
  }

  private func checkQuietHours() throws(SettingsError) {
    let (start, end) = (SettingsKey.quietHoursStart.rawValue, SettingsKey.quietHoursEnd.rawValue)
    switch (quietHoursStart, quietHoursEnd) {
    case (nil, nil): return
    case (let value?, nil): throw .halfQuietHours(key: start, value: value, missing: end)
    case (nil, let value?): throw .halfQuietHours(key: end, value: value, missing: start)
    case (let first?, let last?): if first == last { throw .emptyQuietHours(first) }
    }
  }
}

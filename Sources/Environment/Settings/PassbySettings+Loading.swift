import Localization

extension PassbySettings {
  /// Reads the settings as `SettingsReading` does, without where each was found.
  ///
  /// - Throws: `SettingsError` for an unknown setting, a value out of range, and a file that is
  ///   missing, unreadable or no YAML.
  package static func load(
    overrides: [String: String] = [:], environment: [String: String] = [:], file: String? = nil
  ) throws(SettingsError) -> PassbySettings {
    try SettingsReading(overrides: overrides, environment: environment, file: file).settings
  }

  init(_ found: SettingsValues) throws(SettingsError) {
    self.init()
    for setting in Setting.all { try setting.read(found, &self) }
  }

  /// Checks that a fix can be accurate enough.
  func checkAccuracies() throws(SettingsError) {
    guard let worst = worstAccuracyMeters, worst < bestAccuracyMeters else { return }
    throw .noAccuracyLeft(
      worst: SettingsValue.meters(worst).text, best: SettingsValue.meters(bestAccuracyMeters).text)
  }

  /// Checks that the day has a length.
  func checkDay() throws(SettingsError) {
    if dayStart == dayEnd { throw .emptyDay(dayStart) }
  }

  /// Checks that quiet hours have both ends or none, and a length.
  func checkQuietHours() throws(SettingsError) {
    guard quietHoursStart != Self.noQuietHours else { return }
    let (start, end) = (SettingsError.quietHours[0], SettingsError.quietHours[1])
    switch (quietHoursStart, quietHoursEnd) {
    case (nil, nil): return
    case (let value?, nil): throw .halfQuietHours(key: start, value: value, missing: end)
    case (nil, let value?): throw .halfQuietHours(key: end, value: value, missing: start)
    case (let first?, let last?): if first == last { throw .emptyQuietHours(first) }
    }
  }
}

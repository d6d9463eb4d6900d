import Settings

/// The settings without choices of the page, as they are read before the arguments of a command:
/// its help has a language, too.
///
/// `CommandEnvironment` takes them over, so that a command reads them once.
package struct EarlySettings: Sendable {
  /// The configuration file that was read, if any.
  let file: String?
  let sources: SettingsSources
  let reading: SettingsReading

  /// Reads the file that arguments or variables name; `nil` where it cannot be read, which the
  /// command itself reports.
  package init?(_ arguments: [String], in process: ProcessContext) {
    file =
      ConfigLocation(
        option: LanguageChoice.value(of: "--config", in: arguments),
        environment: process.environment
      ).inForce
    guard let sources = try? SettingsSources(environment: process.environment, file: file),
      let reading = try? sources.reading()
    else { return nil }
    (self.sources, self.reading) = (sources, reading)
  }
}

/// The options that every command takes, as the command line gave them.
package struct EnvironmentOptions: Sendable, Hashable {
  /// The database file.
  package var db: String?
  /// The configuration file.
  package var config: String?
  /// True if output is JSON.
  package var json: Bool
  /// The instant to take for the present.
  package var now: String?
  /// The language of texts.
  package var lang: String?
  /// When to use colour.
  package var color: ColorChoice

  /// Creates options; omitted ones were not given.
  package init(
    db: String? = nil, config: String? = nil, json: Bool = false, now: String? = nil,
    lang: String? = nil, color: ColorChoice = .auto
  ) {
    self.db = db
    self.config = config
    self.json = json
    self.now = now
    self.lang = lang
    self.color = color
  }
}

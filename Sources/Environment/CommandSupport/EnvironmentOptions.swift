/// The options that every command takes, as the command line gave them.
public struct EnvironmentOptions: Sendable, Hashable {
  /// The database file.
  public var db: String?
  /// The configuration file.
  public var config: String?
  /// True if output is JSON.
  public var json: Bool
  /// The instant to take for the present.
  public var now: String?
  /// The language of texts.
  public var lang: String?
  /// When to use colour.
  public var color: ColorChoice

  /// Creates options; omitted ones were not given.
  public init(
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

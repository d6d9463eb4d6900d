/// The output of `passby config` and `passby web token`.
public enum ConfigPhrase: Phrase, Hashable {
  /// Options of `passby config` exclude each other.
  case excluded
  /// There is no setting of the quoted name.
  case noSuchSetting(String, hint: String)
  /// A suggestion that follows a sentence.
  case didYouMean(String)
  /// The configuration file in force.
  case file(String)
  /// There is no configuration file.
  case noFile(String)
  /// The configuration file does not exist.
  case notThereYet
  /// The configuration file exists.
  case existsAlready(String)
  /// The configuration file cannot be written.
  case notWritten(String, reason: String)
  /// The configuration file was written.
  case written(String)
  /// A configuration file is valid and sets something.
  case valid(String, sets: String)
  /// A configuration file is valid and sets nothing.
  case validDefaults(String)
  /// Nothing sets a setting.
  case isDefault
  /// A setting has a source and a default.
  case setBy(String, standard: String)
  /// A default without a text.
  case empty
  /// The environment variable of a setting.
  case variable(String)
  /// Secrets are masked.
  case secretsHidden
  /// A token exists.
  case tokenExists
  /// A token is shown.
  case tokenShownOnce
  /// The page listens on the loopback only.
  case loopbackOnly
  /// The token was removed.
  case tokenRemoved
  /// There is no token.
  case noToken
  /// The file of the token cannot be changed.
  case tokenNotChanged(String, reason: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ConfigPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .excluded:
      "A setting, --path, --write and --check exclude each other."
    case .noSuchSetting(let key, let hint):
      "there is no setting \(key).\(hint) \"passby config\" lists them."
    case .didYouMean(let name):
      " Did you mean \(name)?"
    case .file(let path):
      "Configuration file: \(path)"
    case .noFile(let path):
      "No configuration file; \"passby config --write\" creates it: \(path)"
    case .notThereYet:
      "It does not exist yet; \"passby config --write\" creates it."
    case .existsAlready(let path):
      "\(path) exists already and stays as it is: edit it, or name another file with --config."
    case .notWritten(let path, let reason):
      "cannot write \(path): \(reason)."
    case .written(let path):
      "Wrote \(path). It lists every setting with its default: change what you like."
    case .valid(let path, let sets):
      "\(path) is valid. It sets \(sets)."
    case .validDefaults(let path):
      "\(path) is valid. It sets nothing but the defaults."
    case .isDefault:
      "Nothing sets it: this is the default."
    case .setBy(let source, let standard):
      "Set by \(source); the default is \(standard)."
    case .empty:
      "empty"
    case .variable(let name):
      "Its variable is \(name)."
    case .secretsHidden:
      "*** hides what may be secret; --show-secrets shows it."
    case .tokenExists:
      "there is already a token, and it cannot be shown again. Create a new one, which ends all logins: passby web token --new"
    case .tokenShownOnce:
      "This is the token, shown only this once: whoever has it can see and change everything."
    case .loopbackOnly:
      "The page still listens on this machine only: set web.listen to let others in."
    case .tokenRemoved:
      "The token is removed."
    case .noToken:
      "There is no token."
    case .tokenNotChanged(let path, let reason):
      "cannot change the token file \(path): \(reason)."
    }
  }
}

/// A kind of notifier that there may be several of, each with a name.
enum NotifierKind: String, CaseIterable {
  case command
  case webhook

  /// The settings of a notifier of this kind.
  var fields: [NotifierField] {
    switch self {
    case .command: [.run, .timeLimit, .for]
    case .webhook: [.url, .headers, .body, .timeLimit, .for]
    }
  }

  /// The setting that a notifier of this kind must have.
  var necessary: NotifierField {
    switch self {
    case .command: .run
    case .webhook: .url
    }
  }
}

/// One setting of a named notifier.
enum NotifierField: String, CaseIterable {
  case run
  case url
  case headers
  case body
  case timeLimit = "time_limit"
  case `for`
}

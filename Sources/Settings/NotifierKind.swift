/// A kind of notifier that there may be several of, each with a name.
enum NotifierKind: String, CaseIterable {
  case command
  case webhook

  /// What can be set of one.
  var fields: [NotifierField] {
    switch self {
    case .command: [.run, .timeLimit]
    case .webhook: [.url, .headers, .body, .timeLimit]
    }
  }

  /// Without what one cannot be.
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
}

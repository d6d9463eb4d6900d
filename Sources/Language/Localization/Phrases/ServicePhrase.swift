/// Errors of the running daemon, of watched folders and of geocoders.
public enum ServicePhrase: Phrase, Hashable {
  // MARK: Watching

  /// The kernel's limit of inotify instances is reached.
  case noFileWatch(errno: Int)
  /// timerfd_create(2) failed.
  case noTimer(errno: Int)
  /// A folder cannot be watched.
  case folderNotWatched(path: String, errno: Int)

  // MARK: The daemon

  /// Another daemon holds the database; its process number is `nil` where its record is damaged.
  case databaseTaken(String, pid: Int?)
  /// The lock file cannot be opened; the reason is the system's.
  case notLocked(path: String, reason: String)
  /// The lock file is a symbolic link.
  case lockIsLink(path: String)
  /// The control socket cannot be created; the reason is the system's.
  case noSocket(path: String, reason: String)
  /// The path of the control socket does not fit into an address.
  case socketPathTooLong(path: String, longest: Int)
  /// The daemon does not answer.
  case daemonSilent(reason: DaemonSilence)

  // MARK: Geocoders

  /// The address of a geocoder does not work.
  case geocoder(address: String, problem: WebhookProblem)
  /// Nothing to search for was entered.
  case emptySearch
  /// The text to search for is too long.
  case searchTooLong(String, longest: Int)
  /// Too many searches wait already.
  case geocoderBusy(host: String)
  /// A geocoder cannot be reached.
  case geocoderUnreachable(host: String, reason: HTTPReason)
  /// A geocoder did not answer in time.
  case geocoderSilent(host: String, seconds: Double)
  /// A geocoder answered that it was asked too often.
  case geocoderLimit(host: String)
  /// A geocoder answered with an error.
  case geocoderAnswered(host: String, status: Int)
  /// A geocoder did not answer as Nominatim does.
  case geocoderNotUnderstood(host: String)
  /// The source of addresses, where a geocoder names none.
  case addressesBy(host: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// Reasons why a running daemon does not answer, as the rest of a sentence.
public enum DaemonSilence: Phrase, Hashable {
  /// The path of its socket is unusable.
  case path(String)
  /// There was no answer in time.
  case timeout
  /// It closed the connection.
  case closed
  /// Its answer cannot be decoded.
  case unreadable
  /// Its answer is too long.
  case endless
  /// The system's own words.
  case system(String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

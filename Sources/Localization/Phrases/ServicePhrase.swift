/// States and errors of receivers, notifiers, geocoders and the running daemon.
public enum ServicePhrase: Phrase, Hashable {
  /// Nothing listens at an address.
  case nothingAnswers
  /// The kernel's limit of inotify instances is reached.
  case noFileWatch(errno: Int)
  /// timerfd_create(2) failed.
  case noTimer(errno: Int)
  /// A folder cannot be watched.
  case folderNotWatched(path: String, errno: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

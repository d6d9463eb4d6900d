extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .nothingAnswers: "nothing answers there"
    case .noFileWatch(let number):
      "The system allows no more file watches (errno \(number)). Raise fs.inotify.max_user_instances with sysctl."
    case .noTimer(let number):
      "The system gives no timer (errno \(number)). Raise the limit of open files (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "Cannot watch the folder \"\(path)\" (errno \(number)). Check that it exists and is readable."
    }
  }
}

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ServicePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .noFileWatch(let number):
      "the system allows no more file watches (errno \(number)). Raise fs.inotify.max_user_instances with sysctl."
    case .noTimer(let number):
      "the system gives no timer (errno \(number)). Raise the limit of open files (ulimit -n)."
    case .folderNotWatched(let path, let number):
      "cannot watch the folder \"\(path)\" (errno \(number)). Check that it exists and is readable."
    case .databaseTaken(let database, let pid):
      "another passby daemon (\(pid.map { "pid \($0)" } ?? "pid unknown")) is already using the database \"\(database)\". "
        + "Stop it first (\(pid.map { "kill \($0)" } ?? "pgrep -a passby"), or systemctl --user stop passby), or use another --db."
    case .notLocked(let path, let reason): "cannot lock \"\(path)\": \(reason)."
    case .lockIsLink(let path):
      "cannot lock \"\(path)\": it is a symbolic link. Remove it and try again."
    case .noSocket(let path, let reason): "cannot listen at \"\(path)\": \(reason)."
    case .socketPathTooLong(let path, let longest):
      "cannot listen at \"\(path)\": the path is longer than \(longest) bytes."
    case .daemonSilent(let reason):
      "the running daemon does not answer: \(reason.text(in: localizer))"
    case .geocoder(let address, let problem):
      "web.geocoder: \"\(address)\" \(geocoderProblem(problem, localizer))."
    case .emptySearch: "enter an address to search for."
    case .searchTooLong(let text, let longest):
      "\"\(text)\" is too long for an address; expected at most \(longest) characters."
    case .geocoderBusy(let host):
      "\"\(host)\" takes one request a second, and others are waiting. Try again in a moment."
    case .geocoderUnreachable(let host, let reason):
      "\"\(host)\" cannot be reached: \(reason.text(in: localizer)). Check the network and web.geocoder."
    case .geocoderSilent(let host, let seconds):
      "\"\(host)\" did not answer within \(localizer.seconds(seconds)). Try again, or check the network."
    case .geocoderLimit(let host):
      "\"\(host)\" received too many requests (429). Try again later."
    case .geocoderAnswered(let host, let status):
      "\"\(host)\" answered \(status); expected 200. Check web.geocoder and the rules of that service."
    case .geocoderNotUnderstood(let host):
      "\"\(host)\" did not answer as Nominatim does. Check web.geocoder."
    case .addressesBy(let host): "Addresses by \(host)"
    }
  }

  private func geocoderProblem(_ problem: WebhookProblem, _ localizer: Localizer) -> String {
    switch problem {
    case .noAddress, .wrongScheme, .noHost:
      "is not a web address; expected one such as https://nominatim.example.org"
    case .password: "contains a password, which is not sent; leave it out"
    default: problem.text(in: localizer)
    }
  }

  /// Returns the text of a phrase.
  public func text(_ phrase: DaemonSilence, _ localizer: Localizer) -> String {
    switch phrase {
    case .path(let path): "its socket \"\(path)\" has no usable path"
    case .timeout: "no answer in time"
    case .closed: "it closed the connection"
    case .unreadable: "its answer cannot be read; is it another version?"
    case .endless: "its answer does not end"
    case .system(let text): text
    }
  }
}

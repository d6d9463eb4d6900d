/// Notifiers, and browsers that get reminders, with the help of `web push`.
package enum NotifierPhrase: Phrase, Hashable {
  // MARK: Programs

  /// A program does not start.
  case notStarted(notifier: String, program: String, reason: ProgramReason)
  /// A program ended with an error; `message` is the last line it wrote about it, or empty.
  case failed(notifier: String, program: String, status: Int, message: String)
  /// A program was ended by a signal.
  case killed(program: String, signal: Int)
  /// A program was killed at the time limit.
  case timeLimit(notifier: String, program: String, seconds: Double)

  // MARK: Web services

  /// A setting of a webhook that does not work.
  case setting(notifier: String, setting: String, value: String, problem: WebhookProblem)
  /// A web server cannot be reached.
  case unreachable(notifier: String, host: String, reason: HTTPReason)
  /// A web server answered with an error.
  case answered(notifier: String, host: String, status: Int)
  /// A web server did not answer in time.
  case noAnswer(notifier: String, host: String, seconds: Double)

  /// A push service takes no message without a contact.
  case noContact(host: String)

  // MARK: Browsers that get reminders

  /// The refusal of a browser whose push service needs a contact; for others than the user of this
  /// machine, whom to ask.
  case contactNeeded(isMe: Bool)
  /// The refusal of what is no subscription, or whose service is not on the internet.
  case noSubscription
  /// There are as many browsers as there may be.
  case tooManyBrowsers(most: Int)
  /// A browser that does not say what it is.
  case someBrowser
  /// The moment from which on a browser gets reminders.
  case browserSince(String)
  /// The moment of the last reminder that a push service took.
  case lastReminder(String)
  /// No reminder was sent to a browser yet.
  case noReminderYet
  /// A browser was removed; its name.
  case browserRemoved(String)
  /// There is no browser with that number, as it was typed.
  case noBrowser(String)
  /// There is no browser that gets reminders.
  case noBrowsers
  /// The file with the browsers cannot be written.
  case browsersNotChanged(path: String, reason: String)
  /// The help of `web push` and of its commands.
  case helpPush, helpPushDiscussion, helpPushList, helpPushListDiscussion, helpPushRemove,
    helpPushNumber

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// Reasons why a program does not start, as the rest of a sentence.
package enum ProgramReason: Phrase, Hashable {
  /// There is no such file.
  case missing
  /// The file is not executable.
  case notExecutable
  /// The process has no descriptor left.
  case tooManyOpenFiles
  /// The arguments and the environment are too long together.
  case argumentsTooLong
  /// The system's own words.
  case system(String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// Problems in the settings of a web service, as the rest of a sentence that begins with the value.
package enum WebhookProblem: Error, Phrase, Hashable {
  /// The address cannot be read.
  case noAddress
  /// The address is not one of http or https.
  case wrongScheme
  /// The address names no host.
  case noHost
  /// The address holds a password.
  case password
  /// The port is out of range.
  case wrongPort
  /// A header has no colon.
  case noHeader
  /// The name of a header has characters that no name has.
  case wrongHeaderName
  /// Passby sets the header itself.
  case ownHeader
  /// The value of a header has control characters.
  case headerControls
  /// The value of a header is no template.
  indirect case headerValue(WebhookProblem)
  /// The body does not become JSON; `mayBeText` if no content type is given.
  case noJSON(mayBeText: Bool)
  /// A template uses a tag of mustache that is not supported.
  case unknownSign(String)
  /// A template cannot be read.
  case noTemplate
  /// A section of a template ends under another name.
  case wrongSectionEnd(line: Int)
  /// A section of a template does not end.
  case noSectionEnd(line: Int)
  /// A tag of a template is wrong.
  case wrongTag(line: Int)
  /// A template asks for a value that does not exist.
  case unknownName(String, known: [String])

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

/// Reasons why a web server cannot be reached, as the rest of a sentence.
package enum HTTPReason: Phrase, Hashable {
  /// The name of the host cannot be resolved.
  case hostUnknown
  /// Nothing listens there.
  case refused
  /// The host is unreachable.
  case noRoute
  /// The connection was closed by the server.
  case closed
  /// The host is not on the internet, and only a browser or an answer named it.
  case notPublic
  /// TLS found no way that both sides know, or does not trust the certificate.
  case notSecure
  /// The answer is none of HTTP.
  case notHTTP
  /// There is no libcurl.
  case noLibrary
  /// The library's or the system's own words.
  case other(String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

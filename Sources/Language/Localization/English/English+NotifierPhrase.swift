extension English {
  package func text(_ phrase: NotifierPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    // Programs.
    case .notStarted(let notifier, let program, let reason):
      "\"\(program)\" does not start: \(reason.text(in: localizer)). "
        + (notifier == "desktop"
          ? "Install it (Debian: libnotify-bin), or set notify.desktop to off."
          : "Install it, or change notify.\(notifier).run.")
    case .failed(let notifier, let program, let status, let message):
      "\"\(program)\" failed with status \(status)" + (message.isEmpty ? "." : ": \(message).")
        + (notifier == "desktop"
          ? " Check that a desktop session shows notifications, or set notify.desktop to off."
          : " Expected status 0; check notify.\(notifier).run.")
    case .killed(let program, let signal):
      "\"\(program)\" was ended by signal \(signal); expected it to exit by itself."
    case .timeLimit(let notifier, let program, let seconds):
      "\"\(program)\" was still running after \(localizer.seconds(seconds)) and was killed. "
        + (notifier == "desktop"
          ? "Check that the desktop responds." : "Raise notify.\(notifier).time_limit, or fix it.")
    // Web services.
    case .setting(let notifier, let setting, let value, let problem):
      "notify.\(notifier).\(setting): \"\(value)\" \(problem.text(in: localizer))."
    case .unreachable(_, let host, .noLibrary):
      "\"\(host)\": \(HTTPReason.noLibrary.text(in: localizer))."
    case .unreachable(let notifier, let host, let reason):
      "\"\(host)\" cannot be reached: \(reason.text(in: localizer)). "
        + (notifier == "push"
          ? "Check the network." : "Check the network and notify.\(notifier).url.")
    // Chosen on the page: no number tells what else answers there.
    case .answered("ntfy", let host, _):
      "\"\(host)\" refused the reminder. Check notify.ntfy.url and notify.ntfy.topic."
    case .answered(let notifier, let host, let status):
      "\"\(host)\" answered \(status). " + advice(notifier, status)
    case .noAnswer(let notifier, let host, let seconds):
      "\"\(host)\" did not answer within \(localizer.seconds(seconds)). "
        + (notifier == "push"
          ? "Check the network." : "Check the network, or raise notify.\(notifier).time_limit.")
    case .noContact(let host):
      "\"\(host)\" takes no reminder without a contact. Set web.push_contact to a mail address or an https address."
    // Browsers that get reminders.
    case .contactNeeded(let isMe):
      "Apple delivers reminders only from senders that name a contact, to which it would write if something goes wrong. "
        + (isMe
          ? "Enter a mail address or an https address under Settings, Contact for push services (web.push_contact); then this browser gets reminders."
          : "Ask whoever runs Passby to set one (web.push_contact).")
    case .noSubscription:
      "No subscription of a browser: expected an https address of a push service on the internet, and the keys of the Push API."
    case .tooManyBrowsers(let most):
      "\(most) browsers get reminders already. Remove one first, on the page Reminders or with “passby web push remove”."
    case .someBrowser: "A browser"
    case .browserSince(let moment): "since \(moment)"
    case .lastReminder(let moment): "last reminder \(moment)"
    case .noReminderYet: "no reminder yet"
    case .browserRemoved(let name): "No more reminders for \(name)."
    case .noBrowser(let number):
      "There is no browser \"\(number)\" that gets reminders; \"passby web push list\" shows those that do."
    case .noBrowsers: "No browser gets reminders while no page is open."
    case .browsersNotChanged(let path, let reason): "\"\(path)\" cannot be changed: \(reason)."
    case .helpPush: "Browsers that get reminders while no page is open."
    case .helpPushDiscussion:
      """
      A browser asks for reminders on the page Reminders, "In this browser". With a token it gets them \
      as long as its login lasts: until it logs out, the token is replaced ("passby web token --new"), \
      or 30 days have passed. Without a token it gets them until it is removed.
      """
    case .helpPushList: "List the browsers, with their numbers."
    case .helpPushListDiscussion:
      """
      With --json a list of: id, browser, person, created, last_used. "person" is null unless \
      the browser tells where it is. "last_used" is when its push service last took a reminder, with an \
      accuracy of an hour.
      """
    case .helpPushRemove: "End the reminders for a browser."
    case .helpPushNumber: "The browser's number in \"passby web push list\"."
    }
  }

  func advice(_ notifier: String, _ status: Int) -> String {
    switch status {
    case 429, 500...: "Expected 2xx; Passby will try again."
    case _ where notifier == "push":
      "Expected 2xx; switch reminders off and on again in that browser, on the page Reminders."
    case 300..<400: "Redirects are not followed: set notify.\(notifier).url to their target."
    case 401, 403: "Expected 2xx; check the credentials in notify.\(notifier).headers or .url."
    case 404, 405, 410: "Expected 2xx; check notify.\(notifier).url."
    default: "Expected 2xx; check notify.\(notifier).body and .headers."
    }
  }

  package func text(_ phrase: ProgramReason, _ localizer: Localizer) -> String {
    switch phrase {
    case .missing: "there is no such program"
    case .notExecutable: "it is not executable"
    case .tooManyOpenFiles: "too many files are open"
    case .argumentsTooLong: "its arguments are too long"
    case .system(let text): text
    }
  }

  package func text(_ phrase: WebhookProblem, _ localizer: Localizer) -> String {
    switch phrase {
    case .noAddress: "is not a web address; expected one such as https://ntfy.sh/topic"
    case .wrongScheme: "is not a web address; expected http:// or https://"
    case .noHost: "has no host; expected one such as https://ntfy.sh/topic"
    case .password:
      "contains a password, which is not sent; use a header \"Authorization: Basic ...\""
    case .wrongPort: "has a port outside 1 to 65535"
    case .noHeader: "is not a header; expected \"Name: value\""
    case .wrongHeaderName: "is not a header name; expected letters, digits and hyphens"
    case .ownHeader: "is set by Passby itself; leave it out"
    case .headerControls: "has control characters in its value; expected one line"
    case .headerValue(let problem): "has a value that \(problem.text(in: localizer))"
    case .noJSON(let mayBeText):
      "does not become JSON; expected tags such as {{text}} within double quotes"
        + (mayBeText ? ". For other text add the header \"Content-Type: text/plain\"" : "")
    case .unknownSign(let sign): "uses {{\(sign)}}, which is not supported"
    case .noTemplate: "is not a template"
    case .wrongSectionEnd(let line): "closes a section under another name, in line \(line)"
    case .noSectionEnd(let line): "does not close a section, in line \(line)"
    case .wrongTag(let line): "has a wrong tag, or one without }}, in line \(line)"
    case .unknownName(let name, let known):
      "asks for \"\(name)\"; expected one of \(known.joined(separator: ", "))"
    }
  }

  package func text(_ phrase: HTTPReason, _ localizer: Localizer) -> String {
    switch phrase {
    case .hostUnknown: "the host is unknown"
    case .refused: "the connection was refused"
    case .noRoute: "there is no route to the host"
    case .closed: "the server closed the connection"
    case .notPublic: "only services on the internet are asked, and it is not one"
    case .notSecure: "there is no secure connection to it (TLS), or its certificate is not trusted"
    case .notHTTP: "what it sent is no answer of HTTP"
    case .noLibrary: "not sent: apt install libcurl4"
    case .other(let text): text
    }
  }
}

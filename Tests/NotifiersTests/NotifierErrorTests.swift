import Localization
import Notifiers
import Testing

struct NotifierErrorTests {
  /// An error and what it says.
  struct Row: CustomTestStringConvertible {
    let error: NotifierError
    let message: String
    var testDescription: String { message }

    init(_ error: NotifierError, _ message: String) {
      self.error = error
      self.message = message
    }
  }

  static let programs = [
    Row(
      .notStarted(
        notifier: "desktop", program: "/x/notify-send", reason: .missing),
      #""/x/notify-send" does not start: there is no such program. "#
        + "Install it (Debian: libnotify-bin), or set notify.desktop to off."),
    Row(
      .notStarted(notifier: "command.mail", program: "mailx", reason: .missing),
      #""mailx" does not start: there is no such program. "#
        + "Install it, or change notify.command.mail.run."),
    Row(
      .failed(
        notifier: "desktop", program: "n", status: 3, message: "Cannot\tautolaunch D-Bus. "),
      "\"n\" failed with status 3: Cannot\u{FFFD}autolaunch D-Bus. "
        + "Check that a desktop session shows notifications, or set notify.desktop to off."
    ),
    Row(
      .failed(notifier: "command.x", program: "n", status: 1, message: ""),
      #""n" failed with status 1. Expected status 0; check notify.command.x.run."#),
    Row(
      .killed(notifier: "command.x", program: "n", signal: 9),
      #""n" was ended by signal 9; expected it to exit by itself."#),
    Row(
      .timeLimit(notifier: "desktop", program: "n", seconds: 10),
      #""n" was still running after 10 s and was killed. "#
        + "Check that the desktop responds."),
    Row(
      .timeLimit(notifier: "command.x", program: "n", seconds: 0.5),
      #""n" was still running after 0.5 s and was killed. "#
        + "Raise notify.command.x.time_limit, or fix it."),
  ]

  static let webhooks = [
    Row(
      .unreachable(
        settings: WebhookNotifier.settings(of: "phone"), host: "https://ntfy.sh", reason: .refused),
      #""https://ntfy.sh" cannot be reached: the connection was refused. "#
        + "Check the network and notify.webhook.phone.url."),
    Row(
      .answered(settings: WebhookNotifier.settings(of: "x"), host: "http://h", status: 500),
      "\"http://h\" answered 500. Expected 2xx; Passby will try again."),
    Row(
      .answered(settings: NtfyNotifier.settings, host: "http://127.0.0.1:9", status: 418),
      #""http://127.0.0.1:9" refused the reminder. Check notify.ntfy.url and notify.ntfy.topic."#),
    Row(
      .answered(settings: NtfyNotifier.settings, host: "http://h", status: 429),
      #""http://h" answered 429. Expected 2xx; Passby will try again."#),
    Row(
      .answered(settings: NtfyNotifier.settings, host: "http://h", status: 503),
      #""http://h" answered 503. Expected 2xx; Passby will try again."#),
    Row(
      .noAnswer(settings: NtfyNotifier.settings, host: "http://h", seconds: 30),
      #""http://h" did not answer within 30 s. Check the network."#),
    Row(
      .unreachable(settings: PushNotifier.settings, host: "http://h", reason: .refused),
      #""http://h" cannot be reached: the connection was refused. Check the network."#),
    Row(
      .noContact(host: "https://web.push.apple.com"),
      #""https://web.push.apple.com" takes no reminder without a contact. "#
        + "Set web.push_contact to a mail address or an https address."),
    Row(
      .answered(settings: WebhookNotifier.settings(of: "x"), host: "http://h", status: 301),
      #""http://h" answered 301. "#
        + "Redirects are not followed: set notify.webhook.x.url to their target."),
    Row(
      .answered(settings: WebhookNotifier.settings(of: "x"), host: "http://h", status: 401),
      #""http://h" answered 401. "#
        + "Expected 2xx; check the credentials in notify.webhook.x.headers or .url."),
    Row(
      .answered(settings: WebhookNotifier.settings(of: "x"), host: "http://h", status: 400),
      #""http://h" answered 400. "#
        + "Expected 2xx; check notify.webhook.x.body and .headers."),
    Row(
      .noAnswer(settings: WebhookNotifier.settings(of: "x"), host: "http://h", seconds: 10),
      #""http://h" did not answer within 10 s. "#
        + "Check the network, or raise notify.webhook.x.time_limit."),
    Row(
      .setting(notifier: "webhook.x", setting: "url", value: "ftp://h", problem: .wrongPort),
      #"notify.webhook.x.url: "ftp://h" has a port outside 1 to 65535."#),
  ]

  @Test(arguments: programs + webhooks)
  func `an error says what happened and what to do`(row: Row) {
    #expect(row.error.description == row.message)
  }

  @Test func `a long message is cut`() {
    let error = NotifierError.failed(
      notifier: "desktop", program: "n", status: 1, message: String(repeating: "x", count: 4096))
    #expect(error.description.contains(String(repeating: "x", count: 200) + "\u{2026}."))
  }
}

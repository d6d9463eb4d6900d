import Localization
import Notifiers
import Testing
import Text

/// Errors in the settings of a webhook are reported when it is created.
struct WebhookSettingTests {
  private func problem(
    url: String = "https://ntfy.sh/topic", headers: [String] = [], body: String? = nil
  ) -> String? {
    do throws(NotifierError) {
      _ = try WebhookNotifier.make(
        name: "x", url: url, headers: headers.compactMap(HeaderField.init), body: body,
        timeLimit: .seconds(1))
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [
    ("", #"url: "" is not a web address; expected one such as https://ntfy.sh/topic."#),
    (
      "ntfy.sh/secret",
      #"url: "ntfy.sh…" is not a web address; expected one such as https://ntfy.sh/topic."#
    ),
    ("ftp://h/secret", #"url: "ftp://h…" is not a web address; expected http:// or https://."#),
    (
      "http:///secret",
      #"url: "http://…" has no host; expected one such as https://ntfy.sh/topic."#
    ),
    (
      "https://me:secret@h/x",
      #"url: "https://h…" contains a password, which is not sent; use a header "Authorization: Basic ..."."#
    ),
    ("http://h:70000/", #"url: "http://h:70000…" has a port outside 1 to 65535."#),
  ])
  func `a wrong address is told without its secrets`(url: String, message: String) {
    #expect(problem(url: url) == "notify.webhook.x." + message)
  }

  @Test(arguments: [
    (
      "X: {{titel}}",
      "\"X\" has a value that asks for \"titel\"; expected one of title, body, text, time, count, place, task, uuid, cause, reminders, event, distance_m, accuracy_m, device, person, late, items."
    ),
    (
      "X: {{title",
      #""X" has a value that has a wrong tag, or one without }}, in line 1."#
    ),
  ])
  func `a wrong header is told without its value`(header: String, message: String) {
    #expect(problem(headers: [header]) == "notify.webhook.x.headers: " + message)
  }

  private static let json =
    "does not become JSON; expected tags such as {{text}} within double quotes"
  private static let other =
    ". For other text add the header \"Content-Type: text/plain\""

  @Test(arguments: [
    ("{{text}}", json + other), (#"{"a":{{text}}}"#, json + other),
    (#"{"a":"{{{text}}}"}"#, json + other),
    (#"{"a":"{{&text}}"}"#, json + other), (#"{"a":"{{text}}""#, json + other),
    (#"{"a":"{{txet}}"}"#, "asks for \"txet\""),
    (#"{"a":"{{#reminders}}{{nmae}}{{/reminders}}"}"#, "asks for \"nmae\""),
    (#"{"a":"{{#place}}x"}"#, "does not close a section, in line 1"),
    (
      #"{"a":"{{#place}}x{{/plaec}}"}"#,
      "closes a section under another name, in line 1"
    ),
    (#"{"a":"{{> other}}"}"#, "uses {{>}}, which is not supported"),
    (#"{"a":"{{$a}}{{/a}}"}"#, "uses {{$}}, which is not supported"),
    (#"{"a":"{{=<% %>=}}"}"#, "uses {{=}}, which is not supported"),
    ("{{% CONTENT_TYPE:TEXT}}{}", "uses {{%}}, which is not supported"),
  ])
  func `a broken template is told with what is wrong`(body: String, problem expected: String) {
    let message = problem(body: body) ?? ""
    #expect(message.hasPrefix("notify.webhook.x.body: \"\(body)\" \(expected)"), "\(message)")
  }

  @Test func `what is right is no problem`() {
    #expect(problem() == nil)
    #expect(problem(body: " \n") == nil)
    #expect(problem(headers: ["Content-Type: text/plain"], body: "{{text}}") == nil)
    #expect(problem(headers: ["Priority: {{#place}}high{{/place}}{{^place}}low{{/place}}"]) == nil)
    #expect(
      problem(
        body: #"{"n":{{count}},"t":"{{text}}","list":[{{#reminders}}"{{task}}",{{/reminders}}0]}"#)
        == nil)
  }
}

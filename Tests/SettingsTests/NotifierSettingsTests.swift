import Localization
import Testing
import Text

@testable import Settings

struct NotifierSettingsTests {
  @Test func `notifiers are read by name, commands and webhooks`() throws {
    let settings = try ConfigurationFile.settings(
      """
      notify:
        command:
          speaker: {run: [say, "--now", "", "Grüße"], time_limit: 5s}
          b: {run: [x]}
        webhook:
          my-phone2:
            url: https://ntfy.sh/topic?x=1
            headers: ["Title: Pass: by", "X-Empty:", 'Authorization:  Bearer tk_1 ']
            body: |
              {"message": "{{text}}"}
            time_limit: 1min
          plain:
            url: HTTP://[::1]:8080/
      """)
    #expect(
      settings.commands == [
        CommandSettings(name: "b", arguments: ["x"], timeLimitSeconds: 30),
        CommandSettings(
          name: "speaker", arguments: ["say", "--now", "", "Grüße"], timeLimitSeconds: 5),
      ])
    let phone = try #require(settings.webhooks.first)
    #expect(phone.name == "my-phone2")
    #expect(phone.url == "https://ntfy.sh/topic?x=1")
    #expect(
      phone.headers.map { [$0.name, $0.value] } == [
        ["Title", "Pass: by"], ["X-Empty", ""], ["Authorization", "Bearer tk_1"],
      ])
    #expect(phone.body == "{\"message\": \"{{text}}\"}\n")
    #expect(phone.timeLimitSeconds == 60)
    let plain = try #require(settings.webhooks.last)
    #expect(
      plain
        == WebhookSettings(
          name: "plain", url: "HTTP://[::1]:8080/", headers: [], body: nil, timeLimitSeconds: 30))
  }

  @Test func `variables make notifiers too, and win over the file setting by setting`() throws {
    let text = "notify:\n  webhook:\n    my-phone: {url: 'http://a/', body: x}\n"
    let settings = try ConfigurationFile.with(text) {
      try PassbySettings.load(
        overrides: ["notify.command.c.time_limit": "3s"],
        environment: [
          "PASSBY_NOTIFY_WEBHOOK_MY_PHONE_URL": "http://b/",
          "PASSBY_NOTIFY_WEBHOOK_MY_PHONE_HEADERS": #"["A: b, c"]"#,
          "PASSBY_NOTIFY_COMMAND_C_RUN": #"["~/bin/say", "~/x"]"#,
          "PASSBY_NOTIFY_COMMAND_C_TIME_LIMIT": "7s",
          "PASSBY_NOTIFY_COMMAND_UNUSED_RUN": "",
          "HOME": "/home/x",
        ], file: $0.path)
    }
    #expect(
      settings.commands == [
        CommandSettings(name: "c", arguments: ["/home/x/bin/say", "~/x"], timeLimitSeconds: 3)
      ])
    let phone = try #require(settings.webhooks.first)
    #expect(settings.webhooks.count == 1)
    #expect(phone.url == "http://b/")
    #expect(phone.body == "x")
    #expect(phone.headers.map(\.value) == ["b, c"])
  }

  @Test(arguments: [
    (
      "webhook: {Phone: {url: 'http://a'}}",
      #"notifier "Phone" below notify.webhook in "FILE" cannot be called so: "#
        + "expected 1 to 32 of a-z, 0-9 and -, beginning with a letter."
    ),
    (
      "webhook: {phone: {ulr: 'http://a'}}",
      #"unknown setting "notify.webhook.phone.ulr" in "FILE". Did you mean "notify.webhook.phone.url"?"#
    ),
    (
      "command: {c: {url: 'http://a'}}",
      #"unknown setting "notify.command.c.url" in "FILE". Did you mean "notify.command.c.run"?"#
    ),
    (
      "webhok: {phone: {url: 'http://a'}}",
      #"unknown setting "notify.webhok.phone.url" in "FILE". Did you mean "notify.webhook"?"#
    ),
    (
      "webhook: 'http://a'",
      #"setting notify.webhook is "http://a" in "FILE": expected names of your choice, and below each "#
        + "url, headers, body, time_limit, for. Correct it, or leave it out for the default."
    ),
    (
      "command: {c: [say, hello]}",
      #"setting notify.command.c is a list in "FILE": expected a section with run, time_limit, for. "#
        + "Correct it, or leave it out for the default."
    ),
    (
      "webhook: {phone: {body: x}}",
      #"setting notify.webhook.phone.url is missing, and the notifier in "FILE" cannot be without it: "#
        + "set it, or take the notifier away."
    ),
    (
      "webhook: {phone: {url: 'http://a', headers: {Title: x}}}",
      #"setting notify.webhook.phone.headers is wrong in "FILE": expected a list of texts in the form "#
        + #""Name: value", such as ["Title: Passby"]. Correct it, or leave it out for the default."#
    ),
    (
      "webhook: {phone: {url: 'http://a', headers: [Title: x]}}",
      #"configuration file "FILE" is not valid: item 1 of notify.webhook.phone.headers is not a text; "#
        + #"put quotes around it. Expected lines such as "port: 2947" below "gpsd:"."#
    ),
    (
      "webhook: {phone: {url: [a]}}",
      #"setting notify.webhook.phone.url is a list in "FILE": expected an address that begins with http:// "#
        + "or https://, at most 2048 characters long, without a password (a header may hold one). Correct it, or leave it out for the default."
    ),
    (
      "webhook: {phone: {url: 'ftp://me:secret@a/'}}",
      #"setting notify.webhook.phone.url is "ftp://***@a/" in "FILE": expected an address that begins with "#
        + "http:// or https://, at most 2048 characters long, without a password (a header may hold one). Correct it, or leave it out for the default."
    ),
  ])
  func `what is no notifier is refused with file, name and what was expected`(
    text: String, message: String
  ) throws {
    #expect(try ConfigurationFile.refusal("notify:\n  \(text)\n") == message)
  }

  @Test(arguments: [
    ("a", true), ("a-", true), ("z9-0", true), (String(repeating: "a", count: 32), true),
    (String(repeating: "a", count: 33), false), ("", false), ("-a", false), ("1a", false),
    ("a_b", false), ("aB", false), ("ä", false), ("a b", false), ("a\n", false),
  ])
  func `a name is short and plain, and its variables lead back to it`(name: String, isGood: Bool) {
    let notifier = NotifierName(.webhook, name)
    #expect((notifier != nil) == isGood)
    for field in NotifierKind.webhook.fields {
      let key = notifier.map { NotifierKey($0, field) }
      #expect(key.flatMap { NotifierKey(variable: $0.variable) } == key)
      #expect(key.flatMap { NotifierKey(name: $0.name) } == key)
    }
  }

  @Test func `an empty list in a variable takes headers away`() throws {
    let text = "notify:\n  webhook:\n    w: {url: 'http://a/', headers: ['A: b']}\n"
    let settings = try ConfigurationFile.with(text) {
      try PassbySettings.load(
        environment: ["PASSBY_NOTIFY_WEBHOOK_W_HEADERS": "[]"], file: $0.path)
    }
    #expect(settings.webhooks.map(\.headers) == [[]])
  }

  @Test(arguments: [
    "webhook: 'http://me:hunter2@a/'", "webhook: {w: 'http://me:hunter2@a/'}",
    "webhook: {w: {url: 'me:hunter2@a'}}", "webhook: {w: {url: 'x://a/?token=hunter2'}}",
    "webhook: {w: {url: 'http://a/', headers: 'Authorization: hunter2'}}",
    "webhook: {w: {url: 'http://a/', headers: ['X Y: hunter2']}}",
    "command: {c: {run: 'tgram://me:hunter2@chat'}}",
  ])
  func `a refusal shows no password`(text: String) throws {
    let message = try #require(try ConfigurationFile.refusal("notify:\n  \(text)\n"))
    #expect(!message.contains("hunter2"))
  }

  @Test(arguments: [
    "run: say hello", "run: ['']", "run: []", "run: [], time_limit: 1s", "time_limit: 1s",
    "run: [\"a\\0b\"]", "run: [a], time_limit: 0s",
    "run: [a], time_limit: 11min", "run: [a], time_limit: [1s]", "run: [[a]]",
    "run: [\(String(repeating: "a,", count: 257))]",
  ])
  func `a command must be a list, bounded and with a program`(text: String) throws {
    let text = "notify:\n  command:\n    c: {\(text)}\n"
    #expect(try ConfigurationFile.refusal(text) != nil)
  }

  @Test(arguments: [
    "example.org", "http://", "https:///x", "http:a", "file:///etc/passwd", "javascript:x",
    "http://a b/", "http://me@a/", "http://me:pw@a/", "http://a:0/", "http://a:65536/",
    "http://a/\\r\\nX: y", "http://a/%zz",
  ])
  func `an address must be one of the web`(url: String) throws {
    let text = "notify:\n  webhook:\n    w: {url: \"\(url)\"}\n"
    #expect(try ConfigurationFile.refusal(text)?.contains("notify.webhook.w.url") == true)
  }

  @Test(arguments: [
    "no colon", ": empty", "Bad Name: x", "Title\\r\\nX: y", "Title: x\\r\\nX: y", "Title: \\e[31m",
    "Content-Length: 5", "HOST: b", "transfer-encoding: chunked", "Ünicode: x",
  ])
  func `a header cannot end its line, or say what only the sender knows`(line: String) throws {
    let text = "notify:\n  webhook:\n    w: {url: 'http://a/', headers: [\"\(line)\"]}\n"
    let message = try #require(try ConfigurationFile.refusal(text))
    #expect(message.contains("notify.webhook.w.headers"))
  }

  @Test func `a header stands there once, whatever its case`() throws {
    let text =
      "notify:\n  webhook:\n    w: {url: 'http://a/', headers: ['Title: x', 'title: y']}\n"
    #expect(try ConfigurationFile.refusal(text)?.contains("notify.webhook.w.headers") == true)
  }

  @Test(arguments: [
    ("PASSBY_NOTIFY_WEBHOOK_URL", "http://a/"), ("PASSBY_NOTIFY_WEBHOOK_2X_URL", "http://a/"),
    ("PASSBY_NOTIFY_WEBHOOK_PHONE_ULR", "http://a/"), ("PASSBY_NOTIFY_COMMAND_X_URL", "http://a/"),
    ("PASSBY_NOTIFY_WEBHOOK_phone_URL", "http://a/"), ("PASSBY_NOTIFY_COMMAND_X_RUN", "say hello"),
    ("PASSBY_NOTIFY_COMMAND_X_RUN", "[1, 2]"), ("PASSBY_NOTIFY_COMMAND_X_RUN", #"{"a": "b"}"#),
    ("PASSBY_NOTIFY_COMMAND_X_TIME_LIMIT", "5s"),
  ])
  func `a variable that names no notifier's setting is refused`(name: String, value: String) {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(environment: [name: value])
    }
    #expect(error?.description.contains(name.dropLast(11)) == true)
  }

  @Test func `a list in a variable is JSON, and the message says so`() {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(environment: ["PASSBY_NOTIFY_COMMAND_X_RUN": "say hello"])
    }
    #expect(
      error?.description
        == "setting notify.command.x.run (PASSBY_NOTIFY_COMMAND_X_RUN) is wrong in the environment: "
        + "expected a list of the program "
        + #"and its arguments, at most 256 of 4096 bytes each, such as ["notify-me", "--now"], "#
        + "as a JSON array of strings. Correct it, or leave it out for the default.")
  }
}

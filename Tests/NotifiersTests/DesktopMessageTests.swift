import Reminders
import Testing

@testable import Notifiers

struct DesktopMessageTests {
  @Test func `one reminder has the task for a title, and does not repeat it`() {
    let message = DesktopMessage([.sample(text: "Cat medicine: you are at Vet. Due in 3 weeks.")])
    #expect(message?.title == "Cat medicine")
    #expect(message?.body == "You are at Vet. Due in 3 weeks.")
  }

  @Test func `a text that does not begin with the task is kept`() {
    #expect(DesktopMessage([.sample(text: "Go!")])?.body == "Go!")
  }

  @Test func `several reminders of one place become one message with a line each`() {
    let message = DesktopMessage([
      .sample("Bread", text: "Bread: now."), .sample("Milk", text: "Milk: now."),
      .sample("Salt", text: "Salt: now."),
    ])
    #expect(message?.title == "3 tasks at Pharmacy")
    #expect(message?.body == "Bread: now.\nMilk: now.\nSalt: now.")
  }

  @Test(arguments: ["Vet", nil])
  func `without a place in common only the number is the title`(place: String?) {
    #expect(DesktopMessage([.sample("Bread"), .sample("Milk", at: place)])?.title == "2 tasks")
  }

  @Test func `two reminders of one task keep its name for a title`() {
    let message = DesktopMessage([
      .sample(text: "Cat medicine: you are at Vet."),
      .sample(at: nil, text: "Cat medicine: due now."),
    ])
    #expect(message?.title == "Cat medicine")
    #expect(message?.body == "You are at Vet.\nDue now.")
  }

  @Test(arguments: [(8, 8, "Task 7: x"), (9, 8, "and 2 more"), (1000, 8, "and 993 more")])
  func `no more than eight lines are shown`(count: Int, lines: Int, last: String) {
    let message = DesktopMessage((0..<count).map { .sample("Task \($0)", text: "Task \($0): x") })
    let shown = message?.body.split(separator: "\n") ?? []
    #expect(shown.count == lines)
    #expect(shown.last.map(String.init) == last)
    #expect(message?.title == "\(count) tasks at Pharmacy")
  }

  @Test func `no reminder makes no message`() {
    #expect(DesktopMessage([]) == nil)
  }

  @Test(arguments: [
    ("<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;"), ("salt & pepper", "salt &amp; pepper"),
    ("&lt;", "&amp;lt;"),
    (#"a\nb"#, #"a\\nb"#), (#"\101\x41\"#, #"\\101\\x41\\"#),
    ("a\nb\r\u{1B}[2J", "a\u{FFFD}b\u{FFFD}\u{FFFD}[2J"),
    ("a\u{202E}b", "a\u{FFFD}b"), ("$(reboot) `x`", "$(reboot) `x`"), ("ґ 🐈 é", "ґ 🐈 é"),
  ])
  func `a text stays a text in the body`(text: String, body: String) {
    #expect(DesktopMessage([.sample(text: text)])?.arguments.last == body)
  }

  @Test(arguments: [
    ("-u", "-u"), ("--help", "--help"), ("<b>x</b> & y", "<b>x</b> & y"), ("a\nb", "a\u{FFFD}b"),
    ("", "Passby"),
  ])
  func `a text stays a text in the title`(task: String, title: String) throws {
    let arguments = try #require(DesktopMessage([.sample(task)])?.arguments)
    #expect(arguments.count == 4)
    #expect(arguments.prefix(3) == ["--app-name=Passby", "--", title])
  }

  @Test(arguments: ["x", "é", "🐈", "<", "\u{0301}", "\n"])
  func `a megabyte is cut`(character: String) throws {
    let huge = "a" + String(repeating: character, count: 1_000_000 / character.utf8.count)
    for reminders in [
      [Reminder.sample(huge, at: huge)], (0..<20).map { .sample("\($0)\(huge)", at: huge) },
    ] {
      let message = try #require(DesktopMessage(reminders))
      #expect(message.title.unicodeScalars.count <= 101)
      #expect(message.body.unicodeScalars.count <= 8 * 242)
      #expect(message.title.hasSuffix("\u{2026}") || reminders.count > 1)
    }
  }
}

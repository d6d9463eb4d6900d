import Model
import Testing

@testable import Notifiers

struct DesktopMessageTests {
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

  @Test(arguments: [
    ([Reminder.sample("Bread")], ["done=Done", "snooze=Snooze 1 h", "visit=Next visit"]),
    ([.sample("Bread", at: nil)], ["done=Done", "snooze=Snooze 1 h"]),
    (
      [.sample("Bread"), .sample("Bread", at: nil)],
      ["done=Done", "snooze=Snooze 1 h", "visit=Next visit"]
    ),
    ([.sample("Bread"), .sample("Milk")], []),
  ])
  func `there are buttons for one task, and a next visit only at a place`(
    reminders: [Reminder], buttons: [String]
  ) throws {
    let message = try #require(DesktopMessage(reminders))
    #expect(message.waitingArguments.first == "--print-id")
    #expect(
      message.waitingArguments.dropFirst().prefix { $0 != "--app-name=Passby" }
        == ArraySlice(buttons.map { "--action=" + $0 }))
  }
}

import Notifiers
import Testing

struct NotifierErrorTests {
  @Test(arguments: [
    (
      NotifierError.notStarted(program: "/x/notify-send", reason: "there is no such program"),
      #""/x/notify-send" does not start: there is no such program. "#
        + "Install it (Debian: libnotify-bin), or set notify.desktop to off."
    ),
    (
      .failed(program: "n", status: 3, message: "Cannot\tautolaunch D-Bus. "),
      "\"n\" failed with status 3: Cannot\u{FFFD}autolaunch D-Bus. "
        + "Expected a desktop session that shows notifications; otherwise set notify.desktop to off."
    ),
    (
      .failed(program: "n", status: 1, message: ""),
      #""n" failed with status 1. "#
        + "Expected a desktop session that shows notifications; otherwise set notify.desktop to off."
    ),
    (
      .killed(program: "n", signal: 9), #""n" was ended by signal 9: expected it to end by itself."#
    ),
    (
      .timeLimit(program: "n", seconds: 10),
      #""n" was still running after 10 s and was killed: "#
        + "expected it to hand the notification over at once. See whether the desktop responds."
    ),
  ])
  func `an error says what happened and what to do`(error: NotifierError, message: String) {
    #expect(error.description == message)
  }

  @Test func `a long message is cut`() {
    let error = NotifierError.failed(
      program: "n", status: 1, message: String(repeating: "x", count: 4096))
    #expect(error.description.contains(String(repeating: "x", count: 200) + "\u{2026}."))
  }
}

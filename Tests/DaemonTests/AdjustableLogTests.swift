import CommandSupport
import Logging
import Testing

@testable import Daemon

struct AdjustableLogTests {
  @Test
  func `a log line on a terminal is a sentence without time, level and source`() {
    #expect(AdjustableLog.sentence("receiver", nil) == "passby: receiver")
    #expect(
      AdjustableLog.sentence("no page", ["because": "port 7575 is taken", "at": "127.0.0.1"])
        == "passby: no page: 127.0.0.1, port 7575 is taken")
    #expect(!AdjustableLog.sentence("x", ["y": "\u{1B}[31m\n"]).contains("\u{1B}"))
  }

  @Test
  func `the level of a copy can only be less verbose than the shared one`() {
    let level = AdjustableLevel(.info)
    var log = AdjustableLog(label: "x", level: level, streams: .ofProcess)
    log.logLevel = .warning
    #expect(log.logLevel == .warning)
    level.value = .error
    #expect(log.logLevel == .error)
    level.value = .debug
    #expect(log.logLevel == .warning)
  }
}

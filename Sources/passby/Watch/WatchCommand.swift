import Application
import ArgumentParser
import Control
import Foundation
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "A live screen: the fix, the nearest places, the bars, what happened last.",
    discussion: """
      Follows the running daemon, once a second; q or Ctrl-C ends it. Where nobody looks at a \
      terminal, it prints a line whenever something changes; with --json an object a second.
      """)

  @Option(help: "Stop after so many looks, 1 to 1000000000.") var count: Int?
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    if let count, !(1...1_000_000_000).contains(count) {
      throw CommandFailure(
        .usage, "--count \"\(count)\" is out of range: expected 1 to 1000000000.")
    }
    let session = try Session(global)
    var observer = try WatchObserver(session)
    let screen = session.output.isTerminal && !session.output.json ? LiveScreen() : nil
    defer { screen?.close() }
    let pulse = WatchPulse(keys: screen != nil)
    var lines = WatchLines(session.output, zone: session.zone)
    var looks = 0
    while true {
      let view = try observer.look()
      if let screen {
        let size = LiveScreen.size
        screen.draw(
          WatchScreen(
            output: session.output.fitting(size.columns), zone: session.zone, height: size.rows
          ).lines(view))
      } else if session.output.json {
        session.output.line(view.json(in: session.zone))
      } else {
        lines.write(view)
      }
      looks += 1
      if let count, looks >= count { return }
      switch pulse.wait() {
      case .second: continue
      case .resized: screen?.forget()
      case .stopped:
        screen?.close()
        pulse.suspend()
        screen?.reopen()
      case .ended: return
      }
    }
  }
}

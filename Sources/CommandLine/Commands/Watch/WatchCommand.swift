import Application
import ArgumentParser
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Model
import SQLiteStore

struct WatchCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("watch", DaemonPhrase.helpWatch, discussion: DaemonPhrase.helpWatchDiscussion)
  }

  @Option(help: .phrase(DaemonPhrase.helpWatchCount, valueName: "number")) var count: Int?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    if let count { try GlobalOptions.check(count, of: "--count", in: 1...1_000_000_000) }
    let environment = try process.environment
    var observer = try WatchObserver(environment)
    let screen =
      environment.output.isTerminal && !environment.output.json
      ? try LiveScreen(environment.process.streams) : nil
    defer { screen?.close() }
    var control = WatchControl(environment)
    let pulse = WatchPulse(environment.process, keys: screen != nil)
    var lines = WatchLines(environment.output, zone: environment.zone)
    var looks = 0
    while true {
      let view = try observer.observe()
      if let screen {
        control.settle(on: view.tasks)
        let size = screen.size
        try screen.draw(
          WatchScreen(
            output: environment.output.fitting(size.columns), zone: environment.zone,
            height: size.rows,
            chosen: control.chosen, message: control.message(at: environment.process.now)
          ).lines(view))
      } else if environment.output.json {
        try environment.output.line(view.json(in: environment.zone))
      } else {
        try lines.write(view)
      }
      looks += 1
      if let count, looks >= count { return }
      switch pulse.wait() {
      case .second: continue
      case .resized: screen?.forget()
      case .stopped:
        screen?.close()
        pulse.suspend()
        try screen?.reopen()
      case .pressed(let key): control.press(key, tasks: view.tasks)
      case .ended: return
      }
    }
  }
}

import Application
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore

struct PauseCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "pause", abstract: PlanPhrase.helpPause.text)
  }

  @Argument(
    help: .phrase(PlanPhrase.helpPauseUntil, valueName: "end"),
    completion: .list(["tomorrow", "1w", "2w", "off"]))
  var until: [String] = []
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let session = try process.session
    var isChanged = false
    var restDays: [RestDay] = []
    let store: SQLiteStore
    if until.isEmpty {
      store = try session.openForReading()
    } else {
      store = try session.openStore()
      let builder = try session.builder()
      let applied = try store.edit { try builder.pause(until.joined(separator: " "), in: $0) }
      isChanged = applied.step != nil
      restDays = applied.edit.restDays.compactMap(\.after)
    }
    let pause = try store.memory().pause.flatMap { $0.until > session.now ? $0 : nil }
    guard !session.output.json else {
      try session.output.line(.object([("until", JSON(pause?.until, in: session.zone))]))
      return
    }
    let phrase: PlanPhrase =
      if let pause {
        .pausedUntil(Wording.moment(pause.until, in: session.zone, now: session.now))
      } else {
        isChanged ? .pauseEnded : .notPaused
      }
    try session.output.line(phrase.text)
    if !restDays.isEmpty {
      let days = RestDay.ranges(of: restDays).joined(separator: ", ")
      session.output.note(PlanPhrase.restOfPause(days).text)
    }
  }
}

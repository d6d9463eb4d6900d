import Application
import ArgumentParser
package import CommandSupport
import Foundation
import Localization
import SQLiteStore

/// The options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .long, help: .phrase(CommandPhrase.helpDatabase, valueName: "file"),
    completion: .file())
  var db: String?

  @Option(
    name: .long, help: .phrase(CommandPhrase.helpConfiguration, valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(name: .long, help: .phrase(CommandPhrase.helpJson))
  var json = false

  @Option(
    name: .long,
    help: .phrase(CommandPhrase.helpNow, valueName: "instant"))
  var now: String?

  @Option(
    name: .long,
    help: .phrase(CommandPhrase.helpLang, valueName: "code"))
  var lang: String?

  @Option(
    name: .long,
    help: .phrase(CommandPhrase.helpColor, valueName: "when"))
  var color: ColorChoice = .auto
}

extension GlobalOptions {
  /// The options without the argument parser's wrappers.
  var environment: EnvironmentOptions {
    EnvironmentOptions(db: db, config: config, json: json, now: now, lang: lang, color: color)
  }
}

extension GlobalOptions {
  /// Throws unless a number given for an option is in range.
  static func check(
    _ number: Int, of option: String, in range: ClosedRange<Int>
  ) throws(Refusal) {
    guard !range.contains(number) else { return }
    throw Refusal(
      .usage,
      CommandPhrase.numberOutOfRange(
        option: option, value: "\"\(number)\"", lowest: "\(range.lowerBound)",
        highest: "\(range.upperBound)"
      ))
  }
}

extension ColorChoice: ExpressibleByArgument {
  /// None: what ArgumentParser would find out about each case costs every command a look-up of
  /// types.
  package static var allValueDescriptions: [String: String] { [:] }
}

extension CommandEnvironment {
  /// Refuses a command about moods where that part is switched off (T11).
  func needsMoods() throws { try require(.mood) }

  /// Refuses a command about photos and the profile where that part is switched off (T11).
  func needsPhotos() throws { try require(.photos) }

  /// Refuses a command about points and streaks where that part is switched off (T11).
  func needsProgress() throws { try require(.progress) }

  /// Reads the tasks and places of a database in one view.
  func overview(of store: SQLiteStore) throws -> Overview {
    try Overview(store, actionContext: try actionContext(), withStreaks: output.json)
  }

  /// Prints a task that was added or changed as JSON, or a sentence about it; then the remarks.
  func show(_ result: TaskChangeResult, sentence: (TaskView) -> String) throws {
    try output.render(result.json, sentence(result.view))
    message(result.remarks.lines(undo: "passby undo"))
  }

  /// Prints that a task stays silent until the next visit, because the user is at a place (N3).
  func noteSilence(at place: String) {
    output.message(ActionPhrase.silentHere(place: "\"\(place.oneLine)\"").text)
  }
}

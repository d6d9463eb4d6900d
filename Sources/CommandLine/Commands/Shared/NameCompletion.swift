import Application
import ArgumentParser
import Arguments
import CommandSupport
import Daemon
import Foundation
import HTTPServer
import Journal
import Localization
import Model
import Regions
import SQLiteStore
import Text

/// The completions of the shell for names of tasks and places.
enum NameCompletion {
  /// The process, started by a shell for completions.
  ///
  /// ArgumentParser calls a completion with the words of the command line alone.
  @TaskLocal static var process = ProcessContext(environment: [:])

  /// Names of tasks.
  static let ofTasks = CompletionKind.custom { words, _, _ in tasks(words) }
  /// Names of places.
  static let ofPlaces = CompletionKind.custom { words, _, _ in places(words) }
  /// Names of places, and tags.
  static let ofPlacesAndTags = CompletionKind.custom { words, _, _ in places(words) + tags(words) }
  /// Names of categories.
  static let ofCategories = CompletionKind.custom { words, _, _ in categories(words) }
  /// Names of habits.
  static let ofHabits = CompletionKind.custom { words, _, _ in habits(words) }
  /// Names of devices.
  static let ofDevices = CompletionKind.custom { words, _, _ in devices(words) }
  /// Names of persons.
  static let ofPersons = CompletionKind.custom { words, _, _ in persons(words) }
  /// Names of persons, the last one of an order with commas.
  static let ofPersonsInOrder = CompletionKind.custom { words, _, prefix in
    let before = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
    return persons(words).map { before + $0 }
  }
  /// Names of keys for widgets and shortcuts.
  static let ofKeys = CompletionKind.custom { words, _, _ in keys(words) }
  /// Names of tasks and places.
  static let ofTasksAndPlaces = CompletionKind.custom { words, _, _ in
    tasks(words) + places(words)
  }

  /// Returns a name, or the number where the name cannot be typed or would be misread.
  ///
  /// A script for bash that `CompletionScript` has not corrected expands completions, `$(…)`
  /// included: a name must not be able to run anything. Only names of letters go there.
  static func offer(_ name: String, number: Int64) -> String {
    let isClear =
      name.first != "-" && name.last != " " && name.first != " "
      && !name.allSatisfy(\.isNumber) && name.unicodeScalars.count <= 60
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 32 && $0.value != 127
      }
    guard isClear else { return String(number) }
    switch CompletionShell.requesting {
    // A colon begins the description there.
    case .zsh?: return name.replacing(":", with: "\\:")
    case .fish?: return name
    // bash takes `$(` for the beginning of a command, and quotes only a part of it.
    case .bash? where isCorrected && !name.contains(where: { "$`".contains($0) }): return name
    default: return isHarmless(name) ? name : String(number)
    }
  }

  private static var isCorrected: Bool {
    process.environment[CompletionScript.variable] != nil
  }

  /// Returns true for a name that begins with a letter and has no character that is special in a
  /// shell.
  private static func isHarmless(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -_.,+".unicodeScalars.contains($0)
      }
  }

  private static func tasks(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(), let todos = try? store.todos()
    else {
      return []
    }
    return todos.map { offer($0.name, number: $0.id.rawValue) }
  }

  /// Returns the advice for words that are no command but the name of a task, or occur in tasks.
  ///
  /// It is `nil` where no task has them. With `onlyWhole`, a part of a name is not enough.
  static func taskInsteadOfCommand(
    _ arguments: [String], onlyWhole: Bool
  ) -> Refusal? {
    let words = TypedArguments.withoutCommonOptions(arguments)
    guard !words.contains(where: { $0.hasPrefix("-") }), let first = words.first,
      let store = try? environment(arguments).openForReading(), let todos = try? store.todos()
    else { return nil }
    let text = words.joined(separator: " ")
    let found = TaskNames(todos: todos).matches(text).first
    if let todo = found, !onlyWhole || todo.name.isSameName(as: text) {
      let name = todo.name.oneLine
      let isWord = isHarmless(name) && !name.contains(" ")
      return Refusal(
        .usage,
        CommandPhrase.taskInsteadOfCommand(
          text.quoted, task: isWord ? name : String(todo.id.rawValue)
        ))
    }
    guard !onlyWhole, first.count >= 3, let places = try? store.places(),
      let categories = try? store.categories()
    else { return nil }
    let search = TaskSearch(text, places: places, categories: categories)
    let count = todos.count(where: search.finds)
    guard count > 0 else { return nil }
    return Refusal(
      .usage,
      CommandPhrase.searchInsteadOfCommand(
        text.quoted, tasks: count, call: "passby list \(text.oneLine)"
      ))
  }

  private static func places(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(), let places = try? store.places()
    else {
      return []
    }
    return places.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func categories(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(), let all = try? store.categories()
    else {
      return []
    }
    return all.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func habits(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(),
      let all = try? store.withSnapshot({ try $0.habits })
    else { return [] }
    return all.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func devices(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(),
      let all = try? store.withSnapshot({ try $0.devices })
    else { return [] }
    return all.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func persons(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(),
      let all = try? store.withSnapshot({ try $0.persons })
    else { return [] }
    return all.map { offer($0.name, number: 0) }.filter { $0 != "0" }
  }

  private static func keys(_ words: [String]) -> [String] {
    guard let path = try? environment(words).databasePath else { return [] }
    return KeyFile(database: path).all.map { offer($0.name, number: 0) }.filter { $0 != "0" }
  }

  private static func tags(_ words: [String]) -> [String] {
    guard let store = try? environment(words).openForReading(), let places = try? store.places()
    else {
      return []
    }
    let tags = Set(places.flatMap(\.tags)).sortedByName()
    return tags.map { offer($0, number: 0) }.filter { $0 != "0" }.map { "#" + $0 }
  }

  /// Returns the environment for `--db` and `--config` on the command line so far.
  private static func environment(_ words: [String]) throws -> CommandEnvironment {
    var arguments: [String] = []
    for (word, next) in zip(words, words.dropFirst()) where ["--db", "--config"].contains(word) {
      arguments += [word, next]
    }
    return try CommandEnvironment(GlobalOptions.parse(arguments).environment, in: process)
  }
}

import ArgumentParser
import Foundation
import Regions
import Reminders
import Runtime
import SQLiteStore

/// The completions of the shell for names of tasks and places.
enum KnownNames {
  /// Names of tasks.
  static let ofTasks = CompletionKind.custom { words, _, _ in tasks(words) }
  /// Names of places.
  static let ofPlaces = CompletionKind.custom { words, _, _ in places(words) }
  /// Names of places, and tags.
  static let ofPlacesAndTags = CompletionKind.custom { words, _, _ in places(words) + tags(words) }
  /// Names of categories.
  static let ofCategories = CompletionKind.custom { words, _, _ in categories(words) }
  /// Names of tasks and places.
  static let ofTasksAndPlaces = CompletionKind.custom { words, _, _ in
    tasks(words) + places(words)
  }

  /// Returns a name, or the number if the name has a character that is special in a shell.
  ///
  /// bash expands completions, `$(…)` included: a name must not be able to run anything.
  static func offer(_ name: String, number: Int64) -> String {
    let isHarmless = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_.,+".unicodeScalars.contains($0)
    }
    let isClear =
      name.first?.isLetter == true && name.last != " "
      && name.unicodeScalars.count <= 60
    return isHarmless && isClear ? name : String(number)
  }

  private static func tasks(_ words: [String]) -> [String] {
    guard let store = try? session(words).openForReading(), let todos = try? store.todos() else {
      return []
    }
    return todos.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func places(_ words: [String]) -> [String] {
    guard let store = try? session(words).openForReading(), let places = try? store.places() else {
      return []
    }
    return places.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func categories(_ words: [String]) -> [String] {
    guard let store = try? session(words).openForReading(), let all = try? store.categories() else {
      return []
    }
    return all.map { offer($0.name, number: $0.id.rawValue) }
  }

  private static func tags(_ words: [String]) -> [String] {
    guard let store = try? session(words).openForReading(), let places = try? store.places() else {
      return []
    }
    let tags = Set(places.flatMap(\.tags)).sorted()
    return tags.filter { offer($0, number: 0) == $0 }.map { "#" + $0 }
  }

  /// Returns the session for `--db` and `--config` on the command line so far.
  private static func session(_ words: [String]) throws -> Session {
    var arguments: [String] = []
    for (word, next) in zip(words, words.dropFirst()) where ["--db", "--config"].contains(word) {
      arguments += [word, next]
    }
    return try Session(try GlobalOptions.parse(arguments))
  }
}

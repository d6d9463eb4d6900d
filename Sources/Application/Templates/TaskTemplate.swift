package import Application
import Localization
import Model
import Recurrence
package import Text

/// Tasks that belong to something that people have, such as a cat: a file in YAML (Y9).
package struct TaskTemplate: Sendable, Hashable {
  /// The word by which it is asked for.
  package let name: String
  package let title: String
  /// The code of its language; `nil` if the file names none.
  package let language: String?
  /// Where its intervals come from.
  package let source: String?
  /// Its tasks, in their order.
  package let tasks: [Entry]

  /// A task of a template.
  package struct Entry: Sendable, Hashable {
    /// The line of the file with it, from 1.
    package let line: Int
    package let name: String
    /// The fields as written, each with its line.
    package let fields: [Key: Written]
    /// The items of its checklist.
    package let items: [String]
    /// True if it gets the place that the user names.
    package let asksForPlace: Bool
  }

  /// A value of the file.
  package struct Written: Sendable, Hashable {
    package let text: String
    /// Its line, from 1.
    package let line: Int
  }

  /// A key of a task with one text.
  package enum Key: String, Sendable, Hashable, CaseIterable {
    case every, season, category, priority, duration, notes

    /// The field of a task.
    package var field: RequestField? { RequestField(rawValue: rawValue) }
  }
}

extension TaskTemplate {
  /// The keys, as `template list --json` prints them; `tasks` is their number.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("tasks", .integer(tasks.count)),
    ])
  }

  /// The keys with the tasks, as `template show --json` prints them.
  package var wholeJSON: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("language", JSON(language)),
      ("source", JSON(source)),
      ("tasks", .array(tasks.enumerated().map { $1.json($0 + 1) })),
    ])
  }
}

extension TaskTemplate.Entry {
  /// Returns the keys of a task with its number, by which `--only` names it.
  func json(_ number: Int) -> JSON {
    let texts = TaskTemplate.Key.allCases.map { ($0.rawValue, JSON(self[$0])) }
    return .object(
      [("n", .integer(number)), ("name", .string(name))] + texts + [
        ("items", .array(items.map { .string($0) })),
        ("place", JSON(asksForPlace ? "ask" : nil)),
      ])
  }

  /// Returns the text of a key; `nil` without one.
  package subscript(key: TaskTemplate.Key) -> String? { fields[key]?.text }

  /// How often it repeats, in words; `nil` for a one-off.
  package var rhythm: String? {
    guard let every = self[.every] else { return nil }
    return (try? Rhythm(parsing: every))?.words ?? every
  }

  /// The parts of the year in which it is done, in words; `nil` for the whole year.
  package var seasonWords: String? {
    guard let season = self[.season] else { return nil }
    return (try? Season(parsing: season)).map { SeasonPhrase.words($0).text } ?? season
  }

  /// The words behind its name in a list: the rhythm, the season and the category.
  package var summary: String {
    [rhythm, seasonWords, self[.category]].compactMap(\.self).map(\.oneLine)
      .joined(separator: ", ")
  }
}

import Foundation
import Localization
package import Model
import Text

/// Finds persons by name.
package struct PersonNames: Sendable {
  package let persons: [Person]

  /// Creates a lookup among persons.
  package init(persons: [Person]) { self.persons = persons }

  /// Returns the person with a name.
  ///
  /// - Throws: `RequestFailure` where there is none, or several have the name.
  package func person(_ text: String) throws -> Person {
    let text = text.trimmed
    if let found = try find(text) { return found }
    throw RequestFailure(
      .notFound, .person,

      DevicePhrase.noSuchPerson(
        text.quoted, suggestion: Suggestion.quoted(for: text, among: persons.map(\.name))))
  }

  /// Returns a name of a person that is free.
  ///
  /// - Throws: `RequestFailure` for a name that is empty, taken, or cannot be part of a topic or of
  ///   a login.
  func name(_ text: String, besides own: Person.ID?) throws -> String {
    let name = try Self.checked(text, .name)
    if let other = persons.first(where: { $0.id != own && $0.name.isSameName(as: name) }) {
      throw RequestFailure(.refused, .name, DevicePhrase.personNameTaken(other.name.quoted))
    }
    return name
  }

  /// Returns a name as it is stored: on one line, at most 200 characters.
  ///
  /// - Throws: `RequestFailure` for a name that is empty or cannot be part of a topic or login.
  static func checked(_ text: String, _ field: RequestField) throws -> String {
    let name = DeviceName.stored(text)
    let isWord = !["none", "anyone"].contains(name.lowercased())
    guard !name.isEmpty, isWord, !DeviceName.has(":/#,", in: name) else {
      throw RequestFailure(.usage, field, DevicePhrase.personName(name.quoted))
    }
    return name
  }

  /// Returns the person with a number, as the boxes of a form name them.
  ///
  /// `#2` is person 2; no name begins so.
  func numbered(_ text: String) -> Person? {
    guard text.hasPrefix("#"), let number = Int64(text.dropFirst()) else { return nil }
    return persons.first { $0.id.rawValue == number }
  }

  /// Returns the person with a name; `nil` if there is none.
  ///
  /// - Throws: `RequestFailure` where several have it.
  func find(_ text: String) throws -> Person? {
    if let person = numbered(text) { return person }
    let found = persons.named(text, by: \.name)
    guard found.count < 2 else {
      throw RequestFailure.several(.person, text, found.map { (nil, $0.name) })
    }
    return found.first
  }

  /// Returns the person whose name stands in another case, as `Ольги` for `Ольга`: a Ukrainian word
  /// that differs in its ending alone; `nil` if there is none, or several.
  func inflected(_ text: String) -> Person? {
    guard let stem = Self.stem(of: text) else { return nil }
    let found = persons.filter { Self.stem(of: $0.name) == stem }
    return found.count == 1 ? found.first : nil
  }

  /// Returns a Ukrainian word without the vowels, `й` and `ь` at its end; `nil` for any other text,
  /// and where fewer than three letters are left.
  private static func stem(of text: String) -> String? {
    let word = text.lowercased()
    guard word.unicodeScalars.allSatisfy({ (0x400...0x4FF).contains($0.value) }) else { return nil }
    var stem = word[...]
    while let last = stem.last, "аеєиіїйоуюяь".contains(last) { stem = stem.dropLast() }
    return stem.count >= 3 ? String(stem) : nil
  }

  /// The name of a person; `?` where there is none.
  package func name(of id: Person.ID) -> String { persons.first { $0.id == id }?.name ?? "?" }

  /// Returns the names of the persons whom a task is for, by number; `nil` if it is for anyone.
  package func names(of ids: Set<Person.ID>) -> [String]? {
    guard !ids.isEmpty else { return nil }
    return ids.sorted().map(name(of:))
  }
}

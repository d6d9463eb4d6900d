import Localization
import Model
import Text

/// An item of a checklist as typed.
package struct TypedItem: Sendable, Hashable {
  /// The text as typed.
  package let text: String
  /// True if it is ticked; `nil` if that is not said.
  package let isDone: Bool?
  /// True if it is for one time only; `nil` if that is not said.
  package let isOnce: Bool?

  /// Creates an item; what is not said stays as it is.
  package init(_ text: String, isDone: Bool? = nil, isOnce: Bool? = nil) {
    (self.text, self.isDone, self.isOnce) = (text, isDone, isOnce)
  }

  /// Returns the items of a text with one on each line.
  package static func lines(_ text: String) -> [TypedItem] {
    text.split(whereSeparator: \.isNewline).map { TypedItem(String($0)) }
      .filter { !$0.text.trimmingBlanks.isEmpty }
  }
}

/// Reads the items of a checklist (Y1).
enum ChecklistReading {
  /// Returns the text of an item.
  ///
  /// - Throws: `Refusal` for an empty one, one of more than 200 characters, and U+0000.
  static func text(_ typed: String) throws -> String {
    let text = try NullCharacter.refused(in: typed, .item).trimmed
    guard !text.trimmingBlanks.isEmpty else {
      throw Refusal(.usage, .item, value: typed) { ChecklistPhrase.empty($0) }
    }
    guard text.count <= Checklist.longestText else {
      throw Refusal(.usage, .item, value: text) {
        ChecklistPhrase.tooLong($0, most: Checklist.longestText)
      }
    }
    return text
  }

  /// Returns a whole list; what is not said of an item stays as in the old one that has its text.
  ///
  /// - Throws: `Refusal` for an item that cannot be read, one that stands twice, and too many.
  static func items(_ typed: [TypedItem], old: [ChecklistItem]) throws -> [ChecklistItem] {
    try checked(
      typed.map { typed in
        let text = try text(typed.text)
        // A form shows a text on one line.
        let same =
          old.first { $0.text == text } ?? old.first { $0.text.cleanLine == text }
          ?? old.first { $0.text.isSameName(as: text) }
        let isKept = same.map { $0.text.cleanLine == text } ?? false
        return ChecklistItem(
          isKept ? same?.text ?? text : text, isDone: typed.isDone ?? same?.isDone ?? false,
          isOnce: typed.isOnce ?? same?.isOnce ?? false)
      })
  }

  /// Returns a list in which no text stands twice (Q10), and of which there are not too many.
  static func checked(_ items: [ChecklistItem]) throws -> [ChecklistItem] {
    var known: Set<FoldedText> = []
    for item in items where !known.insert(FoldedText(item.text)).inserted {
      throw Refusal(.usage, .item, value: item.text) { ChecklistPhrase.twice($0) }
    }
    guard items.count <= Checklist.mostItems else {
      throw Refusal(
        .usage, .item, ChecklistPhrase.tooMany(items.count, most: Checklist.mostItems))
    }
    return items
  }

  /// Returns where an item stands that is typed as its number or its text.
  ///
  /// - Throws: `Refusal` for a number below 1 (usage), and where there is none.
  static func index(_ typed: String, of todo: Todo) throws -> Int {
    let (items, text) = (todo.items, typed.trimmed)
    let exact = items.indices.first { items[$0].text == text }
    if let number = Int(text) {
      guard number >= 1 else {
        throw Refusal(
          .usage, .item,
          ChecklistPhrase.noPosition(GivenValue(typed.quoted), most: max(items.count, 1)))
      }
      if number <= items.count { return number - 1 }
    } else if text.isEmpty {
      throw Refusal(.usage, .item, ChecklistPhrase.empty(GivenValue(typed.quoted)))
    }
    if let index = exact ?? items.indices.first(where: { items[$0].text.isSameName(as: text) }) {
      return index
    }
    let nearest =
      Int(text) == nil ? Suggestion.nearest(to: text, among: items.map(\.text)) : nil
    throw Refusal(
      .notFound, .item,
      ChecklistPhrase.unknown(
        text.quoted, task: todo.label, most: items.count, suggestion: nearest?.quoted)
    ).offering(nearest, for: text)
  }
}

/// The row of the table of fields.
extension TaskField {
  static let checklist = TaskField(
    .item, emptied: "", isFolded: true, control: .lines, hint: ChecklistPagePhrase.oneLineEach,
    label: ChecklistPhrase.row,
    typed: { $0.items.map(\.text.cleanLine).joined(separator: "\n") },
    shown: { view in view.todo.items.isEmpty ? nil : view.todo.items.lines },
    read: { reading, _, details in
      guard let items = reading.fields.items else { return }
      details.items = try ChecklistReading.items(items, old: details.items)
    })
}

extension [ChecklistItem] {
  /// The items on lines of their own: `1 [x] milk`.
  package var lines: String {
    enumerated().map { number, item in
      "\(number + 1) [\(item.isDone ? "x" : " ")] \(item.text.cleanLine)"
    }.joined(separator: "\n")
  }

  /// How many are ticked: `1 of 3`.
  package var standing: String { ChecklistPhrase.standing(doneCount, of: count).text }

  /// The first few that are not ticked: `milk, bread and 3 more`; `nil` if there are none.
  package var leftWords: String? {
    let texts = leftTexts
    return texts.isEmpty ? nil : ChecklistPhrase.few(texts).text
  }

  /// The keys, as every `--json` prints them.
  var json: JSON {
    .array(
      enumerated().map { index, item in
        .object([
          ("n", .integer(index + 1)), ("text", .string(item.text)), ("done", .bool(item.isDone)),
          ("once", .bool(item.isOnce)),
        ])
      })
  }
}

extension ChecklistItem {
  /// The keys in the history.
  var snapshot: JSON { .object([("text", .string(text)), ("done", .bool(isDone))]) }
}

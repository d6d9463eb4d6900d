import Localization
import Text

/// The markers of a checklist: `+milk +"oat flakes"` (Y1).
extension QuickScan {
  /// Takes an item; a `+` directly before a digit is a step of time (E2), unless quotes follow it.
  mutating func scanItem(at index: Int) throws(QuickFailure) {
    let (word, range) = (words[index], index..<index + 1)
    var typed = String(word.text.dropFirst())
    if !word.isValueQuoted {
      guard typed.first?.isNumber == false else { return }
      typed = String(typed.dropLast(typed.reversed().prefix { ".,;:!?".contains($0) }.count))
      guard typed.contains(where: \.namesSomething) else { return }
    }
    let text: String
    do {
      text = try ChecklistReading.text(typed)
    } catch {
      throw failure(Refusal(error), range)
    }
    let known = fields.items ?? []
    guard !known.contains(where: { $0.text.isSameName(as: text) }) else {
      throw failure(.usage, ChecklistPhrase.twice(GivenValue(text.quoted)), range)
    }
    fields.items = known + [TypedItem(text)]
    add(.item, text, range)
  }

  /// Returns the number of words of `+3 lemons`, which only quotes make an item.
  func countedItem(at index: Int) -> Int? {
    guard word(index).wholeMatch(of: /\+\d{1,3}/) != nil, isFree(index + 1),
      word(index + 1).first?.isLetter == true
    else { return nil }
    return 2
  }
}

extension Character {
  /// True for letters, digits and pictures, not for marks such as `-`.
  fileprivate var namesSomething: Bool {
    isLetter || isNumber || unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }
}

extension TaskLine {
  /// Returns the words of a checklist, each an item; `nil` where quotes in one forbid that.
  func items(_ fields: TaskFields) -> [String]? {
    let texts = (fields.items ?? []).map(\.text.trimmingBlanks)
    return texts.contains { $0.contains("\"") } ? nil : texts.map(\.asItem)
  }

  /// Returns the line with exactly some items, in their order; those that it has already keep their
  /// words where they stand in that order.
  func listing(
    _ words: [String], _ fields: TaskFields, in line: String, _ old: QuickLine
  ) -> String? {
    let readings = old.readings.filter { $0.marker == .item }
    let wanted = (fields.items ?? []).map(\.text.trimmingBlanks)
    let kept = readings.filter { wanted.contains($0.value) }
    let result: String
    if kept.map(\.value) == wanted.prefix(kept.count).map(\.self) {
      let rest = line.putting(nil, for: readings.filter { !kept.contains($0) })
      let more = words.dropFirst(kept.count).joined(separator: " ")
      result = more.isEmpty ? rest : rest.putting(more, for: [])
    } else {
      result = line.putting(words.joined(separator: " "), for: readings)
    }
    let reading = accepted(result, of: .item, readings, old)
    return reading.flatMap { ($0.fields.items ?? []).map(\.text) == wanted ? result : nil }
  }
}

extension String {
  /// The text as an item of a quick line: in quotes, unless it is one word of letters.
  fileprivate var asItem: String {
    let isWord = first?.isLetter == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    return isWord ? "+" + self : "+\"\(self)\""
  }
}

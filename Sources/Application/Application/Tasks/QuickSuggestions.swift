import DateWords
import Localization
package import Model
import Recurrence
import Regions
package import Text

/// Continuations of a quick line at a position: places and tags after `@`, categories after `#`,
/// priorities after `!`, persons after `for` (Q7).
package struct QuickSuggestions: Sendable {
  /// A place, a tag, a category, a priority or a person.
  package struct Option: Sendable, Hashable {
    /// The text that takes the place of the words, with its marker and quotes: `@"Hardware store"`.
    package let text: String
    /// Its name, for a list.
    package let label: String
  }

  /// Where the words begin that an option replaces, in characters from 0.
  package let from: Int
  /// Where they end, exclusive.
  package let to: Int
  /// The options, at most eight; never empty.
  package let options: [Option]
  /// True if the words mean nothing by themselves, so that Enter may take the first option.
  package let isFirstChosen: Bool

  private static let limit = 8

  /// Suggests what fits the words before a position, in characters; `nil` where nothing does.
  package init?(
    _ line: String, at position: Int, places: [Place], categories: [Category], persons: [Person]
  ) {
    let characters = Array(line)
    let caret = min(max(position, 0), characters.count)
    guard let token = Token(characters, caret: caret) else { return nil }
    var names: [(name: String, option: Option)]
    switch token.marker {
    case .place:
      names = Self.places(places, isTag: token.typed.hasPrefix("#"))
    case .category:
      names = categories.sortedByName(\.name).compactMap { category in
        Self.quoted(category.name).map { (category.name, Option("#" + $0, category.name)) }
      }
    case .priority: names = Self.priorities
    default:
      names = persons.sortedByName(\.name).map { ($0.name, Option($0.name, $0.name)) }
    }
    let typed = FoldedText(token.typed)
    let begins = names.filter { FoldedText($0.name).hasPrefix(typed) }
    let others = names.filter { each in
      !FoldedText(each.name).hasPrefix(typed)
        && each.name.split(whereSeparator: \.isWhitespace).dropFirst().contains {
          FoldedText(String($0)).hasPrefix(typed)
        }
    }
    let found = (begins + (token.isSpaced ? [] : others)).prefix(Self.limit)
    let isWhole = found.contains { $0.name.isSameName(as: token.typed) }
    guard !found.isEmpty, !(isWhole && found.count == 1) else { return nil }
    options = found.map(\.option)
    (from, to) = (token.from, token.to)
    isFirstChosen =
      !isWhole && !token.isSpaced && !token.typed.isEmpty && token.marker != .person
  }

  private static func places(_ places: [Place], isTag: Bool) -> [(name: String, option: Option)] {
    let tags = Set(places.flatMap(\.tags)).sortedByName().map { tag in
      ("#" + tag, Option("@#" + tag, "#" + tag))
    }
    guard !isTag else { return tags }
    return places.sortedByName(\.name).map { place in
      // Of two places with one name, in older databases, the number says which.
      let isOne = places.named(place.name, by: \.name).count == 1
      let text = (isOne ? quoted(place.name) : nil) ?? String(place.id.rawValue)
      return (place.name, Option("@" + text, place.name))
    } + tags
  }

  private static var priorities: [(name: String, option: Option)] {
    let words = Localizer.current.language.quick.priorities
      .merging(English().quick.priorities) { own, _ in own }
    return Priority.allCases.compactMap { priority in
      words[priority.rawValue]?.first.map { (String($0.dropFirst()), Option($0, $0)) }
    }
  }

  /// Returns a name as one word of a quick line; `nil` where quotes in it forbid that.
  private static func quoted(_ name: String) -> String? {
    guard !name.contains("\"") else { return nil }
    let isWord = !name.contains(where: \.isWhitespace) && name.last?.isPunctuation == false
    return isWord ? name : "\"\(name)\""
  }

  /// The keys for a script.
  package var json: JSON {
    .object([
      ("from", .integer(from)), ("to", .integer(to)), ("first", .bool(isFirstChosen)),
      (
        "options",
        .array(
          options.map {
            .object([("text", .string($0.text)), ("label", .string($0.label.oneLine))])
          })
      ),
    ])
  }
}

extension QuickSuggestions.Option {
  fileprivate init(_ text: String, _ label: String) { self.init(text: text, label: label) }
}

/// The words of a quick line that end at a position and follow a marker.
private struct Token {
  let marker: QuickReading.Marker
  /// The words behind the marker, without an opening quote.
  let typed: String
  let from: Int
  let to: Int
  /// True if there is white space in the words, outside quotes.
  let isSpaced: Bool

  private static let markers: [Character: QuickReading.Marker] = [
    "@": .place, "#": .category, "!": .priority,
  ]
  /// The longest words that may be a name, in characters.
  private static let longest = 60

  init?(_ characters: [Character], caret: Int) {
    // What follows belongs to the word that the position is in.
    var end = caret
    while end < characters.count, !characters[end].isWhitespace { end += 1 }
    for start in (max(caret - Self.longest, 0)..<caret).reversed()
    where start == 0 || characters[start - 1].isWhitespace {
      if let marker = Self.markers[characters[start]] {
        var words = characters[(start + 1)..<caret]
        let isQuoted = words.first == "\""
        if isQuoted { words.removeFirst() }
        guard !words.contains("\"") else { return nil }
        let isSpaced = !isQuoted && words.contains(where: \.isWhitespace)
        guard marker != .priority || !isSpaced else { return nil }
        (self.marker, typed, self.isSpaced) = (marker, String(words), isSpaced)
        (from, to) = (start, end)
        return
      }
      let word = characters[start..<caret].prefix { !$0.isWhitespace }
      guard Self.personWords.contains(String(word).lowercased()), word.endIndex < caret else {
        continue
      }
      let words = characters[word.endIndex..<caret].drop(while: \.isWhitespace)
      (marker, typed) = (.person, String(words))
      isSpaced = words.contains(where: \.isWhitespace)
      (from, to) = (words.startIndex, end)
      return
    }
    return nil
  }

  private static var personWords: [String] {
    English().quick.person + Localizer.current.language.quick.person
  }
}

/// Commands that let words be read that were not.
package enum QuickGuess {
  /// Returns the value that words may be meant to be; `nil` where they have none.
  static func known(_ part: QuickUnread, actionContext: ActionContext) -> String? {
    let moments = actionContext.moments(in: actionContext.machineZone)
    switch part.guess {
    case .place: return part.place
    case .at:
      let last = part.text.split(separator: " ").last.map(String.init) ?? ""
      let hour = Int(last.hasSuffix("h") ? String(last.dropLast()) : last)
      // `at 3` could be in the afternoon, which the line asks.
      if isEarly(part.text), let hour { return "\(hour):00" }
      if isEarly(part.text) { return last }
      return hour.map { TimeOfDay(hour: $0, minute: 0).description }
        ?? (moments.timeOfDay(part.text) ?? moments.timeBehindDate(part.text))?.description
    case .due:
      return (try? moments.ifMoment(part.text)) == nil
        ? insideMonth(part.text) ?? moments.slip(part.text.lowercased()) : part.text
    case .last:
      let past = actionContext.moments(in: actionContext.machineZone, direction: .past)
      let words = part.text.split(separator: " ").map(String.init)
      return words.indices.lazy.map { words[$0...].joined(separator: " ") }
        .first { (try? past.ifMoment($0)) != nil }
    case .every:
      let rules = RuleWords(language: Localizer.current.language)
      let rest = part.text.split(separator: " ").dropFirst().joined(separator: " ")
      // How often a day is part of the rule only in words.
      if (try? rules.reading(part.text))?.timesADay != nil { return part.text }
      return (rules.rhythm(part.text) ?? rules.rhythm("every " + rest))?.description
    case .priority: return "high"
    case .item: return String(part.text.dropFirst())
    case .remind: return LeadText(moments).lead(part.text.lowercased())?.description
    case .duration:
      let words = part.text.split(separator: " ").dropFirst().joined(separator: " ")
      return duration(words, moments: moments)
    default: return part.text
    }
  }

  /// Returns the end of the month of `in november`; `nil` for anything else.
  private static func insideMonth(_ text: String) -> String? {
    let language = Localizer.current.language
    let words = text.lowercased().split(separator: " ")
    guard words.count == 2, let word = words.last else { return nil }
    for dates in [language.dates, English().dates] {
      guard let month = dates.insideMonths.firstIndex(where: { $0.contains(String(word)) }),
        let end = dates.endOf.first, let name = dates.months[month].last
      else { continue }
      return "\(end) \(name)"
    }
    return nil
  }

  /// Reads a length of one minute to one day as a duration, such as `20min` or `2h`; `nil` for
  /// anything else.
  static func duration(_ text: String, moments: MomentText) -> String? {
    guard let length = try? moments.length(text), (60...86_400).contains(length.seconds) else {
      return nil
    }
    let minutes = Int((length.seconds / 60).rounded())
    return minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)min"
  }

  /// Returns a value behind its marker, as a quick line has it.
  static func marked(_ value: String, as marker: QuickReading.Marker) -> String {
    switch marker {
    case .priority: "!" + value
    case .place: "@" + (value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value)
    case .duration: "~" + value
    case .item: "+\"\(value)\""
    default: "\(marker.rawValue) \(value)"
    }
  }

  /// Returns the call that adds a line.
  static func call(_ line: String) -> String { "passby quick \(argument(line))" }

  /// Returns a text as one argument of a shell.
  package static func argument(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.:,/+".contains($0) }
    guard !isPlain || text.isEmpty else { return text }
    return text.contains { "\"$`\\!".contains($0) }
      ? "'" + text.replacing("'", with: "'\\''") + "'" : "\"\(text)\""
  }
}

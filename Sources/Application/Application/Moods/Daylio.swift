package import Foundation
package import Localization
package import Model
import Recurrence
import Text

/// The CSV file of Daylio, a mood diary.
///
/// `full_date,date,weekday,time,mood,activities,scales,note_title,note`, older ones without
/// `scales`; moods are awful, bad, meh, good and rad unless the user renamed them, and times are
/// written as the phone shows them.
package enum Daylio {
  /// The names of the columns.
  static let header = [
    "full_date", "date", "weekday", "time", "mood", "activities", "scales", "note_title", "note",
  ]
  /// The moods, from very sad to very happy.
  static let names = ["awful", "bad", "meh", "good", "rad"]
  /// The weekdays, from Sunday.
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// A line of the file.
  package struct Entry: Sendable, Hashable {
    /// When.
    package let time: Date
    /// The feeling.
    package let emotion: Emotion
    /// The title, the note, the activities and the scales, each on a line of its own.
    package let note: String?
  }

  /// Why a file could not be read.
  package enum Failure: Error, Sendable, Hashable {
    /// A line is not as Daylio writes it.
    case line(Int)
    /// A column that is needed is not there.
    case noColumn(String)
    /// The text of a column cannot be read.
    case cell(line: Int, column: String, text: String)
    /// An entry names no mood.
    case noMood(line: Int)
    /// The user has named moods that are not known.
    case unknownMoods([String])

    /// The message.
    package var phrase: MoodPhrase {
      switch self {
      case .line(let number): .notDaylio(line: number)
      case .noColumn(let name): .noDaylioColumn(name.quoted)
      case .cell(let line, let column, let text):
        .notDaylioCell(line: line, column: column.quoted, text: text.quoted)
      case .noMood(let line): .noDaylioMood(line: line)
      case .unknownMoods(let names): .unknownMoods(names.map(\.oneLine))
      }
    }
  }

  /// Reads what the user's own moods mean, each as `ok=2`; names are in lower case.
  ///
  /// - Throws: `Refusal`.
  package static func mapping(_ texts: [String]) throws -> [String: Emotion] {
    var mapping: [String: Emotion] = [:]
    for text in texts {
      guard let sign = text.lastIndex(of: "=") else { throw notMapping(text) }
      let name = text[..<sign].trimmingCharacters(in: .whitespaces).lowercased()
      guard !name.isEmpty,
        let emotion = Emotion(String(text[text.index(after: sign)...]).trimmed)
      else { throw notMapping(text) }
      mapping[name] = emotion
    }
    return mapping
  }

  private static func notMapping(_ text: String) -> Refusal {
    Refusal(.usage, .map, value: text) { MoodPhrase.notMapping($0) }
  }

  /// Reads a file on the wall clock of a zone.
  ///
  /// - Throws: `Failure`; `CancellationError` where the work is wanted no more.
  package static func entries(
    _ text: String, mapping: [String: Emotion], in zone: TimeZone, work: FileWork = FileWork()
  ) throws -> [Entry] {
    guard let rows = CSV.rows(text), let head = rows.first else { throw Failure.line(1) }
    let names = head.cells.map { $0.lowercased() }
    func column(_ name: String) throws -> Int {
      guard let index = names.firstIndex(of: name) else { throw Failure.noColumn(name) }
      return index
    }
    let (date, time, mood) = (try column("full_date"), try column("time"), try column("mood"))
    let notes = ["note_title", "note", "activities", "scales"].compactMap {
      names.firstIndex(of: $0)
    }
    var unknown: [String] = []
    var entries: [Entry] = []
    for row in rows.dropFirst() {
      try work.read()
      func cell(_ index: Int) -> String {
        index < row.cells.count ? CSV.plain(row.cells[index]).trimmingBlanks : ""
      }
      guard row.cells.count == names.count,
        !row.cells.contains(where: { $0.unicodeScalars.contains("\u{0}") })
      else { throw Failure.line(row.line) }
      guard let clock = timeOfDay(cell(time)) else {
        throw Failure.cell(line: row.line, column: "time", text: cell(time))
      }
      guard let local = try? LocalDateTime(parsing: "\(cell(date))T\(clock)") else {
        throw Failure.cell(line: row.line, column: "full_date", text: cell(date))
      }
      guard !cell(mood).isEmpty else { throw Failure.noMood(line: row.line) }
      guard let emotion = emotion(cell(mood), mapping) else {
        if !unknown.contains(cell(mood)) { unknown.append(cell(mood)) }
        continue
      }
      let note = notes.map { withoutMarkup(cell($0)) }.filter { !$0.isEmpty }.joined(
        separator: "\n")
      entries.append(
        Entry(time: local.date(in: zone), emotion: emotion, note: note.isEmpty ? nil : note))
    }
    guard unknown.isEmpty else { throw Failure.unknownMoods(unknown) }
    return entries
  }

  /// Returns the text of a note, which the app writes as HTML; a line for each line.
  package static func withoutMarkup(_ note: String) -> String {
    guard note.contains("<") || note.contains("&") else { return note }
    let ends = /<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6])\s*>/.ignoresCase()
    let tags =
      #/
      <\/?(?:b|i|u|s|em|strong|strike|del|ins|font|span|p|div|ul|ol|li|h[1-6]|a|br)
      (?:\s[^<>]*)?\/?>
      /#.ignoresCase()
    let items = /<li(?:\s[^<>]*)?>/.ignoresCase()
    var text = note.replacing(ends, with: "\n").replacing(items, with: "- ")
      .replacing(tags, with: "")
    text = text.replacing(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}));/) { match in
      switch match.1 {
      case "amp"?: "&"
      case "lt"?: "<"
      case "gt"?: ">"
      case "quot"?: "\""
      case "apos"?: "'"
      case "nbsp"?: " "
      default:
        match.2.flatMap { UInt32($0) }.flatMap(Unicode.Scalar.init).map { String($0) }
          ?? String(match.0)
      }
    }
    return text.trimmingBlanks
  }

  /// Returns a note as the app would write it, so that reading brings back the same text.
  package static func written(_ note: String) -> String {
    guard withoutMarkup(note) != note else { return note }
    return note.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }

  private static func emotion(_ name: String, _ mapping: [String: Emotion]) -> Emotion? {
    let name = name.lowercased()
    return mapping[name] ?? names.firstIndex(of: name).flatMap(Emotion.init(rawValue:))
  }

  /// The words for the halves of a day and for hours in the languages of phones, without blanks and
  /// dots.
  ///
  /// Source: the day periods of CLDR 46, as Android and iOS show a time.
  private static let before: Set<String> = [
    "am", "a", "vorm", "дп", "ппоб", "πμ", "dop", "de", "öö", "ص", "上午", "午前", "오전",
  ]
  private static let after: Set<String> = [
    "pm", "p", "nachm", "пп", "μμ", "odp", "du", "ös", "م", "下午", "午後", "오후",
  ]
  private static let plain: Set<String> = ["", "uhr", "ч", "h", "год", "г", "klo", "kl"]

  /// Returns `21:05` for `21:05`, `21.05`, `21 h 05`, `9:05 PM`, `9:05 p. m.`, `9:05 пп` and the
  /// like; `nil` for anything else.
  private static func timeOfDay(_ text: String) -> String? {
    let text = text.lowercased()
    let pattern =
      /([^0-9]*)([0-9]{1,2})\s*(?:[:.]|h|год\.?|ч\.?)\s*([0-9]{2})(?::[0-9]{2})?([^0-9]*)/
    guard let match = text.wholeMatch(of: pattern), let hour = Int(match.2),
      let minute = Int(match.3), minute < 60
    else { return nil }
    let word = (match.1 + match.4).filter { $0.isLetter }
    if plain.contains(word) {
      return hour < 24 ? TimeOfDay(hour: hour, minute: minute).description : nil
    }
    let isAfter = after.contains(word)
    guard (1...12).contains(hour), isAfter || before.contains(word) else { return nil }
    return TimeOfDay(hour: hour % 12 + (isAfter ? 12 : 0), minute: minute).description
  }
}

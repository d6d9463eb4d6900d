public import Foundation
public import Localization
import Recurrence
public import Reminders
import Text

/// The CSV file of Daylio, a mood diary.
///
/// `full_date,date,weekday,time,mood,activities,note_title,note`; moods are awful, bad, meh, good
/// and rad unless the user renamed them.
public enum Daylio {
  /// The names of the columns.
  static let header = [
    "full_date", "date", "weekday", "time", "mood", "activities", "note_title", "note",
  ]
  /// The moods, from very sad to very happy.
  static let names = ["awful", "bad", "meh", "good", "rad"]
  /// The weekdays, from Sunday.
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// A line of the file.
  public struct Entry: Sendable, Hashable {
    /// When.
    public let time: Date
    /// The feeling.
    public let emotion: Emotion
    /// The title, the note and the activities, each on a line of its own.
    public let note: String?
  }

  /// Why a file could not be read.
  public enum Failure: Error, Sendable, Hashable {
    /// A line is not as Daylio writes it.
    case line(Int)
    /// The user has named moods that are not known.
    case unknownMoods([String])

    /// The message.
    public var phrase: MoodPhrase {
      switch self {
      case .line(let number): .notDaylio(line: number)
      case .unknownMoods(let names): .unknownMoods(names.map(\.oneLine))
      }
    }
  }

  /// Reads what the user's own moods mean, each as `ok=2`; names are in lower case.
  ///
  /// - Throws: `RequestFailure`.
  public static func mapping(_ texts: [String]) throws -> [String: Emotion] {
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

  private static func notMapping(_ text: String) -> RequestFailure {
    RequestFailure(.usage, .map, value: text) { .mood(.notMapping($0)) }
  }

  /// Reads a file on the wall clock of a zone.
  ///
  /// - Throws: `Failure`.
  public static func entries(
    _ text: String, mapping: [String: Emotion], in zone: TimeZone
  ) throws(Failure) -> [Entry] {
    guard let rows = CSV.rows(text), let head = rows.first else { throw .line(1) }
    let names = head.cells.map { $0.lowercased() }
    guard let date = names.firstIndex(of: "full_date"), let time = names.firstIndex(of: "time"),
      let mood = names.firstIndex(of: "mood")
    else { throw .line(1) }
    let notes = ["note_title", "note", "activities"].compactMap { names.firstIndex(of: $0) }
    var unknown: [String] = []
    var entries: [Entry] = []
    for row in rows.dropFirst() {
      func cell(_ index: Int) -> String {
        index < row.cells.count ? CSV.plain(row.cells[index]).trimmingBlanks : ""
      }
      guard row.cells.count == names.count, let clock = timeOfDay(cell(time)),
        let local = try? LocalDateTime(parsing: "\(cell(date))T\(clock)"),
        !row.cells.contains(where: { $0.unicodeScalars.contains("\u{0}") })
      else { throw .line(row.line) }
      guard let emotion = emotion(cell(mood), mapping) else {
        if !unknown.contains(cell(mood)) { unknown.append(cell(mood)) }
        continue
      }
      let note = notes.map(cell).filter { !$0.isEmpty }.joined(separator: "\n")
      entries.append(
        Entry(time: local.date(in: zone), emotion: emotion, note: note.isEmpty ? nil : note))
    }
    guard unknown.isEmpty else { throw .unknownMoods(unknown) }
    return entries
  }

  private static func emotion(_ name: String, _ mapping: [String: Emotion]) -> Emotion? {
    let name = name.lowercased()
    return mapping[name] ?? names.firstIndex(of: name).flatMap(Emotion.init(rawValue:))
  }

  /// Returns `21:05` for `21:05`, `9:05 PM` and `9:05 pm`; `nil` for anything else.
  private static func timeOfDay(_ text: String) -> String? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first, words.count <= 2,
      let time = try? TimeOfDay(parsing: String(first))
    else { return nil }
    guard words.count == 2 else { return TimeOfDay(hour: time.hour, minute: time.minute).padded }
    guard (1...12).contains(time.hour), words[1] == "am" || words[1] == "pm" else { return nil }
    let hour = time.hour % 12 + (words[1] == "pm" ? 12 : 0)
    return TimeOfDay(hour: hour, minute: time.minute).padded
  }
}

extension TimeOfDay {
  /// The time with two digits for the hour.
  fileprivate var padded: String { description }
}

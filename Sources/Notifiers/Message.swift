import Application
import Foundation
import Reminders
import Text

/// One message for the reminders of one delivery: short lines of plain text, without control characters.
struct Message: Hashable {
  /// One line: the task, or how many tasks there are and where.
  let title: String
  /// Some lines to stand under the title, which they do not repeat.
  let body: String
  /// Some lines that stand alone.
  let text: String
  /// What is told, at most `mostReminders`; names are cut and quiet.
  let reminders: [Told]
  /// How many reminders there are.
  let count: Int

  /// Longest title, in scalars: what does not fit a notification helps nobody.
  static let titleLimit = 100
  /// Longest line, in scalars.
  static let lineLimit = 240
  /// Most lines.
  static let mostLines = 8
  /// Most reminders listed one by one.
  static let mostReminders = 100

  /// Merges reminders; `nil` where there are none.
  init?(_ reminders: [Reminder]) {
    guard let first = reminders.first else { return nil }
    let places = Set(reminders.map(\.place))
    let taskCount = Set(reminders.map(\.uuid)).count
    if taskCount == 1 {
      title = Self.title(first.task)
    } else {
      let place = places.count == 1 ? first.place : nil
      title = Self.title(
        Wording.merged(taskCount: taskCount, place: place?.quietLine(cutAfter: Self.titleLimit / 2))
      )
    }
    text = Self.lines(reminders.map(\.text))
    body = taskCount == 1 ? Self.lines(reminders.map(Self.withoutName)) : text
    self.reminders = reminders.prefix(Self.mostReminders).map(Told.init)
    count = reminders.count
  }

  private static func lines(_ texts: [String]) -> String {
    let isWhole = texts.count <= mostLines
    var shown = texts.prefix(isWhole ? mostLines : mostLines - 1).map {
      $0.quietLine(cutAfter: lineLimit)
    }
    if !isWhole { shown.append(Wording.more(texts.count - shown.count)) }
    return shown.joined(separator: "\n")
  }

  private static func title(_ text: String) -> String {
    let line = text.quietLine(cutAfter: titleLimit)
    // notify-send refuses an empty title, and a message without one helps nobody.
    return line.allSatisfy(\.isWhitespace) ? "Passby" : line
  }

  /// The message without the task's name before it, which the title already says.
  private static func withoutName(_ reminder: Reminder) -> String {
    let name = reminder.task.quietLine + ": "
    guard reminder.text.hasPrefix(name) else { return reminder.text }
    let rest = reminder.text.dropFirst(name.count)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

extension Message {
  /// A reminder as it is told to programs and servers, with the keys of an event of `passby run --json`.
  struct Told: Hashable, Encodable {
    let time: String
    let place: String?
    let task: String
    let uuid: String
    let cause: String
    let distanceMeters: Double?
    let accuracyMeters: Double?
    let text: String

    private enum CodingKeys: String, CodingKey {
      case time, event, place, task, uuid, cause, text
      case distanceMeters = "distance_m"
      case accuracyMeters = "accuracy_m"
    }

    init(_ reminder: Reminder) {
      time = Self.rfc3339(reminder.time)
      place = reminder.place?.quietLine(cutAfter: Message.lineLimit)
      task = reminder.task.quietLine(cutAfter: Message.lineLimit)
      uuid = reminder.uuid.uuidString.lowercased()
      cause = reminder.key.cause.rawValue
      distanceMeters = Self.rounded(reminder.distanceMeters)
      accuracyMeters = Self.rounded(reminder.accuracyMeters)
      text = reminder.text.quietLine(cutAfter: Message.lineLimit)
    }

    func encode(to encoder: any Encoder) throws {
      // Each key, also where there is no value: `null` rather than a missing key.
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(time, forKey: .time)
      try object.encode("reminder", forKey: .event)
      try object.encode(place, forKey: .place)
      try object.encode(task, forKey: .task)
      try object.encode(uuid, forKey: .uuid)
      try object.encode(cause, forKey: .cause)
      try object.encode(distanceMeters, forKey: .distanceMeters)
      try object.encode(accuracyMeters, forKey: .accuracyMeters)
      try object.encode(text, forKey: .text)
    }

    /// An instant as the command line prints it: UTC with offset, milliseconds only where there are any.
    private static func rfc3339(_ date: Date) -> String {
      let milliseconds = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) ?? 0
      let rest = ((milliseconds % 1000) + 1000) % 1000
      let whole = Date(timeIntervalSince1970: Double((milliseconds - rest) / 1000))
      let fraction = rest == 0 ? "" : "." + String(String(rest + 1000).dropFirst())
      return Wording.utc(whole).replacing(" ", with: "T").replacing("Z", with: fraction + "+00:00")
    }

    private static func rounded(_ meters: Double?) -> Double? {
      meters.flatMap { $0.isFinite ? ($0 * 10).rounded() / 10 : nil }
    }
  }
}

extension Message: Encodable {
  /// The task, where all reminders are about one.
  var task: String? { common(\.task, of: \.uuid) }
  /// The place, where all reminders are at one.
  var place: String? { common({ $0.place }, of: \.place) ?? nil }
  /// The task's stable id, where all reminders are about one.
  var uuid: String? { common(\.uuid, of: \.uuid) }
  /// What brought all of them about, where that is one.
  var cause: String? { common(\.cause, of: \.cause) }
  /// When the latest was decided, as text.
  var time: String { reminders.map(\.time).max() ?? "" }

  private func common<Value, Key: Hashable>(
    _ value: (Told) -> Value, of key: (Told) -> Key
  ) -> Value? {
    Set(reminders.map(key)).count == 1 ? reminders.first.map(value) : nil
  }

  private enum CodingKeys: CodingKey {
    case title, body, text, time, count, place, task, uuid, cause, reminders
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(title, forKey: .title)
    try object.encode(body, forKey: .body)
    try object.encode(text, forKey: .text)
    try object.encode(time, forKey: .time)
    try object.encode(count, forKey: .count)
    try object.encode(place, forKey: .place)
    try object.encode(task, forKey: .task)
    try object.encode(uuid, forKey: .uuid)
    try object.encode(cause, forKey: .cause)
    try object.encode(reminders, forKey: .reminders)
  }

  /// The message as one line of JSON; keys are sorted.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self))
  }
}

import Foundation
import Localization
package import Model
import Text

/// The message for the reminders of one delivery, in the language in force: short lines of plain
/// text, without control characters.
struct Message: Hashable {
  /// One line: the task, or the number of tasks and their place.
  let title: String
  /// Some lines for below the title, which they do not repeat.
  let body: String
  /// Some lines that need no title.
  let text: String
  /// The reminders, at most `mostReminders`; names are cut and on one line.
  let reminders: [Item]
  /// The number of reminders.
  let count: Int

  /// The longest title, in scalars.
  static let titleLimit = 100
  /// The longest line, in scalars.
  static let lineLimit = 240
  static let mostLines = 8
  /// The longest body and text, in bytes of UTF-8: ntfy shows a file in place of a message of more
  /// than 4096.
  static let bodyLimit = 4000
  /// The most reminders that are listed one by one.
  static let mostReminders = 100

  /// Merges reminders; returns `nil` for none.
  ///
  /// Body and text have at most `bytes` bytes each.
  init?(_ reminders: [Reminder], bytes: Int = Message.bodyLimit) {
    guard let first = reminders.first else { return nil }
    let single = reminders.filter { $0.digest == nil }
    let digest = DigestText(reminders, bytes: single.isEmpty ? bytes : bytes / 4 * 3)
    let places = Set(reminders.map(\.place))
    let taskCount = Set(reminders.map(\.uuid)).count
    if let digest {
      title = Self.title(digest.title)
    } else if taskCount == 1 {
      title = Self.title(first.task)
    } else {
      let place = places.count == 1 ? first.place : nil
      title = Self.title(
        ReminderPhrase.tasks(
          taskCount, place: place?.cleanLine(cutAfter: Self.titleLimit / 2)
        ).text
      )
    }
    if let digest {
      let room = bytes - digest.text.utf8.count - 1
      text =
        single.isEmpty
        ? digest.text : digest.text + "\n" + Self.lines(single.map(\.text), bytes: room)
      body = text
    } else {
      text = Self.lines(reminders.map(\.text), bytes: bytes)
      body = taskCount == 1 ? Self.lines(reminders.map(Self.withoutName), bytes: bytes) : text
    }
    self.reminders = reminders.prefix(Self.mostReminders).map(Item.init)
    count = reminders.count
  }

  /// Returns as many lines as there is room for, and how many more there are.
  private static func lines(_ texts: [String], bytes: Int) -> String {
    let lines = texts.prefix(mostLines).map { $0.cleanLine(cutAfter: lineLimit) }
    func joined(_ count: Int) -> String {
      let rest = texts.count - count
      return (lines.prefix(count) + (rest > 0 ? [ReminderPhrase.more(rest).text] : []))
        .joined(separator: "\n")
    }
    let most = texts.count <= mostLines ? texts.count : mostLines - 1
    let shown = (1...most).reversed().lazy.map(joined).first { $0.utf8.count <= bytes }
    return shown ?? joined(1).cut(toBytes: bytes)
  }

  private static func title(_ text: String) -> String {
    let line = text.cleanLine(cutAfter: titleLimit)
    // notify-send refuses an empty title.
    return line.allSatisfy(\.isWhitespace) ? "Passby" : line
  }

  /// Returns the text without the task's name before it, which is the title.
  private static func withoutName(_ reminder: Reminder) -> String {
    let name = reminder.task.cleanLine + ": "
    guard reminder.text.hasPrefix(name) else { return reminder.text }
    let rest = reminder.text.dropFirst(name.count)
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

extension Message {
  /// A reminder for programs and servers, with the keys of an event of `passby run --json`.
  struct Item: Hashable, Encodable {
    let time: String
    let moment: String
    let isLate: Bool
    let place: String?
    let task: String
    let uuid: String
    let cause: String
    let distanceMeters: Double?
    let accuracyMeters: Double?
    let device: String?
    let person: String?
    let items: [String]
    let text: String

    private enum CodingKeys: String, CodingKey {
      case time, moment, event, place, task, uuid, cause, device, person, late, items, text
      case distanceMeters = "distance_m"
      case accuracyMeters = "accuracy_m"
    }

    init(_ reminder: Reminder) {
      time = Instant.text(reminder.time, in: .gmt)
      moment = Instant.text(reminder.moment ?? reminder.time, in: .gmt)
      isLate = reminder.isLate
      place = reminder.place?.cleanLine(cutAfter: Message.lineLimit)
      task = reminder.task.cleanLine(cutAfter: Message.lineLimit)
      uuid = reminder.uuid.uuidString.lowercased()
      cause = reminder.key.cause.rawValue
      distanceMeters = Self.rounded(reminder.distanceMeters)
      accuracyMeters = Self.rounded(reminder.accuracyMeters)
      device = reminder.device?.cleanLine(cutAfter: Message.lineLimit)
      person = reminder.person?.cleanLine(cutAfter: Message.lineLimit)
      items = (reminder.items ?? []).map { $0.cleanLine(cutAfter: Message.lineLimit) }
      text = reminder.text.cleanLine(cutAfter: Message.lineLimit)
    }

    func encode(to encoder: any Encoder) throws {
      // A key without a value is null, not missing.
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(time, forKey: .time)
      try object.encode(moment, forKey: .moment)
      try object.encode("reminder", forKey: .event)
      try object.encode(place, forKey: .place)
      try object.encode(task, forKey: .task)
      try object.encode(uuid, forKey: .uuid)
      try object.encode(cause, forKey: .cause)
      try object.encode(distanceMeters, forKey: .distanceMeters)
      try object.encode(accuracyMeters, forKey: .accuracyMeters)
      try object.encode(device, forKey: .device)
      try object.encode(person, forKey: .person)
      try object.encode(isLate, forKey: .late)
      try object.encode(items, forKey: .items)
      try object.encode(text, forKey: .text)
    }

    private static func rounded(_ meters: Double?) -> Double? {
      meters.flatMap { $0.isFinite ? ($0 * 10).rounded() / 10 : nil }
    }
  }
}

extension Message: Encodable {
  /// The task, if all reminders are about one.
  var task: String? { common(\.task, of: \.uuid) }
  /// The place, if all reminders are at one.
  var place: String? { common({ $0.place }, of: \.place) ?? nil }
  /// The task's stable id, if all reminders are about one.
  var uuid: String? { common(\.uuid, of: \.uuid) }
  /// The cause, if all reminders have the same.
  var cause: String? { common(\.cause, of: \.cause) }
  /// The items of the task's checklist that are left, if all reminders are about one task.
  var items: [String] { common(\.items, of: \.uuid) ?? [] }
  /// The time of the latest reminder.
  var time: String { reminders.map(\.time).max() ?? "" }

  private func common<Value, Key: Hashable>(
    _ value: (Item) -> Value, of key: (Item) -> Key
  ) -> Value? {
    Set(reminders.map(key)).count == 1 ? reminders.first.map(value) : nil
  }

  private enum CodingKeys: CodingKey {
    case title, body, text, time, count, place, task, uuid, cause, items, reminders
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
    try object.encode(items, forKey: .items)
    try object.encode(reminders, forKey: .reminders)
  }

  /// Returns the message as one line of JSON with sorted keys.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self))
  }
}

extension Message {
  /// Messages that test a template: with hostile values, one reminder and several, with a place and
  /// without.
  static let samples: [Message] = [
    [sample("a\" b\\ <c> & d\u{00E4}\u{1F408}", at: "e\" f\\")],
    [sample("a", at: nil)],
    [sample("a\"", at: "e\\"), sample("b\\", at: nil)],
  ].compactMap { Message($0) }

  private static func sample(_ task: String, at place: String?) -> Reminder {
    let time = Date(timeIntervalSince1970: 0)
    return Reminder(
      key: ReminderKey(
        todo: Todo.ID(rawValue: 1), countdown: 1, cause: place == nil ? .due : .enter,
        occasion: .moment(time)),
      time: time, uuid: UUID(), task: task, place: place, distanceMeters: 1.5, accuracyMeters: 10,
      due: nil, text: "\(task): \(place ?? "due now").", items: [task])
  }
}

/// The addresses of the page that a message outside of it leads to.
package struct MessageLinks: Sendable, Hashable {
  /// A button of the message.
  package struct Button: Sendable, Hashable {
    /// The action that it stands for.
    package let action: ReminderAction
    /// The address that a POST presses it at; a secret.
    package let url: String

    package init(_ action: ReminderAction, url: String) {
      self.action = action
      self.url = url
    }
  }

  /// The address that a tap on the message opens.
  package let click: String?
  /// The buttons of a message of one task.
  package let buttons: [Button]

  /// Creates links; by default there are none.
  package init(click: String? = nil, buttons: [Button] = []) {
    self.click = click
    self.buttons = buttons
  }
}

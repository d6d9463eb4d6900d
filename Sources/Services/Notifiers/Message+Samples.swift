import Foundation
import Model

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
      due: nil, text: "\(task): \(place ?? "due now").")
  }
}

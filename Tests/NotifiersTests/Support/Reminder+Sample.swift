import Foundation
import Model
import Text

extension Reminder {
  /// A reminder on entering a place; tasks of different names are different tasks.
  static func sample(
    _ task: String = "Cat medicine", at place: String? = "Pharmacy", text: String? = nil,
    person: String? = nil, device: String? = nil
  ) -> Reminder {
    // A name always makes the same task.
    let number = UInt32(Fingerprint.text(task.utf8.prefix(100)).suffix(8), radix: 16) ?? 0
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return Reminder(
      key: ReminderKey(
        todo: Todo.ID(rawValue: Int64(number)), countdown: 1, cause: .enter,
        occasion: .moment(Date(timeIntervalSince1970: 0))),
      time: Date(timeIntervalSince1970: 0),
      uuid: UUID(
        uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3])),
      task: task,
      place: place, due: nil,
      text: text ?? "\(task): you are at \(place ?? "home"). due in 3 weeks.",
      person: person, device: device)
  }
}

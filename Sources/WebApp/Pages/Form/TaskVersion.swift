import Foundation
import Reminders

/// A word that changes whenever a task does, so that a form knows whether somebody else was faster.
///
/// Source: Fowler, Noll, Vo: FNV-1a, 64 bits, over the task as JSON.
enum TaskVersion {
  /// The word of a task as it stands.
  static func of(_ todo: Todo) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(todo) else { return "0" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

import Application
package import Foundation
package import Localization
package import Model
package import Text

/// The messages of a device between two looks at its figures.
package struct DeviceActivity {
  private let figures: DeviceFigures
  private let accepted: Int
  private let late: Int
  private let repeated: Int
  private let rollover: Int
  private let outOfRange: Int
  private let refused: [(reason: String, count: Int)]

  /// Compares two states of the figures.
  package init(from old: DeviceFigures, to new: DeviceFigures) {
    figures = new
    // A daemon that was started in between has counted from zero.
    let isSame = new.messages > old.messages
    func since(_ value: KeyPath<DeviceFigures, Int>) -> Int {
      new[keyPath: value] - (isSame ? old[keyPath: value] : 0)
    }
    accepted = since(\.accepted)
    late = since(\.late)
    repeated = since(\.repeated)
    rollover = since(\.rollover)
    outOfRange = since(\.outOfRange)
    refused = new.refused.sorted { $0.key < $1.key }.compactMap { reason, count in
      let number = count - (isSame ? old.refused[reason] ?? 0 : 0)
      return number > 0 ? (reason, number) : nil
    }
  }

  /// Returns what came and what became of it, in sentences.
  package func lines(name: String) -> [DevicePhrase] {
    var lines = [
      DevicePhrase.messageCame(
        device: name, app: figures.app?.brand)
    ]
    if accepted > 0 {
      lines.append(.used(accepted))
      if let meters = figures.accuracies.last {
        lines.append(.lastAccuracy(meters: Int(meters.rounded())))
      }
    }
    if late > 0 { lines.append(.late(late)) }
    if repeated > 0 { lines.append(.repeated(repeated)) }
    if rollover > 0 { lines.append(.rollover(rollover)) }
    if outOfRange > 0 { lines.append(.outOfRange(outOfRange)) }
    lines += refused.compactMap { reason, count in
      PhoneRefusal(rawValue: reason).map { .refused(count, $0) }
    }
    return lines.count == 1 ? lines + [.messageWithoutPosition] : lines
  }

  /// Returns the same as JSON.
  package func json(name: String, zone: TimeZone) -> JSON {
    .object([
      ("device", .string(name)), ("heard", JSON(figures.heard, in: zone)),
      ("kind", JSON(figures.kind)), ("accepted", .integer(accepted)), ("late", .integer(late)),
      ("repeated", .integer(repeated)), ("rollover", .integer(rollover)),
      ("out_of_range", .integer(outOfRange)),
      ("refused", .object(refused.map { ($0.reason, .integer($0.count)) })),
      ("accuracy_m", JSON(accepted > 0 ? figures.accuracies.last : nil, decimals: 1)),
      ("battery", JSON(figures.batteryPercent, decimals: 0)),
    ])
  }
}

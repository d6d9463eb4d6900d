import Foundation
package import Localization
package import Model
import Text

/// The changes on a phone that its figures call for; none while all is well (P21).
package struct DeviceAdvice {
  /// The advice, the most pressing first.
  package let phrases: [DeviceAdvicePhrase]

  /// The seconds without a message after which a phone counts as silent.
  package static let silenceSeconds = 86_400.0
  /// The share of positions from which on they are too inaccurate too often.
  private static let roughShare = 0.2
  /// The minimum number of positions for advice about accuracy.
  private static let fewestPositions = 5
  /// The median accuracy of an app without permission for the precise position, in metres.
  private static let approximateMeters = 1000.0
  /// Pauses from this on, in seconds, are long; phones at rest report every quarter of an hour.
  private static let longPause = 1800.0
  /// From this delay on, in seconds, positions come late as a rule.
  package static let longDelay = 1800.0
  /// From this charge down, in per cent, phones save energy.
  private static let lowBattery = 15.0

  /// Evaluates the figures of a device.
  package init(_ view: DeviceView) {
    guard let health = view.health else {
      phrases = []
      return
    }
    let app = view.kind ?? .other
    func count(_ reasons: String...) -> Int {
      reasons.compactMap { health.refused[$0] }.reduce(0, +)
    }
    var phrases: [DeviceAdvicePhrase] = []
    if health.exposed != nil { phrases.append(.exposed) }
    if let heard = health.heard, view.now.timeIntervalSince(heard) >= Self.silenceSeconds {
      phrases.append(.silent(app))
    }
    if count("plain", "undecryptable") > 0 { phrases.append(.secret) }
    if let last = health.unusable.last, last.time == health.heard,
      !["plain", "undecryptable"].contains(last.reason)
    {
      phrases.append(.form(app))
    }
    if let mode = health.mode, ["quiet", "manual"].contains(mode) { phrases.append(.mode(mode)) }
    if count("future") + health.rollover > 0 { phrases.append(.clock) }
    if count("mock") > 0 { phrases.append(.mock) }
    if let median = health.medianAccuracy, median > Self.approximateMeters {
      phrases.append(.approximate(app, meters: Int(median.rounded())))
    } else if let worst = view.tooInaccurate.first, worst.of >= Self.fewestPositions,
      Double(worst.count) >= Self.roughShare * Double(worst.of)
    {
      phrases.append(.rough(app))
    }
    if let delay = Self.delay(of: health) {
      phrases.append(.late(length: DeviceRows.length(delay)))
    }
    if let pause = health.medianPause, pause > Self.longPause, !view.device.pushesPlaces {
      phrases.append(.sparse(app, minutes: Int((pause / 60).rounded())))
    }
    if let battery = health.batteryPercent, battery <= Self.lowBattery, health.isCharging != true {
      phrases.append(.battery(Int(battery.rounded())))
    }
    self.phrases = phrases
  }

  /// Returns the seconds by which positions come late as a rule; `nil` while they come in time.
  package static func delay(of health: DeviceFigures) -> Double? {
    health.medianDelay.flatMap { $0 > longDelay ? $0 : nil }
  }

  /// The advice as JSON: a code, and a text in the language in force.
  var json: JSON {
    .array(phrases.map { .object([("code", .string($0.code)), ("text", .string($0.text))]) })
  }
}

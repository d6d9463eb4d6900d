import Foundation
import Geo
import Model
import Recurrence
import Regions
import TestSupport

@testable import Reminding

/// An engine with one or more tasks at one place, and a clock that the test moves.
struct EngineHarness {
  var engine: ReminderEngine

  init(
    _ todos: [Todo], places: [Place] = [.sample()], memory: EngineMemory = EngineMemory(),
    whileInside: Bool = true, quiet: QuietHours? = nil,
    rules change: (inout EngineRules) -> Void = { _ in }
  ) {
    var rules = EngineRules(machineZone: .berlin, whileInside: whileInside, quietHours: quiet)
    change(&rules)
    engine = ReminderEngine(
      rules: rules,
      todos: todos, places: places, memory: memory)
  }

  /// Returns the decisions at a transition, after the clock has moved on to it.
  mutating func transition(
    _ kind: Transition.Kind, at time: Date, place: Int64 = 1
  ) -> [Decision] {
    var decisions = engine.advance(to: time).decisions
    decisions +=
      engine.handle(
        Transition(
          region: Region.ID(rawValue: place), kind: kind, time: time, distanceMeters: 40,
          accuracyMeters: 12)
      ).decisions
    if kind != .exit { _ = engine.observe(position: .at(time, meters: 40)) }
    return decisions + engine.advance(to: time).decisions
  }

  /// Returns the decisions that time alone causes.
  mutating func time(_ now: Date) -> [Decision] { engine.advance(to: now).decisions }

  /// A fix that changes nothing, so many metres north of the sample place.
  mutating func fix(at time: Date, meters: Double = 40) -> [Decision] {
    let decisions = engine.advance(to: time).decisions
    _ = engine.observe(position: .at(time, meters: meters))
    return decisions + engine.advance(to: time).decisions
  }
}

extension [Decision] {
  /// The reminders given, in short: `enter`, `due`.
  var told: [Cause] { compactMap { $0.reminder?.key.cause } }

  /// The reasons for silence.
  var reasons: [SilenceReason] {
    compactMap { if case .stayQuiet(let reason) = $0.outcome { reason } else { nil } }
  }
}

extension Fix {
  /// A fix so many metres north of the sample place.
  static func at(_ time: Date, meters: Double) -> Fix {
    Fix(time: time, coordinate: .sample(metersNorth: meters), accuracyMeters: 12)
  }
}

import Application
import Foundation
import Localization
import Model
import Recurrence
import Settings
import WebPorts

extension Site {
  /// The most ticks of a day after which a page that asks rarely asks how the user feels.
  private static let mostTicks = 2
  /// The time of day from which Today asks for the mood of the day.
  private static let evening = TimeOfDay(hour: 18, minute: 0)

  /// True if the page asks how the user feels after what was done last (V3).
  func asksForMoodAfterTick() throws -> Bool {
    let settings = ports.webSettings()
    guard settings.parts.contains(.mood) else { return false }
    switch settings.moodAsking {
    case .always: return true
    case .never: return false
    case .rarely:
      let context = ports.actionContext
      let ticks = try ports.store.withSnapshot {
        try $0.completions(
          from: context.today.start, to: context.now, limit: Self.mostTicks + 1
        ) { $0.kind == .done }.filter(\.isOwn)
      }
      return ticks.count <= Self.mostTicks
    }
  }

  /// True if Today asks for the mood of the day: in the evening, until the day has one.
  func asksForMoodOfDay(in snapshot: any StoreSnapshot) throws -> Bool {
    let settings = ports.webSettings()
    guard settings.parts.contains(.mood), settings.moodAsking != .never else { return false }
    let context = ports.actionContext
    let today = context.today
    guard context.now >= today.date.at(Self.evening).date(in: context.machineZone) else {
      return false
    }
    return try snapshot.moodEntries(from: today.start, to: context.now).allSatisfy(\.isUndone)
  }
}

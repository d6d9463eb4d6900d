import Foundation
import Localization
package import Model
import Recurrence
import Text

extension EditBuilder {
  /// Returns the edit that silences all reminders until a time, or ends the pause with `off` (B3).
  ///
  /// A day without a time means its morning, `ActionContext.dayStart`. The same days become days of
  /// rest; those that an earlier pause still had before it go.
  ///
  /// - Throws: `RequestFailure` for a text that is no time, or one that has passed.
  package func pause(_ text: String, in context: any EditContext) throws -> Edit {
    let old = try context.pause.flatMap { $0.until > actionContext.now ? $0 : nil }
    let stored = try context.pause
    guard text.lowercased() != "off" else {
      var edit = Edit(summary: "pause off", action: .pause(until: nil))
      edit.pause = old == nil ? nil : .init(before: stored, after: nil)
      edit.restDays = old == nil ? [] : try restOfPause(until: nil, in: context)
      return edit
    }
    let until = try pauseEnd(text)
    let pause = Pause(began: actionContext.now, until: until)
    var edit = Edit(
      summary: "pause until \(Instant.text(until, in: actionContext.machineZone))",
      action: .pause(until: until))
    edit.pause = .init(before: stored, after: pause)
    edit.restDays = try restOfPause(until: until, in: context)
    return edit
  }

  private func pauseEnd(_ text: String) throws -> Date {
    let (now, zone) = (actionContext.now, actionContext.machineZone)
    let end: Date
    let moments = actionContext.moments(in: zone)
    if let length = try reading(.until, { try moments.length(text) }) {
      end = now.addingTimeInterval(length.seconds)
    } else {
      let clock = LocalDateTime(now, in: zone).at(actionContext.dayStart)
      end = try moments.date(text, clock: clock, field: .until) {
        PlanPhrase.notPauseEnd(text.quoted, suggestion: $0)
      }
    }
    guard end > now else {
      throw RequestFailure(.usage, .until, PlanPhrase.pauseInThePast(subject: text.quoted))
    }
    return end
  }
}

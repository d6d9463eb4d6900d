import Foundation
import Localization
package import Model
package import Recurrence
import Text

/// The edits of days of rest, on which nothing counts as late (X9).
extension EditBuilder {
  /// The longest span of days that can be given at once; also that of a pause.
  static let mostRestDays = 3660

  /// Returns the edit that adds days of rest, or removes them: a day, or a span such as `A..B`.
  ///
  /// Days that are as wanted already stay as they are.
  ///
  /// - Throws: `Refusal` for a text that names no days.
  package func rest(
    _ text: String, removing: Bool = false, in context: any EditContext
  ) throws -> Edit {
    let days = try DaySpanText(text, actionContext: actionContext).days
    let wanted = Set(days)
    let present = try context.restDays
    let label = [days.first, days.last].compactMap(\.self).map { RestDay($0).text }
    let span = label.first == label.last ? label[0] : label.joined(separator: "..")
    var edit = Edit(
      summary: "rest \(removing ? "--remove " : "")\(span)",
      action: .rest(days: span, isRemoval: removing))
    if removing {
      edit.restDays = present.filter { wanted.contains($0.day) }.map {
        .init(before: $0, after: nil)
      }
    } else {
      let known = Set(present.filter { !$0.isOfPause }.map(\.day))
      let ofPause = Dictionary(
        present.filter(\.isOfPause).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
      edit.restDays = days.filter { !known.contains($0) }.map {
        .init(before: ofPause[$0], after: RestDay($0))
      }
    }
    return edit
  }

  /// Returns the days of rest that a pause brings, and those of an earlier pause that go with it.
  ///
  /// A pause covers each day from today on; the day on which it ends counts only if it ends after
  /// the day's start. Without an end, today and the days after it go.
  func restOfPause(
    until end: Date?, in context: any EditContext
  ) throws -> [Edit.Change<RestDay>] {
    let zone = actionContext.machineZone
    let today = actionContext.today.date
    var wanted: [LocalDateTime] = []
    if let end {
      let last = LocalDateTime(end, in: zone)
      let counts = last > last.at(actionContext.dayStart)
      let span = last.daysSinceEpoch - today.daysSinceEpoch + (counts ? 1 : 0)
      wanted = (0..<min(max(span, 1), Self.mostRestDays)).map(today.addingDays)
    }
    let present = try context.restDays
    let known = Set(present.map(\.day))
    let gone = present.filter { $0.isOfPause && $0.day >= today && !wanted.contains($0.day) }
    return gone.map { .init(before: $0, after: nil) }
      + wanted.filter { !known.contains($0) }.map {
        .init(before: nil, after: RestDay($0, isOfPause: true))
      }
  }

  /// Returns the edit that silences all reminders until a time, or ends the pause with `off` (B3).
  ///
  /// A day without a time means its morning, `ActionContext.dayStart`. The same days become days of
  /// rest; those that an earlier pause still had before it go.
  ///
  /// - Throws: `Refusal` for a text that is no time, or one that has passed.
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
    let (typed, text) = (text, moments.withoutEndWord(text))
    if let length = try reading(.until, { try moments.length(text) }) {
      end = now.addingTimeInterval(length.seconds)
    } else {
      let clock = LocalDateTime(now, in: zone).at(actionContext.dayStart)
      end = try moments.date(text, clock: clock, field: .until) {
        PlanPhrase.notPauseEnd(typed.quoted, suggestion: $0)
      }
    }
    guard end > now else {
      throw Refusal(.usage, .until, PlanPhrase.pauseInThePast(subject: typed.quoted))
    }
    return end
  }
}

extension RestDay {
  /// Days of rest that follow each other.
  package struct Span: Sendable, Hashable {
    /// The first and the last day, at 00:00.
    package fileprivate(set) var first, last: LocalDateTime

    /// The days as people read them: `Thu 24 Dec 2026 – Sat 2 Jan 2027`.
    package var text: String {
      func words(_ day: LocalDateTime) -> String {
        Formatted.dayHeading(day.date(in: .gmt), in: .gmt)
      }
      return first == last ? words(first) : "\(words(first)) – \(words(last))"
    }
  }

  /// Returns rest days as spans in order.
  package static func spans(of days: [RestDay]) -> [Span] {
    var spans: [Span] = []
    for day in days.sorted().map(\.day) {
      if let span = spans.last, day.daysSinceEpoch - span.last.daysSinceEpoch == 1 {
        spans[spans.count - 1].last = day
      } else {
        spans.append(Span(first: day, last: day))
      }
    }
    return spans
  }

  /// Returns rest days as the texts of their spans.
  package static func ranges(of days: [RestDay]) -> [String] { spans(of: days).map(\.text) }
}

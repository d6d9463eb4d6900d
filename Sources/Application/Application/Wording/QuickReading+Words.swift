import Foundation
import Localization
import Model
import Recurrence
import Text

extension QuickReading {
  /// The title of the part in a table.
  package var title: String {
    // A rule begins with `every` itself.
    marker == .every ? TaskPhrase.rowEvery.pageText : marker.word.text
  }

  /// Returns the value in plain words; as it is typed, where that is as plain.
  package func words(in actionContext: ActionContext) -> String {
    switch marker {
    case .every:
      guard let period = (try? Rhythm(parsing: value))?.words else { return value }
      return isFromDone ? TaskPhrase.periodAfterDone(period).text : period
    case .from:
      return
        (value == ResetMode.done.rawValue
        ? TaskPagePhrase.afterIDoIt : TaskPagePhrase.onFixedDates).text
    case .when where WhenText.isSpan(value):
      guard let span = try? WhenText.span(in: value),
        let begin = try? actionContext.moments(in: actionContext.machineZone).moment(span.begin),
        let end = span.span.spanText?.suffix(5)
      else { return value }
      let date = begin.date(in: actionContext.machineZone, dayMeans: .start)
      return Self.words(date, in: actionContext) + "–" + end
    case .due, .when, .start, .end, .last:
      let moments = actionContext.moments(in: actionContext.machineZone)
      let date = try? moments.date(value, dayMeans: .start)
      return date.map { Self.words($0, in: actionContext) } ?? value
    case .priority: return Priority(rawValue: value)?.word.text ?? value
    case .bucket: return TaskPagePhrase.bucketYes.text
    case .duration:
      let length = try? actionContext.moments(in: actionContext.machineZone).length(value)
      return length.map { Wording.length(seconds: $0.seconds) } ?? value
    case .remind: return [Lead](leadText: value).map { LeadPhrase.words($0).text } ?? value
    case .at: return (try? TimesOfDay(parsing: value))?.words ?? value
    case .place, .category, .person: return value
    }
  }

  /// Returns an instant in words: the day, where the instant is its beginning or its end.
  private static func words(_ date: Date, in actionContext: ActionContext) -> String {
    let (zone, now) = (actionContext.machineZone, actionContext.now)
    let local = LocalDateTime(date, in: zone)
    let isDay = (local.hour, local.minute) == (23, 59) || (local.hour, local.minute) == (0, 0)
    return isDay
      ? Wording.day(date, in: zone, now: now) : Wording.moment(date, in: zone, now: now)
  }
}

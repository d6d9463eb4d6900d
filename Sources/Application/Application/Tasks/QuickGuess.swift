import DateWords
import Localization
import Model
import Recurrence
import Text

/// Commands that let words be read that were not.
enum QuickGuess {
  /// Returns the value that words may be meant to be, or a word such as `DATE` in its place.
  static func value(of part: QuickUnread, actionContext: ActionContext) -> String {
    known(part, actionContext: actionContext)
      ?? [.at: "HH:MM", .due: "DATE", .last: "DATE", .every: "RULE", .remind: "1h"][part.guess]
      ?? part.text
  }

  /// Returns the value that words may be meant to be; `nil` where they have none.
  static func known(_ part: QuickUnread, actionContext: ActionContext) -> String? {
    let moments = actionContext.moments(in: actionContext.machineZone)
    switch part.guess {
    case .place: return part.place
    case .at:
      let last = part.text.split(separator: " ").last.map(String.init) ?? ""
      let hour = Int(last.hasSuffix("h") ? String(last.dropLast()) : last)
      return hour.map { TimeOfDay(hour: $0, minute: 0).description }
        ?? (moments.timeOfDay(part.text) ?? moments.timeBehindDate(part.text))?.description
    case .due:
      if let month = insideMonth(part.text) { return month }
      return (try? moments.ifMoment(part.text)) == nil
        ? moments.slip(part.text.lowercased()) : part.text
    case .last:
      let past = actionContext.moments(in: actionContext.machineZone, direction: .past)
      let words = part.text.split(separator: " ").map(String.init)
      return words.indices.lazy.map { words[$0...].joined(separator: " ") }
        .first { (try? past.ifMoment($0)) != nil }
    case .every:
      let rules = RuleWords(language: Localizer.current.language)
      let rest = part.text.split(separator: " ").dropFirst().joined(separator: " ")
      // How often a day is part of the rule only in words.
      if (try? rules.reading(part.text))?.timesADay != nil { return part.text }
      return (rules.rhythm(part.text) ?? rules.rhythm("every " + rest))?.description
    case .priority: return "high"
    case .remind: return LeadText(moments).lead(part.text.lowercased())?.description
    case .duration:
      let words = part.text.split(separator: " ").dropFirst().joined(separator: " ")
      return duration(words, moments: moments) ?? "30min"
    default: return part.text
    }
  }

  /// Returns the end of the month of `in november`; `nil` for anything else.
  private static func insideMonth(_ text: String) -> String? {
    let language = Localizer.current.language
    guard let word = text.lowercased().split(separator: " ").last else { return nil }
    for dates in [language.dates, English().dates] {
      guard let month = dates.insideMonths.firstIndex(where: { $0.contains(String(word)) }),
        let end = dates.endOf.first, let name = dates.months[month].last
      else { continue }
      return "\(end) \(name)"
    }
    return nil
  }

  /// Reads a length of one minute to one day as a duration, such as `20min` or `2h`; `nil` for
  /// anything else.
  static func duration(_ text: String, moments: MomentText) -> String? {
    guard let length = try? moments.length(text), (60...86_400).contains(length.seconds) else {
      return nil
    }
    let minutes = Int((length.seconds / 60).rounded())
    return minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)min"
  }

  /// Returns a value behind its marker, as a quick line has it.
  static func marked(_ value: String, as marker: QuickReading.Marker) -> String {
    switch marker {
    case .priority: "!" + value
    case .place: "@" + (value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value)
    case .duration: "~" + value
    default: "\(marker.rawValue) \(value)"
    }
  }

  /// Returns a text as one argument of a shell.
  static func argument(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.:,/+".contains($0) }
    guard !isPlain || text.isEmpty else { return text }
    return text.contains { "\"$`\\!".contains($0) }
      ? "'" + text.replacing("'", with: "'\\''") + "'" : "\"\(text)\""
  }
}

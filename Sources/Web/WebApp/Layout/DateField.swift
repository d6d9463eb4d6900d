import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Recurrence
import Text
import WebPorts

/// A field for a date or a time in words, for the template `date_field`: with what they mean, a
/// calendar, and near days to press.
struct DateField: Sendable {
  /// A near day: the words that it writes, and its name.
  struct Near: Sendable {
    let words: String
    let chip: String
  }

  let id: String
  let name: String
  let label: String
  /// The kind of field for the script: a `DateReading.Field`.
  let kind: String
  /// The words; a stored date stands there as readers see it.
  let value: String
  /// Examples of what is read.
  let example: String
  /// The meaning of the words; `nil` for none and for words that cannot be read.
  let reading: String?
  let near: [Near]
  /// The present day, `2026-11-28`, on which the calendar opens.
  let today: String
  /// The first day of the calendar's weeks, 0 for Sunday.
  let firstWeekday: String
  /// False for a time of day alone.
  let hasCalendar: Bool
  let errorID: String
  var error: String?
  /// The id of a hint.
  var describedBy: String?
  var isRequired = false
  /// True if the near days stand above the calendar only.
  var isCompact = false
  var hasFocus = false
  /// True if the form is sent as soon as a date is chosen.
  var submits = false

  /// How soon a silence may end that is worth offering, in seconds.
  private static let soonestSeconds: Double = 15 * 60

  /// Prepares a field; `value` is what was typed, or a stored date such as `2026-11-29`, which
  /// becomes words unless it `isTyped`.
  ///
  /// Its error has the id `errorID`, that of the field with `-error` unless given.
  init(
    _ name: String, label: some Phrase, of field: DateReading.Field, value: String?,
    in context: ActionContext, id: String? = nil, errorID: String? = nil, isTyped: Bool = false
  ) {
    let id = id ?? "date-\(name)"
    self.id = id
    self.name = name
    self.label = label.pageText
    self.errorID = errorID ?? "\(id)-error"
    kind = field.rawValue
    let typed = value ?? ""
    let meaning = typed.isEmpty ? nil : try? context.dateReading(typed, in: field)
    let isStored = !isTyped && typed.wholeMatch(of: /\d{4}-\d\d-\d\d.*|\d\d:\d\d/) != nil
    self.value = isStored ? meaning?.words ?? typed : typed
    reading = meaning?.text
    example =
      switch field {
      case .day, .days: DatePagePhrase.dayExample.text
      case .past: DatePagePhrase.pastExample.text
      case .done: DatePagePhrase.doneExample.text
      case .clock: DatePagePhrase.clockExample.text
      case .moment, .until: DatePagePhrase.momentExample.text
      }
    near = DateReading.nearDays(of: field).filter { words in
      // The end of a silence lies ahead.
      guard field == .until, let date = try? context.dateReading(words, in: field).date else {
        return true
      }
      return date.timeIntervalSince(context.now) >= Self.soonestSeconds
    }.map { Near(words: $0, chip: $0.prefix(1).uppercased() + $0.dropFirst()) }
    today = context.today.date.dateText
    firstWeekday = String(Localizer.current.firstWeekday)
    hasCalendar = field != .clock
  }

  /// Returns what a form stores of its text: `2026-11-29` of a day, `18:00` of a time of day, both
  /// with a `T` between them; a text that cannot be read as it is.
  static func stored(
    _ text: String, of field: DateReading.Field, in context: ActionContext
  ) -> String {
    guard !text.isEmpty, let meaning = try? context.dateReading(text, in: field) else {
      return text
    }
    return [meaning.day, meaning.time].compactMap(\.self).joined(separator: "T")
  }
}

/// Adds the reading of a field of dates while it is typed.
func addDateRoutes(to router: RouteGroup, site: Site) {
  /// A date takes no more characters.
  let longest = 100
  router.post("/dates/reading") { _, context -> Response in
    let form = context.form
    let field = form["of"].flatMap(DateReading.Field.init) ?? .day
    let text = String((form["text"] ?? "").prefix(longest)).oneLine.trimmingBlanks
    guard !text.isEmpty else { return Response(json: .object([])) }
    do {
      let meaning = try site.ports.actionContext.dateReading(text, in: field)
      return Response(
        json: .object([
          ("text", .string(meaning.text)), ("day", JSON(meaning.day)),
          ("time", JSON(meaning.time)), ("words", .string(meaning.words)),
        ]))
    } catch {
      guard let refusal = Refusal(error) else { throw error }
      return Response(json: .object([("error", .string(refusal.pageText))]))
    }
  }
}

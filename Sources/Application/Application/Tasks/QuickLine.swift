import DateWords
import Foundation
import Localization
public import Model
import Recurrence
import Text

/// A task in one line: `Claw trim every 2w on tue at 18:00 @Vet #Home !high ~30min`.
///
/// A marker counts only where what follows can be read as its value; everything else is the name.
public struct QuickLine: Sendable {
  /// The name of the task.
  public private(set) var name = ""
  /// The other fields.
  public private(set) var fields = TaskFields()
  /// The markers that were found, in the order of the line.
  public private(set) var readings: [QuickReading] = []

  private let actionContext: ActionContext
  private let places: PlaceNames
  private let categories: CategoryNames
  private let words: [QuickWord]
  /// True if the time of day was given as midnight.
  private var isAtMidnight = false

  /// Reads a line; places and categories are those that it may name.
  ///
  /// - Throws: `QuickFailure` for a part that cannot be read, an unknown place or category, a
  /// marker that stands twice, and a line without a name.
  public init(
    _ line: String, actionContext: ActionContext, places: [Place], categories: [Category]
  ) throws(QuickFailure) {
    self.actionContext = actionContext
    self.places = PlaceNames(places: places)
    self.categories = CategoryNames(categories: categories)
    words = QuickWord.words(of: line)
    var names: [String] = []
    var index = 0
    while index < words.count {
      if !words[index].isQuoted, let count = try take(at: index) {
        index += count
      } else {
        names.append(words[index].text)
        index += 1
      }
    }
    name = names.joined(separator: " ")
    placeTimeAlone()
    placeMidnight()
    guard !name.isEmpty else {
      throw QuickFailure(
        reason: RequestFailure(.usage, .name, TaskInputPhrase.quickWithoutName), from: 0,
        to: line.count)
    }
  }

  private var zone: TimeZone { actionContext.machineZone }
  private var moments: MomentText { actionContext.moments(in: zone) }

  /// Returns a failure of the whole task at the part of the line that it is about, without the
  /// options of the command line.
  public func located(_ failure: RequestFailure) -> QuickFailure {
    let reading = readings.first { $0.marker.field == failure.field }
    let phrase: any Phrase =
      if case TaskInputPhrase.dueOfRepeating = failure.phrase {
        TaskInputPhrase.dueWithRule
      } else {
        failure.phrase.spoken(to: .page)
      }
    return QuickFailure(
      reason: RequestFailure(failure.code, failure.field, phrase), from: reading?.from ?? 0,
      to: reading?.to ?? 0)
  }

  /// Returns how many words from an index on are a marker with its value; `nil` for a word of the
  /// name.
  private mutating func take(at index: Int) throws(QuickFailure) -> Int? {
    let word = words[index]
    switch word.text.lowercased() {
    case "every": return try takeRule(at: index)
    case "from": return try takeMode(at: index)
    case "due", "start": return try takeMoment(at: index)
    case "at": return try takeTime(at: index)
    case "!high", "!normal", "!low":
      let value = String(word.text.lowercased().dropFirst())
      try set(.priority, value, index, count: 1)
      return 1
    case "!bucket":
      try set(.bucket, "yes", index, count: 1)
      return 1
    default: break
    }
    if word.text.hasPrefix("@"), word.text.count > 1 { return try takePlace(at: index) }
    if word.text.hasPrefix("#"), word.text.count > 1 { return try takeCategory(at: index) }
    if word.text.hasPrefix("~"), word.text.count > 1 { return try takeDuration(at: index) }
    return nil
  }

  // MARK: Markers

  private static let wholeUnits = ["day": "1d", "week": "1w", "month": "1mo", "year": "1y"]

  private mutating func takeRule(at index: Int) throws(QuickFailure) -> Int? {
    let names = Localizer.current.language.dates.weekdays
    var refusal: (RecurrenceError, Int)?
    // A rule may list all days of a month.
    for count in lengths(after: index, upTo: 40) {
      do {
        let rhythm = try Rhythm(parsing: ruleText(after: index, count), names: names)
        guard refusal == nil else { break }
        try set(.every, rhythm.description, index, count: count + 1)
        return count + 1
      } catch let failure as QuickFailure {
        throw failure
      } catch let error as RecurrenceError {
        // A rule was plainly meant, such as `every 3d on tue`.
        switch error {
        case .daysUnit, .daysWindow, .windowReversed: refusal = refusal ?? (error, count)
        default: break
        }
      } catch {
        continue
      }
    }
    guard let (error, count) = refusal else { return nil }
    throw failure(RequestFailure(error), index, count + 1)
  }

  /// Returns the words of a rule without a comma behind the last; `month on 15` is `1mo on 15`.
  private func ruleText(after index: Int, _ count: Int) -> String {
    let text = text(after: index, count).withoutCommas
    let unit = String(text.prefix { $0 != " " })
    return (Self.wholeUnits[unit.lowercased()] ?? unit) + text.dropFirst(unit.count)
  }

  private mutating func takeMode(at index: Int) throws(QuickFailure) -> Int? {
    guard index + 1 < words.count, !words[index + 1].isQuoted,
      let mode = ResetMode(rawValue: words[index + 1].text.lowercased().withoutCommas)
    else { return nil }
    try set(.from, mode.rawValue, index, count: 2)
    return 2
  }

  private mutating func takeMoment(at index: Int) throws(QuickFailure) -> Int? {
    let isDue = words[index].text.lowercased() == "due"
    var refusal: (RequestFailure, Int)?
    for count in lengths(after: index) {
      let moment: Moment
      do {
        moment = try moments.moment(text(after: index, count))
      } catch {
        // A date was plainly meant, but it could be two days, or there is no such day.
        if let failure = RequestFailure(error), !failure.isUnreadableMoment {
          refusal = refusal ?? (failure, count)
        }
        continue
      }
      let date = moment.date(in: zone, dayMeans: isDue ? .end : .start)
      let value = Instant.text(date, in: zone)
      try set(isDue ? .due : .start, moment.text(in: zone), index, count: count + 1, value)
      return count + 1
    }
    guard let (failure, count) = refusal else { return nil }
    throw self.failure(failure, index, count + 1)
  }

  private mutating func takeTime(at index: Int) throws(QuickFailure) -> Int? {
    let words = DateWords(
      now: actionContext.now, in: zone, direction: .future, language: Localizer.current.language)
    for count in lengths(after: index) {
      let text = text(after: index, count)
      let span = try? TimeSpanText(parsing: text).spanText
      guard let time = span ?? words.timeOfDay(text)?.description else { continue }
      try set(.at, time, index, count: count + 1)
      isAtMidnight = words.isMidnight(text)
      return count + 1
    }
    return nil
  }

  private mutating func takePlace(at index: Int) throws(QuickFailure) -> Int? {
    let word = words[index]
    do {
      let reference = try places.reference(String(word.text.dropFirst()))
      let value = places.text(of: reference)
      if !fields.place.contains(value) { fields.place.append(value) }
      readings.append(QuickReading(from: word.from, to: word.to, marker: .place, value: value))
      return 1
    } catch {
      throw failure(RequestFailure(error), index, 1)
    }
  }

  private mutating func takeCategory(at index: Int) throws(QuickFailure) -> Int? {
    let found: Category.ID?
    do {
      found = try categories.reference(String(words[index].text.dropFirst()))
    } catch {
      throw failure(RequestFailure(error), index, 1)
    }
    let name = categories.categories.first { $0.id == found }?.name ?? "none"
    try set(.category, name, index, count: 1)
    return 1
  }

  private mutating func takeDuration(at index: Int) throws(QuickFailure) -> Int? {
    guard let length = try? ElapsedTime(parsing: String(words[index].text.dropFirst())),
      (60...86_400).contains(length.seconds)
    else { return nil }
    let minutes = Int((length.seconds / 60).rounded())
    let value = minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)min"
    try set(.duration, value, index, count: 1)
    return 1
  }

  /// A time without a day or a rule is that of today or tomorrow.
  private mutating func placeTimeAlone() {
    guard fields[.every] == nil, fields[.due] == nil, let at = fields[.at],
      let start = try? TimeSpanText(parsing: at),
      let moment = try? moments.next(start.start)
    else { return }
    fields[.due] = moment.text(in: zone)
    // A span also says how long it takes.
    if start.minutes == nil { fields[.at] = nil }
  }

  /// Midnight besides a due day is the end of that day, as in `due fri midnight`.
  private mutating func placeMidnight() {
    guard isAtMidnight, let due = fields[.due], case .day? = try? moments.moment(due),
      let moment = try? moments.moment("\(due) midnight"),
      let index = readings.firstIndex(where: { $0.marker == .due })
    else { return }
    fields[.due] = moment.text(in: zone)
    readings[index].value = Instant.text(moment.date(in: zone, dayMeans: .end), in: zone)
  }

  // MARK: Parts

  /// The numbers of words behind an index that may be a value, the longest first.
  private func lengths(
    after index: Int, upTo limit: Int = 8
  ) -> ReversedCollection<Range<Int>> {
    let rest = words[(index + 1)...].prefix(limit).prefix { !$0.isQuoted }.count
    return (1..<(rest + 1)).reversed()
  }

  private func text(after index: Int, _ count: Int) -> String {
    words[(index + 1)...(index + count)].map(\.text).joined(separator: " ")
  }

  private mutating func set(
    _ marker: QuickReading.Marker, _ text: String, _ index: Int, count: Int,
    _ value: String? = nil
  ) throws(QuickFailure) {
    guard !readings.contains(where: { $0.marker == marker }) else {
      throw failure(
        RequestFailure(.usage, .line, TaskInputPhrase.markerTwice(words[index].text.quoted)), index,
        count)
    }
    fields[marker.field] = text
    readings.append(
      QuickReading(
        from: words[index].from, to: words[index + count - 1].to, marker: marker,
        value: value ?? text))
  }

  private func failure(_ reason: RequestFailure?, _ index: Int, _ count: Int) -> QuickFailure {
    QuickFailure(
      reason: reason
        ?? RequestFailure(.usage, .line, DatePhrase.notMoment(words[index].text.quoted)),
      from: words[index].from, to: words[index + count - 1].to)
  }
}

extension String {
  /// The text without commas at its ends.
  fileprivate var withoutCommas: String { trimmingCharacters(in: CharacterSet(charactersIn: ",")) }
}

extension RequestFailure {
  /// True if a text is no date or time at all.
  fileprivate var isUnreadableMoment: Bool {
    if case DatePhrase.notMoment = phrase { true } else { false }
  }
}

extension Moment {
  /// The moment as the other fields of a task read it back, on the wall clock of a zone.
  fileprivate func text(in zone: TimeZone) -> String {
    switch self {
    case .instant(let date): Instant.text(date, in: zone)
    case .local(let local): local.description
    case .day: localDateTime(in: zone, dayMeans: .start).dateText
    }
  }
}

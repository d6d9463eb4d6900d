import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import Text
import WebPorts

/// The past: done, felt and kept up in a period, a year in fields, and what was reached.
struct LookbackPage: TemplateView {
  static let template = "lookback"

  /// The parts of the page, in their order.
  enum Show: String, CaseIterable {
    case done, mood, habits, year, badges

    /// The part of the product that it belongs to; the history is always there.
    var part: Part? {
      switch self {
      case .done, .badges: .progress
      case .mood: .mood
      case .habits: .journal
      case .year: nil
      }
    }

    /// The word of its segment.
    var word: any Phrase {
      switch self {
      case .done: ChartPagePhrase.yearDone
      case .mood: ChartPagePhrase.moodSection
      case .habits: JournalPagePhrase.journalHabits
      case .year: ChartPagePhrase.yearInPixels
      case .badges: ProgressPagePhrase.yourBadges
      }
    }
  }

  /// A part, a period, or a thing that the year shows.
  struct Choice: Sendable {
    let href: String
    let word: String
    let isCurrent: Bool
  }

  /// The row of periods.
  struct Periods: Sendable {
    let spans: [Choice]
    /// True for a period that is none of these.
    let isOwn: Bool
    let show: String
    let fields: [DateField]
  }

  /// The content of the part; the others are `nil`.
  enum Review {
    case done(DoneReview)
    case mood(MoodReview)
    case habits(HabitReview)
    case year(YearReview)
    case badges(BadgeReview)
  }

  let shows: [Choice]
  /// The reason why something else is shown than was asked for.
  let problem: String?
  let periods: Periods?
  let doneReview: DoneReview?
  let moodReview: MoodReview?
  let habitReview: HabitReview?
  let yearReview: YearReview?
  let badgeReview: BadgeReview?

  /// Prepares the page; `period` is that of the review, if it has one.
  init(
    _ review: Review, _ show: Show, period: ClosedRange<Int>, problem: String?,
    actionContext: ActionContext
  ) {
    let today = actionContext.todayNumber
    let isOfPeriod = [.done, .mood, .habits].contains(show)
    let dates = "from=\(LocalDays.text(period.lowerBound))&to=\(LocalDays.text(period.upperBound))"
    let isUsual = period == today - 29...today
    shows = Show.allCases.filter { $0.isOn(actionContext.parts) }.map { each in
      let keepsPeriod = isOfPeriod && !isUsual && [.done, .mood, .habits].contains(each)
      return Choice(
        href: "/lookback?show=\(each.rawValue)" + (keepsPeriod ? "&\(dates)" : ""),
        word: each.word.text, isCurrent: each == show)
    }
    self.problem = problem
    periods = isOfPeriod ? Periods(show, period, in: actionContext) : nil
    if case .done(let value) = review { doneReview = value } else { doneReview = nil }
    if case .mood(let value) = review { moodReview = value } else { moodReview = nil }
    if case .habits(let value) = review { habitReview = value } else { habitReview = nil }
    if case .year(let value) = review { yearReview = value } else { yearReview = nil }
    if case .badges(let value) = review { badgeReview = value } else { badgeReview = nil }
  }
}

extension LookbackPage.Show {
  /// True if its part is on.
  func isOn(_ parts: PartSet) -> Bool { part.map(parts.contains) ?? true }

  /// Reads the part in an address; a word that is none gives way to the first, with the reason.
  ///
  /// - Throws: `Problem` for one whose part is off.
  static func read(_ word: String?, _ parts: PartSet) throws -> (show: Self, problem: String?) {
    let known = allCases.filter { $0.isOn(parts) }
    let first = known.first ?? .year
    guard let word else { return (first, nil) }
    guard let show = Self(rawValue: word) else {
      let expected = Localizer.current.alternatives(known.map(\.rawValue))
      return (
        first,
        ChartPhrase.notNumber(word.quoted, parameter: "show", expected: expected).pageText
      )
    }
    guard show.isOn(parts) else {
      let part = show.part ?? .progress
      throw Problem(.notFound, SettingsPhrase.isOff(part, setting: Part.setting))
    }
    return (show, nil)
  }
}

extension LookbackPage.Periods {
  /// Offers the last days up to the present one, and marks the one that is shown.
  init(_ show: LookbackPage.Show, _ period: ClosedRange<Int>, in context: ActionContext) {
    let today = context.todayNumber
    let newYear = (try? LocalDateTime(year: LocalDays.date(today).year, month: 1, day: 1))
    let choices: [(first: Int, word: String)] = [
      (today - 6, Localizer.current.count(7, .day)),
      (today - 29, Localizer.current.count(30, .day)),
      (newYear?.daysSinceEpoch ?? today - 364, ProgressPagePhrase.thisYear.text),
    ]
    spans = choices.map { first, word in
      LookbackPage.Choice(
        href: "/lookback?show=\(show.rawValue)&from=\(LocalDays.text(first))"
          + "&to=\(LocalDays.text(today))",
        word: word, isCurrent: period == first...today)
    }
    isOwn = !spans.contains(where: \.isCurrent)
    self.show = show.rawValue
    fields = [
      ("from", ProgressPagePhrase.firstDay, period.lowerBound),
      ("to", ProgressPagePhrase.lastDay, period.upperBound),
    ].map { name, label, day in
      var field = DateField(name, label: label, of: .past, value: LocalDays.text(day), in: context)
      field.isCompact = true
      return field
    }
  }
}

/// Adds the page that looks back.
func addLookbackRoutes(to router: RouteGroup, site: Site) {
  router.get("/lookback") { request, context -> Response in
    let fields = FormFields(query: request)
    let actionContext = site.ports.actionContext
    let (show, wrong) = try LookbackPage.Show.read(fields.text("show"), actionContext.parts)
    let (request, reversed) = ChartRequest.period(fields, actionContext)
    let tally =
      show == .badges ? try site.progress.tally(version: context.version, site: site) : nil
    let page = try site.ports.store.withSnapshot { snapshot -> LookbackPage in
      let reader = try ChartReader(request, in: snapshot, actionContext: actionContext)
      var problem = wrong ?? reversed
      let review: LookbackPage.Review
      switch show {
      case .done:
        review = .done(DoneReview(try StatisticsReport(reader), actionContext: actionContext))
      case .mood:
        let report = try MoodReport(reader, parts: actionContext.parts)
        review = .mood(MoodReview(report, actionContext: actionContext))
      case .habits:
        review = .habits(
          try HabitReview(reader.period, in: snapshot, actionContext: actionContext))
      case .year:
        let (report, wrongYear) = try site.year(fields, context, snapshot, actionContext)
        problem = wrong ?? wrongYear
        review = .year(YearReview(report, actionContext: actionContext))
      case .badges:
        var empty = try ProgressTally(snapshot, actionContext: actionContext)
        if tally == nil { try empty.read(snapshot, now: actionContext.now) }
        let report = try BadgeReport(tally ?? empty, in: snapshot, actionContext: actionContext)
        problem = wrong
        review = .badges(BadgeReview(report, actionContext: actionContext))
      }
      return LookbackPage(
        review, show, period: reader.period, problem: problem, actionContext: actionContext)
    }
    return try site.page(page, of: .lookback, for: context)
  }
}

/// Leads from an address of before to the part of the page that took its place, or, where it names
/// a period, to another one; what the address asked for is kept.
func redirectToLookback(
  from path: String, _ show: LookbackPage.Show, ofPeriod other: LookbackPage.Show? = nil
) -> @Sendable (RouteGroup, Site) -> Void {
  { router, _ in
    router.get(RouterPath(path)) { request, _ -> Response in
      let fields = FormFields(query: request)
      let isOfPeriod = fields["from"] != nil || fields["to"] != nil
      let query = request.uri.query.map { "&\($0)" } ?? ""
      let own = isOfPeriod ? other ?? show : show
      return .redirect(to: "/lookback?show=\(own.rawValue)\(query)")
    }
  }
}

extension Site {
  /// Reads the year in an address; a subject or a year that cannot be shown gives way to the usual
  /// one, with the reason.
  ///
  /// - Throws: `Problem` for a habit that does not exist, and for a part that is off.
  fileprivate func year(
    _ fields: FormFields, _ context: WebContext, _ snapshot: any StoreSnapshot,
    _ actionContext: ActionContext
  ) throws -> (YearReport, problem: String?) {
    var wanted = ChartRequest()
    (wanted.of, wanted.year) = (fields.text("of"), fields.text("year"))
    let habits = actionContext.parts.contains(.journal) ? try snapshot.habits : []
    func report(_ request: ChartRequest) throws -> YearReport {
      let reader = try ChartReader(request, in: snapshot, actionContext: actionContext)
      var known = request
      (known.of, known.year) = (try reader.yearSubject().text, String(try reader.year()))
      let data = try charts.data(.year, known, version: context.version, actionContext) {
        try ChartKind.year.data(reader)
      }
      return try YearReport(data, reader, habits: habits)
    }
    do {
      return (try report(wanted), nil)
    } catch let failure as Refusal where failure.code == .usage {
      return (try report(ChartRequest()), failure.pageText)
    } catch let failure as Refusal where failure.code == .notFound {
      throw Problem(.notFound, failure.pageText)
    }
  }
}

extension ActionContext {
  /// The year of the user's present day.
  var presentYear: Int { LocalDays.date(todayNumber).year }
}

extension ChartRequest {
  /// Reads the period in an address; one that cannot be shown gives way to the last 30 days, with
  /// the reason.
  static func period(
    _ fields: FormFields, _ actionContext: ActionContext
  ) -> (request: ChartRequest, problem: String?) {
    var request = ChartRequest()
    (request.from, request.to) = (fields.text("from"), fields.text("to"))
    do {
      _ = try actionContext.period(from: request.from, to: request.to)
      return (request, nil)
    } catch {
      return (ChartRequest(), Refusal(error)?.pageText)
    }
  }
}

import Application
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence
import Regions
import WebPorts

/// The list of tasks: sections of Today, what words find, or all tasks; a script replaces it as a
/// whole.
struct HomeBoard: TemplateView {
  static let template = "home_board"

  /// A sentence that leads somewhere.
  struct Link: Sendable {
    let href: String
    let word: String
  }

  /// A line about what was done.
  struct Done: Sendable {
    let clock: String
    let text: String
  }

  /// The list of what was done today, folded.
  struct DoneFold: Sendable {
    let count: String
    let isUnfolded: Bool
    let lines: [Done]
  }

  let back: String
  let total: String
  /// The clock of the page, which is that of the daemon, and may follow a recording.
  let now: String
  /// The sentences about words of the address that are no choice.
  let problems: [String]
  let pausedUntil: String?
  let zoneQuestion: ZoneQuestion?
  /// Where the user was last, if a newer position shows them elsewhere.
  let lastPlaces: [Link]
  let found: HomeFound?
  let isCompact: Bool
  let sections: [SectionView]
  let table: HomeTable?
  let nothingFound: Bool
  /// The list of all tasks, without a filter.
  let allHref: String
  let moreHref: String?
  let remaining: String?
  let dayDone: DayDone?
  /// The welcome, while there are no tasks.
  let welcome: WelcomeView?
  let hasTasks: Bool
  /// True if the page asks for the mood of the day, below what can be done.
  let asksMood: Bool
  let folds: [SectionView]
  let doneToday: DoneFold?
  let hasList: Bool
  let finished: Link?

  /// Prepares the list.
  ///
  /// - Parameters:
  ///   - tasks: The tasks.
  ///   - back: The address of the page.
  init(_ tasks: HomeTasks, back: LocalAddress) {
    let (query, zone, now) = (tasks.query, tasks.zone, tasks.now)
    self.back = back.text
    total = String(tasks.wanted.count)
    self.now = String(Int(now.timeIntervalSince1970))
    problems = query.unknown.map { TaskPhrase.notAChoice($0).text }
    pausedUntil = tasks.pause.map {
      PlanPhrase.pausedUntil(Formatted.moment($0.until, in: zone, now: now)).text
    }
    zoneQuestion = tasks.zoneQuestion
    lastPlaces = tasks.leftStays.compactMap { stay in
      stay.lastSeen.map { seen in
        Link(
          href: "/places/\(stay.place.id.rawValue)",
          word: Formatted.lastAt(stay.place.name.oneLine, seen, in: zone, now: now))
      }
    }
    found = tasks.isSearch ? HomeFound(tasks) : nil
    isCompact = tasks.preferences.density == .compact
    let shown = tasks.sections.filter { query.show == nil || $0.kind == query.show }
    // What is folded is not counted: it takes no room.
    var room = query.page * HomeQuery.pageLength
    var hidden = 0
    var open: [SectionView] = []
    for section in shown where !section.kind.isFolded || query.show != nil {
      let takesRoom = query.show != nil || !section.isMany(query)
      let view = SectionView(
        section, of: tasks, length: takesRoom ? max(room, 0) : HomeQuery.pageLength)
      open.append(view)
      guard takesRoom else { continue }
      room -= view.cards.count
      hidden += section.items.count - view.cards.count
    }
    sections = open.filter { $0.hasCards || $0.left != nil }
    folds =
      query.show != nil
      ? []
      : shown.filter(\.kind.isFolded).map {
        SectionView($0, of: tasks, length: HomeQuery.pageLength)
      }
    let isTable = !tasks.isOfDay && !tasks.isSearch && !tasks.wanted.isEmpty
    table = isTable ? HomeTable(tasks) : nil
    if isTable || tasks.isSearch {
      let length = isTable ? HomeTable.length : HomeQuery.pageLength
      hidden = max(tasks.wanted.count - length * query.page, 0)
    }
    let isDone = query.show == nil || query.show == .done
    doneToday =
      tasks.done.isEmpty || !isDone
      ? nil
      : DoneFold(
        count: String(tasks.done.count), isUnfolded: query.show == .done,
        lines: tasks.done.map { Done(clock: Formatted.clock($0.time, in: zone), text: $0.text) })
    nothingFound =
      tasks.hasTasks && !tasks.isSearch && !tasks.isDayDone && table == nil && sections.isEmpty
      && folds.isEmpty && (query.show == nil || query.isNarrowed)
      && !(query.show == .done && doneToday != nil)
    allHref = HomeQuery.Extent.all.rawValue
    moreHref = hidden > 0 ? query.with { $0.page += 1 }.address : nil
    remaining = hidden > 0 ? String(hidden) : nil
    dayDone = tasks.isDayDone ? DayDone(tasks.date, later: tasks.later) : nil
    welcome = tasks.welcome
    hasTasks = tasks.hasTasks
    asksMood = tasks.asksMood && tasks.hasTasks && tasks.isOfDay && query.show == nil
    hasList = tasks.hasTasks && !tasks.isSearch && query.show == nil
    let count = tasks.views.count { $0.status == .finished }
    finished =
      query.status != nil || query.isWhole || tasks.isOfDay || count == 0
      ? nil
      : Link(
        href: query.ofFinished.address,
        word: Formatted.count(count, .finishedTask))
  }
}

/// A section of Today as the page shows it.
struct SectionView: Sendable {
  /// A place where the user is: what answers for all of its tasks, and the small map.
  struct Here: Sendable {
    let placeID: String
    let isSeveral: Bool
    let visitMap: VisitMap?
  }

  /// The choices for what may become of many tasks that are late, in place of their rows.
  struct Waited: Sendable {
    let names: String
    /// The words that open the rows.
    let allWords: String
  }

  let key: String
  let anchor: String
  let title: String
  /// The place that the title names, and its address.
  let place: String?
  let placeHref: String?
  let count: String
  let isCounted: Bool
  let note: String?
  let here: Here?
  let waited: Waited?
  let isUnfolded: Bool
  let hasCards: Bool
  let cards: [TaskCard]
  let habitRows: [HabitLine]
  /// The rows that do not stand here, and where they do.
  let rest: HomeBoard.Link?
  /// The rows of Here that were left for another visit.
  let left: LeftRows?

  /// Rows that are folded, with their number.
  struct LeftRows: Sendable {
    let words: String
    let cards: [TaskCard]
  }

  /// How many tasks that are late are named.
  private static let named = 3

  /// Prepares a section; `length` is the most rows that it shows.
  init(_ section: HomeSection, of tasks: HomeTasks, length: Int) {
    let kind = section.kind
    let items = section.items
    let isMany = section.isMany(tasks.query)
    let isAsked = tasks.query.show != nil
    let rows = items.prefix(length)
    key = kind.rawValue
    anchor = kind.rawValue + (section.place.map { "-\($0.id.rawValue)" } ?? "")
    title = kind.title.text
    place = section.place?.name.oneLine
    placeHref = section.place.map { "/places/\($0.id.rawValue)" }
    count = String(items.count)
    isCounted = kind.isFolded || isMany
    let age =
      kind == .pass || kind == .here
      ? tasks.position?.age(in: tasks.zone, now: tasks.now).map {
        PlacePhrase.positionOf(age: $0).text
      } : nil
    let notes = [section.place?.closedWords(in: tasks.zone, now: tasks.now), age]
      .compactMap(\.self)
    note = notes.isEmpty ? nil : notes.joined(separator: " · ")
    here = section.stay.map { stay in
      Here(
        placeID: String(stay.place.id.rawValue), isSeveral: items.count > 1,
        visitMap: tasks.position.map { VisitMap(stay.place, position: $0) })
    }
    waited =
      isMany
      ? Waited(
        names: TaskPhrase.namedAndMore(
          items.prefix(Self.named).map(\.view.todo.name.oneLine),
          more: items.count - Self.named
        ).text, allWords: TaskPhrase.showAllOf(items.count).text) : nil
    isUnfolded = isAsked || tasks.query.isNarrowed
    func cards(_ items: some Sequence<HomeItem>) -> [TaskCard] {
      items.map { TaskCard($0, isInside: kind == .here) }
    }
    self.cards = cards(rows)
    let day = tasks.date.daysSinceEpoch
    habitRows = section.habits.map { HabitLine($0, on: day) }
    hasCards = !rows.isEmpty || !habitRows.isEmpty
    let isShort = kind.isFolded || isMany
    rest =
      isShort && !isAsked && items.count > rows.count
      ? HomeBoard.Link(
        href: "/?show=" + kind.rawValue,
        word: PlacePhrase.moreTasks(items.count - rows.count).text) : nil
    left =
      section.left.isEmpty
      ? nil
      : LeftRows(
        words: TaskPhrase.leftForNow(section.left.count).text, cards: cards(section.left))
  }
}

extension HomeSection {
  /// True if a card stands in place of its rows: many tasks are late.
  fileprivate func isMany(_ query: HomeQuery) -> Bool {
    kind == .late && items.count > OverdueTasks.most && !query.isNarrowed
  }
}

extension HomeSection.Kind {
  /// The heading.
  var title: TaskPhrase {
    switch self {
    case .here: .headingHere
    case .late: .headingLate
    case .today: .headingToday
    case .pass: .headingPass
    case .open: .headingOpen
    case .anytime: .headingAnytime
    case .tomorrow: .headingTomorrow
    case .missed: .headingMissed
    case .done: .headingDone
    }
  }
}

extension HomeQuery {
  /// The finished tasks among those that the query chooses; those that words find stand among all.
  fileprivate var ofFinished: HomeQuery {
    let isOfWords = extent == .today && !search.isEmpty
    return (isOfWords ? HomeQuery(FormFields(""), extent: .all) : self).with {
      ($0.search, $0.status, $0.page) = (search, .finished, 1)
    }
  }
}

extension TaskCard {
  /// Prepares the row of a task of a list.
  init(_ item: HomeItem, isInside: Bool) {
    self.init(item.view, in: item.group, isInside: isInside)
    away = item.meters.map { Formatted.distance($0) }
  }
}

extension HomeTasks {
  /// How many tasks come later, and when the first of them is; `nil` if none does.
  fileprivate var later: String? {
    let waiting = views.filter { $0.phase == .waiting }
    guard !waiting.isEmpty else { return nil }
    // A window begins when it opens.
    let next = waiting.min { $0.begins < $1.begins }
    return TaskPhrase.comeLater(Formatted.count(waiting.count, .task), next: next?.whenText).text
  }
}

extension TaskView {
  /// When a window opens, or another task is due.
  fileprivate var begins: Date {
    (todo.kind == .window ? countdown?.opens : countdown?.due) ?? .distantFuture
  }
}

import Foundation
import Geo
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

/// Wednesday 14 January 2026, 10:30 in Berlin.
@Suite("Quick lines") struct QuickLineTests {
  private let store: SQLiteStore
  private let builder: EditBuilder

  init() throws {
    store = try SQLiteStore.empty()
    builder = .inBerlin("2026-01-14T10:30")
    for (name, tag) in [("Vet", "animals"), ("Old Town Market", "shop")] {
      try store.edit { context in
        try builder.addPlace(
          .init(name: name, tags: [tag]),
          at: Coordinate(latitude: name == "Vet" ? 52 : 53, longitude: 13),
          in: context
        ).edit
      }
    }
  }

  private func read(_ line: String) throws -> QuickLine {
    try QuickLine(
      line, actionContext: builder.actionContext, places: store.places(),
      categories: store.categories())
  }

  /// The name, and each marker with its value.
  private func summary(_ line: String) throws -> String {
    let reading = try read(line)
    return ([reading.name] + reading.readings.map { "\($0.marker.rawValue)=\($0.value)" })
      .joined(separator: "; ")
  }

  @Test func `a line has at most 1000 characters`() throws {
    let longest = String(repeating: "a", count: 1000)
    #expect(try read(longest).name == longest)
    for plain in [false, true] {
      let failure = #expect(throws: QuickFailure.self) {
        try QuickLine(
          longest + "b", actionContext: builder.actionContext, places: [], categories: [],
          plain: plain)
      }
      #expect(failure?.failure.description.contains("at most 1000 characters") == true)
    }
  }

  @Test(arguments: [
    ("Buy milk", "Buy milk"),
    ("Buy milk every day", "Buy milk; every=1d"),
    ("Every Breath You Take", "Every Breath You Take"),
    ("Claw trim every 2w on tue,fri from start", "Claw trim; every=2w on tue,fri; from=start"),
    ("Rent every last weekday at 9:00", "Rent; every=1mo on last weekday; at=09:00"),
    ("Meds every 10-14w @Vet @#animals", "Meds; every=10-14w; place=Vet; place=#animals"),
    ("Apples @\"old town market\"", "Apples; place=Old Town Market"),
    ("Report due fri 18:00", "Report; due=2026-01-16T18:00:00+01:00"),
    ("Report due fri", "Report; due=2026-01-16T23:59:59+01:00"),
    ("Report due in 3 days please", "Report please; due=2026-01-17T23:59:59+01:00"),
    ("Call at 6pm", "Call; at=18:00"), ("Meet at the park", "Meet at the park"),
    ("Paint #home !high ~90min", "Paint; category=Home; priority=high; duration=90min"),
    ("Paint ~2h #none", "Paint; duration=2h; category=none"),
    ("\"every day\" diary every day", "every day diary; every=1d"),
    ("From here to there", "From here to there"), ("due diligence", "due diligence"),
    ("5 # ~ ! @ things", "5 # ~ ! @ things"), ("a\"b c", "a\"b c"),
    ("Walk every mon start 19 jan", "Walk; every=1w on mon; start=2026-01-19T00:00:00+01:00"),
    ("Call Anna due fri at school", "Call Anna at school; due=2026-01-16T23:59:59+01:00"),
    (
      "Meet every 2w on mon, tue, wed, thu, fri, sat, sun",
      "Meet; every=2w on mon,tue,wed,thu,fri,sat,sun"
    ),
    ("Meds every 1mo on 1, 6, 11, 16, 21, 26, 31", "Meds; every=1mo on 1,6,11,16,21,26,31"),
    ("Rent every month on 15", "Rent; every=1mo on 15"),
    ("Bins every week on tue, fri", "Bins; every=1w on tue,fri"),
    ("Tree every Year on 24 dec", "Tree; every=1y on 24 dec"),
    ("Call every day on the phone", "Call on the phone; every=1d"),
    ("A every day, at 18:00", "A; every=1d; at=18:00"),
    ("A every mon, from done, at 18:00", "A; every=1w on mon; from=done; at=18:00"),
    ("A at midnight due fri", "A; at=00:00; due=2026-01-17T00:00:00+01:00"),
    ("Buy \"A\"-grade milk", "Buy A-grade milk"),
    ("Buy \"A B\"-\"C D\"", "Buy A B-C D"),
    ("Paint #\"Home\" wall", "Paint wall; category=Home"),
  ])
  func `markers are found and the rest is the name`(line: String, expected: String) throws {
    #expect(try summary(line) == expected)
  }

  @Test
  func `the language in force is read besides English`() throws {
    let text = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try summary("Кігті every 2w on вт,пт о 18:00")
    }
    #expect(text == "Кігті; every=2w on tue,fri; at=18:00")
    #expect(try summary("Кігті every вт") == "Кігті every вт")
  }

  @Test
  func `a word for at belongs to the name, where no time follows`() throws {
    let text = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try summary("Купити хліб due завтра в магазині")
    }
    #expect(text == "Купити хліб в магазині; due=2026-01-15T23:59:59+01:00")
  }

  @Test(arguments: [
    ("A at midnight due fri", "2026-01-17T00:00:00"), ("A due fri at 6pm", "2026-01-16T18:00:00"),
    ("A due fri 18:00, call at 6pm", "2026-01-16T18:00:00"),
    ("A at 00:00 due fri", "2026-01-16T00:00:00"),
    ("A due in 3 days at 18:00", "2026-01-17T18:00:00"),
  ])
  func `a due day takes the time of day`(line: String, due: String) throws {
    let (_, todo) = try builder.quickPreview(
      line, places: store.places(), categories: store.categories())
    #expect(todo.rule == .once(due: try LocalDateTime(parsing: due)))
  }

  @Test
  func `a category may have a name of several words`() throws {
    try store.edit {
      try builder.addCategory(.init(name: "Home office"), in: $0).edit
    }
    #expect(try summary("Tidy #\"home office\" desk") == "Tidy desk; category=Home office")
  }

  @Test(arguments: [
    "Letter from start", "Pay every mon due fri", "Bring at 6pm due fri 5pm",
  ])
  func `a refusal names no option of the command line`(line: String) throws {
    let (places, categories) = (try store.places(), try store.categories())
    let failure = #expect(throws: QuickFailure.self) {
      try builder.quickPreview(line, places: places, categories: categories)
    }
    #expect(failure?.failure.description.contains("--") == false)
  }

  @Test
  func `a time alone makes a one-off of today or tomorrow`() throws {
    for (line, due) in [
      ("Call at 6pm", "2026-01-14T18:00:00"), ("Call at 9:00", "2026-01-15T09:00:00"),
      ("Sleep at midnight", "2026-01-15T00:00:00"),
    ] {
      let (_, todo) = try builder.quickPreview(
        line, places: store.places(), categories: store.categories())
      #expect(todo.rule == .once(due: try LocalDateTime(parsing: due)))
    }
  }

  @Test
  func `offsets count characters, not bytes`() throws {
    let reading = try read("👩‍👩‍👧 Шопінг every day @Vet").readings
    #expect(reading.map { [$0.from, $0.to] } == [[9, 18], [19, 23]])
  }

  @Test(arguments: [
    ("Trim @Vett", 5, 10, Refusal.Code.notFound), ("Trim #Wrk", 5, 9, .notFound),
    ("Trim due 3/4", 5, 12, .usage), ("Trim due next fri", 5, 17, .usage),
    ("Trim every 3d on tue", 5, 20, .usage), ("Trim !high !low", 11, 15, .usage),
    ("Trim every day every week", 15, 25, .usage), ("every day", 0, 9, .usage),
    ("Trim from start", 5, 15, .usage), ("Trim every mon due fri", 15, 22, .usage),
    ("Walk due fri 18:00 at 19:00", 19, 27, .usage),
    ("Bring at 6pm due fri 5pm", 6, 12, .usage), ("Pay every day on tue", 4, 20, .usage),
    ("Call tomorrow next fri", 14, 22, .usage), ("Gym every 2 weeks and mon", 18, 25, .usage),
    ("Call due fri and sat", 13, 20, .usage), ("Choir every second tue", 6, 22, .usage),
    ("Meet monday tuesday", 5, 19, .usage), ("Bins mon and thu", 5, 16, .usage),
    ("Walk every day until june", 15, 25, .usage), ("Start Monday report", 0, 12, .usage),
    ("Dentist 31.1. friday", 8, 20, .usage), ("Dentist 3/4 14:30", 8, 17, .usage),
    ("Rent due fri sat", 13, 16, .usage), ("Trim #health", 5, 12, .notFound),
    ("Dinner mon 17 jan 2026", 7, 22, .usage), ("tomorrow", 0, 8, .usage),
    ("Кава 6pm 7pm", 5, 8, .usage),
  ])
  func `a refused part is named by its position, and nothing is stored`(
    line: String, from: Int, to: Int, code: Refusal.Code
  ) throws {
    #expect {
      try TaskChange.perform(in: store, actionContext: builder.actionContext) { _ in .quick(line) }
    } throws: { error in
      guard let failure = error as? QuickFailure else { return false }
      return failure.from == from && failure.to == to && failure.failure.code == code
    }
    #expect(try store.todos().isEmpty)
  }

  @Test
  func `an unknown place comes with the nearest name`() throws {
    #expect {
      try read("Trim @Vett")
    } throws: { error in
      (error as? QuickFailure)?.failure.description.contains("Did you mean \"Vet\"?") == true
    }
  }
}

import Application
import Foundation
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import CommandSupport

struct HomeScreenTests {
  private static func view(_ name: String, id: Int64 = 1) -> TaskView {
    TaskView(
      .sample(id, name: name, places: []), places: PlaceNames(places: []), machineZone: .berlin,
      now: Date("2026-01-08T09:00:00Z"))
  }

  private static func output(_ width: Int) -> Output {
    Output(json: false, color: .never, environment: [:], isTerminal: true, terminalWidth: width)
  }

  @Test(arguments: [20, 40, 63, 64, 80, 200])
  func `no line is wider than the terminal`(width: Int) {
    let views = [
      Self.view("猫の薬 with a very long name that goes on and on and on"),
      Self.view("Rent", id: 1000),
    ]
    for language in Languages.all {
      Localizer.$current.withValue(Localizer(language)) {
        let lines = HomeScreen(output: Self.output(width)).lines(views.map { HomeScreen.Row($0) })
        #expect(lines.count == (width < HomeScreen.narrowWidth ? 4 : 2))
        #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(lines)")
      }
    }
  }

  @Test(arguments: [
    (120, "from Mon 16 Mar 09:00 (in 10 weeks) at Pharmacy"),
    (75, "from Mon 16 Mar 09:00 (in 10 weeks) at Pharmacy"),
    (64, "from Mon 16 Mar 09:00 at Pharmacy"), (44, "from Mon 16 Mar 09:00 at Pharmacy"),
    (40, "from Mon 16 Mar 09:00 at Pha…"), (36, "from Mon 16 Mar 09:00"),
  ])
  func `the distance gives way first, then the place, and the date never`(
    width: Int, expected: String
  ) throws {
    let view = TaskView(
      .sample(rule: .every("10-14w")), places: PlaceNames(places: [.sample(name: "Pharmacy")]),
      machineZone: .berlin, now: Date("2026-01-08T09:00:00Z"))
    let line = try #require(
      HomeScreen(output: Self.output(width)).lines([HomeScreen.Row(view)]).last)
    #expect(line.hasSuffix(" " + expected), "\(line)")
  }

  @Test(arguments: [English() as any Language, Ukrainian()])
  func `at 80 columns each date is whole, and the name is cut instead`(language: any Language) {
    var late = Todo.sample(
      1, name: "猫の薬 with a very long name that goes on and on and on",
      rule: .every("1d", from: .start, start: "2025-11-20T14:30"))
    late.places = [.tag("supermarket-with-a-long-name")]
    let view = TaskView(
      late, places: PlaceNames(places: []), machineZone: .berlin,
      now: Date("2026-01-08T09:00:00Z"))
    Localizer.$current.withValue(Localizer(language)) {
      let when = view.whenText ?? ""
      for width in [80, 120] {
        let lines = HomeScreen(output: Self.output(width)).lines([HomeScreen.Row(view)])
        #expect(!when.isEmpty && lines[0].contains(when), "\(lines)")
        #expect(lines[0].displayWidth <= width)
      }
    }
  }

  @Test func `a name is cut only where a date with its place takes the rest of the width`() {
    func lines(_ name: String, _ place: String) -> [String] {
      let view = TaskView(
        .sample(name: name, rule: .every("10-14w")),
        places: PlaceNames(places: [.sample(name: place)]), machineZone: .berlin,
        now: Date("2026-01-08T09:00:00Z"))
      return HomeScreen(output: Self.output(80)).lines([HomeScreen.Row(view)])
    }
    let name = "Buy medicine for the two cats"
    #expect(lines(name, "Pharmacy")[0].contains(name + "  "))
    #expect(lines(name, "The pharmacy at the station")[0].contains(name + "  "))
    let long = lines(name + " that is open on Saturdays", "The pharmacy at the station")[0]
    #expect(long.contains("…  ") && long.displayWidth == 80, "\(long)")
  }

  @Test
  func `a task without a date shows its place alone, and nothing of a date`() {
    let view = TaskView(
      .sample(rule: .once(due: nil), places: [.tag("shop")]), places: PlaceNames(places: []),
      machineZone: .berlin, now: Date("2026-01-08T09:00:00Z"))
    let lines = HomeScreen(output: Self.output(80)).lines([HomeScreen.Row(view)])
    #expect(lines[0].hasSuffix("░ at #shop"), "\(lines)")
  }

  @Test(
    arguments: [
      (nil, "░░░░"), (0, "░░░░"), (0.5, "██░░"), (1, "████"), (2, "████"), (-1, "░░░░"),
      (0.125, "▌░░░"),
    ] as [(Double?, String)])
  func `a bar fills in eighths of a column`(progress: Double?, bar: String) {
    #expect(HomeScreen.bar(progress, width: 4) == bar)
  }

  @Test(arguments: [English() as any Language, Ukrainian()])
  func `the first words fit into 40 columns, and name the page that runs or will run`(
    language: any Language
  ) {
    Localizer.$current.withValue(Localizer(language)) {
      let page = "http://127.0.0.1:7575"
      let first = FirstScreen.lines(Self.output(40), page: page, isRunning: false)
      #expect(first.contains { $0.hasSuffix("passby run") }, "\(first)")
      #expect(first.contains { $0.contains(page) })
      // The terminal breaks the calls.
      let words = first.filter { !$0.hasPrefix("     passby ") }
      #expect(words.allSatisfy { $0.displayWidth <= 40 }, "\(first)")
      let running = FirstScreen.lines(Self.output(40), page: page, isRunning: true)
      #expect(running.contains("     " + page) && !running.contains { $0.contains("passby run") })
    }
  }
}

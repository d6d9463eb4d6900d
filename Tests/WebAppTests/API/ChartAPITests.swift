import Application
import Foundation
import HTTPTypes
import Hummingbird
import Journal
import Localization
import Model
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebAPI
@testable import WebApp
@testable import WebPorts

/// `GET /api/v1/charts/NAME`, beside values that are computed plainly.
struct ChartAPITests {
  /// A value as the API answers it; `y` is `nil` for a gap.
  private struct Value {
    let x: String
    let y: Double?
  }

  /// Asks a site over a store at the end of its history.
  private func ask(
    _ store: ChartedStore, parts: PartSet = .all,
    _ body: @escaping @Sendable (Asked) async throws -> Void
  ) async throws {
    var settings = WebSettings(rules: EngineRules(machineZone: .gmt))
    settings.parts = parts
    try await Site.sample(store: store.store, now: ChartedStore.now, webSettings: settings)
      .test { try await body(Asked(client: $0)) }
  }

  /// The answers of a site.
  private struct Asked {
    let client: TestClient

    func status(_ chart: String) async throws -> (Int, String?) {
      let answer = try await client.execute(uri: "/api/v1/charts/\(chart)", method: .get)
      let object =
        try JSONSerialization.jsonObject(with: Data(String(buffer: answer.body).utf8))
        as? [String: Any]
      return (Int(answer.status.code), (object?["error"] as? [String: Any])?["field"] as? String)
    }

    func object(_ chart: String) async throws -> [String: Any] {
      let answer = try await client.execute(uri: "/api/v1/charts/\(chart)", method: .get)
      #expect(answer.status == .ok, "\(chart): \(String(buffer: answer.body))")
      let text = String(buffer: answer.body)
      return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    func series(_ chart: String) async throws -> [String: [Value]] {
      let all = try await object(chart)["series"] as? [[String: Any]] ?? []
      return Dictionary(
        uniqueKeysWithValues: all.map { series in
          (
            series["name"] as? String ?? "",
            (series["values"] as? [[String: Any]] ?? []).map {
              Value(x: $0["x"].map { "\($0)" } ?? "", y: $0["y"] as? Double)
            }
          )
        })
    }
  }

  @Test func `every chart answers as described, with and without a history`() async throws {
    for days in [0, 1, 120] {
      let store = try ChartedStore(days: days).store
      let program = try await Program.run(store: store) { program in
        for kind in ChartKind.all {
          let needed = kind.needed.map { "?\($0.rawValue)=1" } ?? ""
          let answer = try await program.ask("GET /charts/{name}\(needed)", name: kind.name)
          #expect(answer.status == 200, "\(kind.name): \(answer.text)")
          if kind.name != "timeline" {
            #expect(answer.object["name"] as? String == kind.name)
          }
        }
      }
      #expect(program.complaints == [])
    }
  }

  @Test func `the charts are those of the description, in its order`() throws {
    let operation = try OpenAPI().operations["GET /charts/{name}"]
    let parameters = operation?["parameters"] as? [[String: Any]] ?? []
    let names = (parameters.first?["schema"] as? [String: Any])?["enum"] as? [String]
    #expect(names == ChartKind.all.map(\.name))
    let known = Set(parameters.compactMap { $0["name"] as? String })
    for kind in ChartKind.all {
      #expect(Set(kind.parameters.map(\.rawValue)).subtracting(known).isEmpty)
      #expect(kind.needed.map(kind.parameters.contains) ?? true)
    }
  }

  @Test func `what was done by day is a count of the history, beside the period before`()
    async throws
  {
    let charted = try ChartedStore(days: 120)
    let counts = Dictionary(grouping: charted.completions) { ChartedStore.text($0.time) }
      .mapValues(\.count)
    try await ask(charted) { asked in
      let series = try await asked.series("done-by-day")
      let (done, before) = (series["done"] ?? [], series["before"] ?? [])
      #expect(done.count == 30 && before.count == 30)
      #expect(done.first?.x == "2026-03-02" && done.last?.x == "2026-03-31")
      #expect(before.first?.x == "2026-01-31" && before.last?.x == "2026-03-01")
      for value in done + before { #expect(value.y == Double(counts[value.x] ?? 0), "\(value.x)") }
    }
  }

  @Test func `the share on time is what was not late, of what was done or not done`() async throws {
    let charted = try ChartedStore(days: 60)
    try await ask(charted) { asked in
      let values = try await asked.series("on-time")["on-time"] ?? []
      let stats = try await asked.client.execute(uri: "/api/v1/stats", method: .get)
      let object =
        try JSONSerialization.jsonObject(with: Data(String(buffer: stats.body).utf8))
        as? [String: Any]
      let days = object?["by_day"] as? [[String: Any]] ?? []
      #expect(values.count == days.count && values.contains { ($0.y ?? 1) < 1 })
      for (value, day) in zip(values, days) {
        let number = { (key: String) in day[key] as? Double ?? 0 }
        let all = number("done") + number("not_done")
        let plain = all == 0 ? nil : (number("done") - number("late")) / all
        #expect(value.y.map { abs($0 - (plain ?? -1)) < 0.0001 } ?? (plain == nil))
      }
    }
  }

  @Test func `hours and weekdays count each completion once`() async throws {
    let charted = try ChartedStore(days: 30)
    var plain: [String: [Int]] = [:]
    for completion in charted.completions {
      let seconds = Int(completion.time.timeIntervalSince1970)
      // 1970-01-01 was a Thursday, the fourth day.
      let weekday = (seconds / 86_400 + 3) % 7 + 1
      plain["\(weekday)", default: Array(repeating: 0, count: 24)][seconds % 86_400 / 3600] += 1
    }
    try await ask(charted) { [plain] asked in
      let series = try await asked.series("weekday-hour")
      #expect(series.count == 7)
      for (name, values) in series {
        #expect(values.map(\.x) == (0..<24).map { "\($0)" })
        #expect(
          values.map { Int($0.y ?? -1) } == plain[name] ?? Array(repeating: 0, count: 24))
      }
    }
  }

  @Test func `moods are means of days, of seven days and of weekdays`() async throws {
    let charted = try ChartedStore(days: 120)
    let days = Dictionary(
      uniqueKeysWithValues: charted.moods.map { (ChartedStore.text($0.time), $0) })
    try await ask(charted) { asked in
      let series = try await asked.series("mood?from=2026-02-01&to=2026-03-31")
      let day = series["day"] ?? []
      #expect(day.count == 59 && series["week"]?.count == 59)
      for value in day { #expect(value.y == days[value.x].map { Double($0.emotion) }) }
      for (index, week) in (series["week"] ?? []).enumerated() {
        let last = Date("2026-02-01T12:00:00Z").after(Double(index) * 86_400)
        let values = (0..<7).compactMap {
          days[ChartedStore.text(last.after(Double(-$0) * 86_400))].map { Double($0.emotion) }
        }
        let mean = values.reduce(0, +) / Double(values.count)
        #expect(
          week.y.map { abs($0 - mean) <= 0.0051 && values.count >= 3 } ?? (values.count < 3))
      }
      let weekdays = try await asked.series("mood-weekday?from=2026-02-01&to=2026-03-31")["mood"]
      #expect(weekdays?.map(\.x) == (1...7).map { "\($0)" })
      let mondays = days.filter { date, mood in
        date >= "2026-02-01" && (Int(mood.time.timeIntervalSince1970) / 86_400 + 3) % 7 == 0
      }.map { Double($0.value.emotion) }
      let mean = mondays.reduce(0, +) / Double(mondays.count)
      #expect(abs((weekdays?.first?.y ?? -1) - mean) < 0.006)
    }
  }

  @Test func `a habit is compared from ten days on either side`() async throws {
    let charted = try ChartedStore(days: 120)
    let done = Set(charted.marks.map(\.day))
    var (with, without) = ([Double](), [Double]())
    for mood in charted.moods {
      if done.contains(Int(mood.time.timeIntervalSince1970) / 86_400) {
        with.append(Double(mood.emotion))
      } else {
        without.append(Double(mood.emotion))
      }
    }
    try await ask(charted) { [with, without] asked in
      let series = try await asked.series("mood-habit?from=2025-12-01&to=2026-03-31")
      func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
      #expect(series["with"]?.map(\.x) == ["Walk"])
      #expect(abs((series["with"]?.first?.y ?? -1) - mean(with)) < 0.006)
      #expect(abs((series["without"]?.first?.y ?? -1) - mean(without)) < 0.006)
      let few = try await asked.object("mood-habit?from=2026-03-20")
      #expect((few["series"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func `the charts of a habit are those of its boxes`() async throws {
    let charted = try ChartedStore(days: 60)
    let done = Set(charted.marks.map(\.day))
    try await ask(charted) { asked in
      let curve = try await asked.series("habit-strength?habit=Walk&from=2026-01-31")["strength"]
      #expect(curve?.count == 60 && curve?.allSatisfy { (0...1).contains($0.y ?? -1) } == true)
      let weekdays = try await asked.series("habit-weekdays?habit=1&from=2026-01-31")["done"]
      #expect(weekdays?.reduce(0) { $0 + ($1.y ?? 0) } == Double(done.count))
      let rows = try await asked.series("habit-streaks?habit=Walk&from=2026-01-31")["streak"]
      #expect(rows?.reduce(0) { $0 + ($1.y ?? 0) } == Double(done.count))
      #expect(rows?.count == done.filter { !done.contains($0 - 1) }.count)
      let year = try await asked.series("year?of=habit:Walk&year=2026")["habit"] ?? []
      #expect(year.count == 365 && year.last?.y == nil)
      #expect(year.count { $0.y == 1 } <= done.count)
    }
  }

  @Test func `a year has each of its days, and gaps for those to come`() async throws {
    let charted = try ChartedStore(days: 60)
    try await ask(charted) { asked in
      for (of, unit) in [("mood", "mood"), ("marks", "share"), ("done", "count")] {
        let object = try await asked.object("year?of=\(of)&year=2024")
        #expect(object["unit"] as? String == unit)
        let values = try await asked.series("year?of=\(of)&year=2024")[of] ?? []
        #expect(values.count == 366 && values.first?.x == "2024-01-01")
      }
      let done = try await asked.series("year?of=done")["done"] ?? []
      #expect(done.first { $0.x == "2026-04-01" }?.y == nil)
      let sum = done.reduce(0) { $0 + ($1.y ?? 0) }
      #expect(sum == Double(charted.completions.count { $0.time >= Date("2026-01-01T00:00:00Z") }))
    }
  }

  @Test func `intervals and the timeline follow the times of a task`() async throws {
    let charted = try ChartedStore(days: 20)
    let times = charted.completions.map(\.time).sorted()
    try await ask(charted) { asked in
      let values = try await asked.series("intervals?task=Water")["interval"] ?? []
      let days = times.map { Int($0.timeIntervalSince1970) / 86_400 }
      #expect(values.compactMap(\.y) == zip(days, days.dropFirst()).map { Double($1 - $0) })
      let rows = try await asked.object("timeline")["rows"] as? [[String: Any]]
      let row = try #require(rows?.first)
      #expect(row["name"] as? String == "Water")
      #expect(row["done"] as? [String] == Set(times.map(ChartedStore.text)).sorted())
    }
  }

  @Test(
    arguments: [
      ("nothing", 404, nil), ("intervals", 422, "task"), ("intervals?task=", 422, "task"),
      ("intervals?task=Nothing", 404, nil), ("habit-strength", 422, "habit"),
      ("habit-streaks?habit=9", 404, "habit"), ("habit-weekdays?habit=%20", 422, "habit"),
      ("mood?from=2026-02-02&to=2026-02-01", 422, "from"), ("mood?from=1990-01-01", 422, "from"),
      ("mood?to=never", 422, "to"), ("timeline?weeks=5", 422, "weeks"),
      ("timeline?weeks=", 422, "weeks"), ("timeline?weeks=x", 422, "weeks"),
      ("timeline?year=x", 422, "year"), ("mood?weeks=x", 422, "weeks"),
      ("timeline?from=2026-02-02&to=2026-02-01", 422, "from"), ("year?of=sleep", 422, "of"),
      ("year?of=habit:9", 404, "habit"), ("year?of=habit:", 404, "habit"),
      ("year?year=0", 422, "year"), ("year?year=10000", 422, "year"),
      ("year?year=MMXXVI", 422, "year"), ("place-visits?of=Nowhere", 404, nil),
      ("mood-habit?habit=9", 404, "habit"),
      ("mood?from=2016-03-23&to=2026-03-31", 422, "from"),
      ("mood?from=2016-03-24&to=2026-03-31", 200, nil),
      ("year?year=1", 200, nil), ("year?year=9999", 200, nil),
      ("done-by-day?from=0001-01-01&to=0001-01-10", 200, nil),
    ] as [(String, Int, String?)])
  func `what is wrong is answered with the value to blame`(
    chart: String, status: Int, field: String?
  ) async throws {
    try await ask(ChartedStore(days: 3)) { asked in
      let answer = try await asked.status(chart)
      #expect(answer.0 == status)
      if field != nil { #expect(answer.1 == field) }
    }
  }

  @Test(arguments: ChartKind.all.map(\.name))
  func `the chart of a part that is off is unknown`(name: String) async throws {
    let kind = try ChartKind.named(name)
    let needed = kind.needed.map { "?\($0.rawValue)=1" } ?? ""
    try await ask(ChartedStore(days: 3), parts: []) { asked in
      let expected = kind.parts.isEmpty ? 200 : 404
      let answer = try await asked.status(name + needed)
      let ofMood = try await asked.status("year?of=mood")
      let ofHabit = try await asked.status("year?of=habit:1")
      #expect(answer.0 == expected && ofMood.0 == 404 && ofHabit.0 == 404)
    }
  }
}

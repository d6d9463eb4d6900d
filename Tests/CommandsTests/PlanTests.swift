import CommandTesting
import Foundation
import TestSupport
import Testing

/// The plan of a day through the built program; the clock stands on Monday, 2 March 2026, 12:00 in
/// Berlin.
@Suite(.blocking)
struct PlanTests {
  private func lines(_ plan: [String: Any]) -> [String] {
    (plan["blocks"] as? [[String: Any]] ?? []).map { block in
      let time = { (key: String) in
        String((block[key] as? String ?? "").dropFirst(11).prefix(5))
      }
      return "\(block["name"] ?? "") \(time("start"))-\(time("end")) \(block["kind"] ?? "")"
    }
  }

  @Test
  func `plan prints the keys of a plan, its blocks and the tasks without a time`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Office", "52.5,13.4")
    _ = try program(
      "add", "Meeting", "--every", "1w", "--from", "start", "--start", "2026-02-23", "--at",
      "14:00", "--duration", "1h", "--place", "Office", "--category", "Work")
    _ = try program("add", "Report", "--due", "2026-03-02T13:00", "--difficulty", "5")
    _ = try program("add", "Long", "--due", "2026-03-02", "--duration", "24h")
    _ = try program("add", "Shop", "--every", "1-9w", "--start", "2026-02-16", "--place", "#shop")
    let plan = try program("plan", "--json").object()
    #expect(
      Set(plan.keys) == [
        "date", "emotion", "order", "day_start", "day_end", "from", "blocks", "unplanned", "done",
        "free_min",
      ])
    #expect(plan["date"] as? String == "2026-03-02" && plan["emotion"] is NSNull)
    #expect(plan["order"] as? String == "due_first")
    #expect(plan["day_start"] as? String == "2026-03-02T08:00:00+01:00")
    #expect(plan["day_end"] as? String == "2026-03-02T22:00:00+01:00")
    #expect(plan["from"] as? String == "2026-03-02T12:00:00+01:00")
    #expect(lines(plan) == ["Report 12:00-12:30 flexible", "Meeting 14:00-15:00 fixed"])
    let block = try #require((plan["blocks"] as? [[String: Any]])?.last)
    #expect(
      Set(block.keys) == [
        "start", "end", "kind", "id", "name", "category", "difficulty", "places", "late", "go",
        "conflict",
      ])
    #expect(block["category"] as? String == "Work" && block["places"] as? [String] == ["Office"])
    #expect(block["conflict"] as? Bool == false && block["difficulty"] as? Int == 3)
    let rest = plan["unplanned"] as? [[String: Any]] ?? []
    #expect(
      rest.map { "\($0["name"] ?? "") \($0["reason"] ?? "")" } == ["Long no_room", "Shop place"])
    #expect(rest.first.map { Set($0.keys) } == ["id", "name", "reason"])
    #expect(plan["free_min"] as? Int == 8 * 60 + 30)
  }

  @Test
  func `planning begins at the next five minutes`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (now, from) in [
      ("2026-03-02T12:00:01+01:00", "12:05"), ("2026-03-02T06:00:00+01:00", "08:00"),
      ("2026-03-02T12:05:00+01:00", "12:05"),
    ] {
      let plan = try program.run(["plan", "--json"], now: now).object()
      #expect((plan["from"] as? String)?.dropFirst(11).prefix(5) == from[...])
    }
  }

  @Test
  func `a pin is set, refused, undone and taken away`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Write")
    _ = try program("add", "Lecture", "--every", "1w", "--at", "10:00", "--fixed")
    #expect(
      lines(try program("plan", "pin", "Write", "14:00", "--json").object()) == [
        "Write 14:00-14:30 pinned"
      ])
    #expect(
      try program("show", "1", "--json").object()["pinned"] as? String
        == "2026-03-02T14:00:00+01:00")
    #expect(try program("undo").output.contains("pinned 1 \"Write\""))
    #expect(lines(try program("plan", "--json").object()) == ["Write 12:00-12:30 flexible"])
    #expect(try program("redo").status == 0)
    #expect(try program("plan", "pin", "1", "11:59").status == 1)
    #expect(try program("plan", "pin", "1", "noon").status == 64)
    #expect(try program("plan", "pin", "2", "13:00").status == 1)
    #expect(try program("plan", "pin", "9", "13:00").status == 66)
    #expect(try program("plan", "pin", "Wrote", "13:00").errors.contains("\"Write\""))
    #expect(try program("plan", "unpin", "1").status == 0)
    #expect(lines(try program("plan", "--json").object()) == ["Write 12:00-12:30 flexible"])
    _ = try program("plan", "pin", "1", "14:00")
    let tomorrow = try program.run(["plan", "--json"], now: "2026-03-03T12:00:00+01:00").object()
    #expect(lines(tomorrow) == ["Write 12:00-12:30 flexible"])
  }

  @Test
  func `other dates are planned, or show what was done`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Form", "--due", "2026-03-04T10:00")
    _ = try program("add", "Walk", "--every", "1d", "--start", "2026-02-20")
    _ = try program("done", "Walk", "--at", "yesterday 18:00")
    let later = try program("plan", "2026-03-04", "--json").object()
    #expect(lines(later) == ["Form 08:00-08:30 flexible"])
    #expect(later["from"] as? String == "2026-03-04T08:00:00+01:00")
    let past = try program("plan", "yesterday", "--json").object()
    #expect(lines(past) == [] && past["from"] is NSNull && past["free_min"] as? Int == 0)
    #expect((past["done"] as? [[String: Any]])?.count == 1)
    #expect(try program("plan", "2026-02-30").status == 64)
    #expect(try program("plan", "someday").status == 64)
  }

  @Test
  func `the text is a column of time, in both languages`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Write", "--duration", "1h")
    _ = try program("add", "Long", "--duration", "24h")
    let english = try program("plan").lines
    #expect(english.first == "Mon 2 Mar 2026  by priority and due date · 9 h free")
    #expect(english.contains("12:00–13:00  1 Write"))
    #expect(english.contains("13:00–22:00  free"))
    #expect(english.contains("  2 Long  no room"))
    let ukrainian = try program("plan", "--lang", "uk").lines
    #expect(ukrainian.contains("13:00–22:00  вільно"))
    #expect(ukrainian.contains("  2 Long  немає місця"))
  }

  @Test
  func `overlapping fixed tasks say so, one-offs too`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Talk", "--due", "2026-03-02T15:00", "--fixed", "--duration", "2h")
    _ = try program("add", "Call", "--due", "2026-03-02T16:00", "--fixed")
    _ = try program("add", "Past", "--due", "2026-03-01T16:00", "--fixed")
    let plan = try program("plan", "--json").object()
    #expect(lines(plan) == ["Talk 15:00-17:00 fixed", "Call 16:00-16:30 fixed"])
    let blocks = plan["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.allSatisfy { $0["conflict"] as? Bool == true })
    // What has passed was missed.
    #expect((plan["unplanned"] as? [Any])?.isEmpty == true)
    #expect(plan["free_min"] as? Int == 8 * 60)
  }

  @Test(arguments: [
    ("12:10:00", "practice"), ("12:09:59", "support"), ("11:30:00", "support"),
    ("13:00:00", "practice"),
  ])
  func `advice to somebody who is sad depends on the next fixed block`(
    start: String, kind: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Talk", "--due", "2026-03-02T\(start)", "--fixed", "--duration", "1h")
    let mood = try program("mood", "0", "--json").object()
    #expect((mood["advice"] as? [String: Any])?["kind"] as? String == kind)
    _ = try program("add", "Walk")
    let done = try program("done", "Walk", "--mood", "1", "--json").object()
    #expect((done["advice"] as? [String: Any])?["kind"] as? String == kind)
    #expect(try program("mood", "2", "--json").object()["advice"] is NSNull)
  }

  @Test
  func `the latest mood of the day orders flexible tasks by difficulty`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Easy", "--difficulty", "1", "--priority", "low")
    _ = try program("add", "Hard", "--difficulty", "5", "--priority", "low")
    _ = try program("add", "Urgent", "--priority", "high")
    func names() throws -> [String] {
      lines(try program("plan", "--json").object()).compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    }
    #expect(try names() == ["Urgent", "Easy", "Hard"])
    _ = try program("mood", "3")
    #expect(try names() == ["Hard", "Urgent", "Easy"])
    _ = try program("mood", "1")
    #expect(try names() == ["Easy", "Urgent", "Hard"])
    let plan = try program("plan", "--json").object()
    #expect(plan["emotion"] as? Int == 1 && plan["order"] as? String == "easy_first")
    #expect(try program("undo").status == 0)
    #expect(try names() == ["Hard", "Urgent", "Easy"])
    let tomorrow = try program("plan", "tomorrow", "--json").object()
    #expect(tomorrow["emotion"] is NSNull && tomorrow["order"] as? String == "due_first")
  }

  @Test
  func `a plan that is switched off is refused`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_PARTS"] = "[]"
    #expect(try program("plan").status == 78)
    #expect(try program("plan", "pin", "1", "14:00").status == 78)
  }

  @Test
  func `a task without a duration takes what is set`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Write")
    var other = program
    other.environment["PASSBY_PLAN_DURATION"] = "45min"
    #expect(lines(try other("plan", "--json").object()) == ["Write 12:00-12:45 flexible"])
  }
}

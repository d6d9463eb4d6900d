import CommandTesting
import Foundation
import TestSupport
import Testing

/// Amounts, days of the week and times in a period through the program (Y5, Y6); the clock stands
/// on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct HabitAmountTests {
  @Test
  func `amounts add up, are set and taken away, each a step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let new = try program(
      "habit", "add", "Water", "--days", "3", "--goal", "8 glasses", "--json"
    ).object()
    #expect(new["goal"] as? Int == 8 && new["unit"] as? String == "glasses")
    #expect(new["at_most"] as? Bool == false && Self.amount(new) == nil)
    #expect(Self.amount(try program("habit", "check", "Water", "3", "--json").object()) == 3)
    let half = try program("habit", "check", "Water", "2.5")
    #expect(half.output.contains("5.5 of 8 glasses"))
    #expect(try program("progress", "--json").object()["points"] as? Int == 0)
    let full = try program("habit", "check", "Water", "--set", "8", "--json").object()
    #expect(Self.amount(full) == 8 && full["done"] as? Int == 1 && full["streak"] as? Int == 1)
    #expect(try program("progress", "--json").object()["points"] as? Int == 5)
    #expect(Self.amount(try program("habit", "check", "Water", "--json").object()) == 9)
    #expect(Self.amount(try program("habit", "uncheck", "Water", "--json").object()) == 0)
    _ = try program("undo", "2")
    #expect(Self.amount(try program("habit", "show", "Water", "--json").object()) == 8)
    _ = try program("redo")
    let today = try program("today", "--json").object()
    #expect((today["habits"] as? [Any])?.isEmpty == true)
    _ = try program("habit", "uncheck", "Water")
    #expect(try program("today").output.contains("0 of 8 glasses"))
    let uk = try program("today", "--lang", "uk").output
    #expect(uk.contains("0 з 8 glasses"))
  }

  @Test
  func `an amount may come with a day, and a day without one`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Water", "--goal", "2 l", "--start", "2026-02-27")
    _ = try program("habit", "check", "Water", "1.5", "yesterday")
    _ = try program("habit", "check", "Water", "2026-02-28")
    _ = try program("habit", "check", "Water", "3", "--date", "2026-02-27")
    let water = try program("habit", "show", "Water", "--json").object()
    let boxes = try #require(water["boxes"] as? [[String: Any]])
    #expect(boxes.map { $0["amount"] as? Double } == [3, 1, 1.5, nil])
    #expect(boxes.map { $0["state"] as? String } == ["done", "missed", "missed", "open"])
  }

  @Test
  func `goals, days of the week and times are changed and taken off`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Gym", "--times", "3/week")
    func edit(_ words: String...) throws -> [String: Any] {
      try program.run(["habit", "edit", "Gym", "--json"] + words).object()
    }
    #expect(try edit("--times", "2 / month")["times"] as? String == "2/month")
    let days = try edit("--on", "fri,mon")
    #expect(days["on"] as? String == "mon,fri" && days["times"] is NSNull)
    #expect(try edit("--on", "none")["on"] is NSNull)
    let most = try edit("--goal", "2 cups", "--at-most")
    #expect(most["at_most"] as? Bool == true)
    let other = try edit("--goal", "3")
    #expect(other["goal"] as? Int == 3 && other["unit"] is NSNull)
    #expect(other["at_most"] as? Bool == true)
    #expect(try edit("--no-at-most")["at_most"] as? Bool == false)
    #expect(try edit("--goal", "none")["goal"] is NSNull)
    #expect(try edit("--days", "10")["end"] as? String == "2026-03-11")
    #expect(try edit("--days", "none")["days"] is NSNull)
  }

  @Test
  func `what is no goal, no amount, no day of the week and no number of times is refused`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Walk")
    _ = try program("habit", "add", "Water", "--goal", "8 glasses")
    _ = try program("habit", "add", "Swim", "--on", "mon,wed", "--start", "2026-02-23")
    let cases: [([String], Int32, String)] = [
      (["add", "A", "--goal", "0"], 64, "0"), (["add", "A", "--goal", "lots"], 64, "lots"),
      (["add", "A", "--goal", "-3"], 64, "-3"), (["add", "A", "--goal", "1.2345 l"], 64, "1.2345"),
      (["add", "A", "--goal", "10 000 steps"], 64, "10 000"),
      (["add", "A", "--at-most"], 64, "--at-most"),
      (["add", "A", "--times", "0/week"], 64, "0/week"),
      (["add", "A", "--times", "8/week"], 64, "8/week"),
      (["add", "A", "--times", "29/month"], 64, "29/month"),
      (["add", "A", "--times", "9/8d"], 64, "9/8d"), (["add", "A", "--times", "3"], 64, "3"),
      (["add", "A", "--times", "3/year"], 64, "3/year"),
      (["add", "A", "--on", "someday"], 64, "someday"), (["add", "A", "--on", "15"], 64, "15"),
      (["add", "A", "--on", "mon", "--times", "1/week"], 64, "--times"),
      (["check", "Walk", "3"], 64, "3"), (["check", "Walk", "--set", "3"], 64, "3"),
      (["check", "Water", "lots"], 64, "lots"), (["check", "Water", "--set", "lots"], 64, "lots"),
      (["check", "Water", "--set", "-1"], 64, "-1"), (["check", "Water", "3", "4"], 64, "--set"),
      (["check", "Water", "3", "--set", "4"], 64, "--set"),
      (["check", "Water", "2000000000"], 64, "2000000000"),
      (["check", "Swim", "2026-02-24"], 64, "Mon, Wed"),
      (["check", "Swim", "2026-02-22"], 64, "2026"),
      (["rest", "Swim", "2026-02-24"], 64, "Mon, Wed"),
    ]
    for (words, status, text) in cases {
      let outcome = try program.run(["habit"] + words)
      #expect(outcome.status == status, "\(words): \(outcome.errors)")
      #expect(outcome.output.isEmpty && outcome.errors.contains(text), "\(outcome.errors)")
    }
    #expect(try program("habit", "list", "--json").list().count == 3)
    #expect(try program("history", "--json").list().isEmpty)
  }

  @Test
  func `an export is read back, and merged`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("habit", "add", "Water", "--goal", "2.5 l", "--at-most")
    _ = try program("habit", "check", "Water", "1.25")
    _ = try program("habit", "add", "Gym", "--times", "3/8d", "--at", "07:00")
    _ = try program("habit", "add", "Swim", "--on", "mon,sun", "--days", "9")
    let before = try program("habit", "list", "--json").output
    let file = program.folder.appendingPathComponent("all.jsonl").path
    _ = try program("export", file)
    for isMerged in [false, true] {
      let other = try CalledProgram()
      defer { other.remove() }
      if isMerged { _ = try other("add", "Mine") }
      #expect(try other("import", file).status == 0)
      #expect(try other("habit", "list", "--json").output == before)
    }
  }

  private static func amount(_ habit: [String: Any]) -> Double? {
    ((habit["boxes"] as? [[String: Any]])?.first { $0["date"] as? String == "2026-03-02" })?[
      "amount"] as? Double
  }
}

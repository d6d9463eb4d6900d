import CommandTesting
import Foundation
import TestSupport
import Testing

/// Quick lines through the built program; the clock stands on Monday, 2 March 2026, 12:00 in
/// Berlin.
@Suite(.blocking)
struct QuickCommandTests {
  @Test
  func `a quick line is read, shown and stored`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.52,13.405")
    let line =
      ["quick"]
      + "Claw trim every 2w on tue at 18:00 @Vet #home ~30min".split(separator: " ")
      .map(String.init)
    let plan = try program.run(line + ["--dry-run", "--json"]).object()
    #expect(
      (plan["reading"] as? [[String: Any]])?.map { $0["marker"] as? String } == [
        "every", "at", "place", "category", "duration",
      ])
    #expect(try program("list", "--json").output == "[]\n")
    let task = try program.run(line + ["--json"]).object()
    #expect(task["name"] as? String == "Claw trim" && task["every"] as? String == "2w on tue")
    #expect(task["category"] as? String == "Home" && task["duration_min"] as? Int == 30)
    let unknown = try program("quick", "Claw trim @Vett")
    #expect(unknown.status == 66)
    #expect(unknown.errors.contains("11") && unknown.errors.contains("\"Vet\""))
  }

  @Test
  func `the answer to a quick line names what was read and what was not`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let added = try program("quick", "Bins every monday evening")
    #expect(added.output.contains("Added 1 \"Bins\""))
    #expect(added.output.hasSuffix("Read: every monday evening\n"))
    let unread = try program("quick", "Wait at 7 by the gate tomorrow").output
    #expect(unread.contains("Read: tomorrow\n"))
    #expect(unread.contains("passby edit 2 --name \"Wait by the gate\" --at 07:00"))
    #expect(
      try program("edit", "2", "--name", "Wait by the gate", "--at", "07:00", "--json").object()[
        "due"] as? String == "2026-03-03T07:00:00+01:00")
    let ukrainian = try program("quick", "Кава завтра", "--lang", "uk").output
    #expect(ukrainian.contains("Прочитано: завтра"))
    let plan = try program("quick", "Wait at 7 by the gate", "--dry-run").output
    #expect(plan.contains("passby quick \"Wait at 07:00 by the gate\""))
  }

  @Test(arguments: ["en", "uk"])
  func `a line that could mean several things lists them, and nothing is stored`(
    language: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let line = language == "en" ? "Bins every second wed" : "Сміття кожної другої середи"
    for options in [[], ["--dry-run"]] {
      let refused = try program.run(["quick", line, "--lang", language] + options)
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(refused.errors.contains("\n  1  ") && refused.errors.contains("\n  3  "))
      let commands = refused.errors.matches(of: /passby quick "(.*)"/).map { String($0.1) }
      #expect(commands.count == 3)
      for command in commands {
        #expect(
          try program.run(["quick", command, "--lang", language, "--dry-run"]).status == 0,
          "\(command)")
      }
    }
    let json = try program.run(["quick", line, "--lang", language, "--json"])
    #expect(json.status == 64 && json.errors.contains("\n  3  "))
    let readings = try #require(try json.object()["readings"] as? [[String: Any]])
    #expect(
      readings.map { $0["next"] as? [String] } == [
        ["2026-03-04", "2026-03-18", "2026-04-01"], ["2026-03-11", "2026-03-25", "2026-04-08"],
        ["2026-03-11", "2026-04-08", "2026-05-13"],
      ])
    for reading in readings {
      #expect(Set(reading.keys) == ["line", "text", "from", "to", "next"])
      let read = try program.run(
        [
          "quick", try #require(reading["line"] as? String), "--lang", language, "--dry-run",
          "--json",
        ]
      ).object()
      #expect(read["every"] is String)
    }
    #expect(try program("list", "--all", "--json").output == "[]\n")
    #expect(try program("quick", "Dentist wed 2:30", "--plain").status == 0)
  }

  @Test
  func `JSON of a quick line has what was read and what was not, stored or not`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for options in [["--dry-run"], []] {
      let task = try program.run(["quick", "Wait at 7 tomorrow !urgent", "--json"] + options)
        .object()
      let reading = try #require(task["reading"] as? [[String: Any]])
      #expect(reading.map { $0["marker"] as? String } == ["when"])
      #expect(reading.first?["from"] as? Int == 5 && reading.first?["to"] as? Int == 18)
      #expect(reading.first?["value"] as? String == "2026-03-03T07:00:00+01:00")
      let unread = try #require(task["unread"] as? [[String: Any]])
      #expect(unread.map { $0["text"] as? String } == ["!urgent"])
      #expect(unread.first?["guess"] as? String == "priority")
    }
  }

  @Test
  func `with plain the whole line is the name`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let line = "Call mum every day @Nowhere tomorrow"
    let task = try program("quick", line, "--plain", "--json").object()
    #expect(task["name"] as? String == line && task["every"] is NSNull)
    #expect((task["unread"] as? [Any])?.isEmpty == true)
    #expect((task["reading"] as? [Any])?.isEmpty == true)
  }

  @Test
  func `an unknown place ends with the command that adds it, and nothing is stored`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let refused = try program("quick", "Milk @Hoem tomorrow")
    #expect(refused.status == 66)
    #expect(refused.errors.contains("at character 6"))
    #expect(refused.errors.contains("passby place add"))
    #expect(try program("list", "--all", "--json").output == "[]\n")
  }

  @Test
  func `a quick line names a person who exists`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("device", "add", "Phone", "--person", "anna")
    let task = try program("quick", "Cake for Anna sat", "--json").object()
    #expect(task["name"] as? String == "Cake" && task["for"] as? [String] == ["anna"])
    let name = try program("quick", "Cake for Annabel", "--json").object()
    #expect(name["name"] as? String == "Cake for Annabel" && name["for"] is NSNull)
  }
}

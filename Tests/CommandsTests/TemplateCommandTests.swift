import CommandTesting
import Foundation
import TestSupport
import Testing

/// Templates on the command line (Y9).
@Suite(.blocking)
struct TemplateCommandTests {
  private let now = "2026-03-02T09:00:00+01:00"

  @Test func `templates are listed and shown, in the language in force`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let list = try program.run(["template", "list", "--json"], now: now).list()
    #expect(list.count == 10 && list[0]["name"] as? String == "cat")
    #expect(list.allSatisfy { $0["title"] is String && ($0["tasks"] as? Int ?? 0) >= 5 })
    #expect(try program.run(["template"], now: now).output.contains("cat"))
    let shown = try program.run(["template", "show", "cat"], now: now).output
    #expect(shown.contains("1 Cat medicine against worms  every 10 to 13 weeks"))
    #expect(shown.contains("Source: "))
    let whole = try program.run(["template", "show", "cat", "--json"], now: now).object()
    let tasks = try #require(whole["tasks"] as? [[String: Any]])
    #expect(tasks[0]["n"] as? Int == 1 && tasks[0]["place"] as? String == "ask")
    #expect(
      try program.run(["template", "list", "--lang", "uk"], now: now).output.contains("кіт"))
    #expect(
      try program.run(["template", "show", "cat", "--lang", "uk"], now: now).output
        .contains("Ліки для кота"))
  }

  @Test func `a template is one step, with its categories and its place`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program.run(["place", "add", "Vet", "52.5,13.4"], now: now)
    let before = try program.run(["category", "list", "--json"], now: now).list().count
    let added = try program.run(
      ["template", "add", "cat", "--place", "Vet", "--only", "1,2", "--json"], now: now
    ).object()
    let tasks = try #require(added["added"] as? [[String: Any]])
    #expect(tasks.count == 2 && added["categories"] as? [String] == ["Pets"])
    #expect(tasks[0]["places"] as? [String] == ["Vet"] && tasks[1]["places"] as? [String] == [])
    #expect(tasks[0]["category"] as? String == "Pets" && tasks[0]["every"] as? String == "10-13w")
    #expect(tasks[0]["priority"] as? String == "high" && tasks[0]["duration_min"] as? Int == 10)
    // Those that are there are left out, and said.
    let again = try program.run(["template", "add", "cat", "--json"], now: now).object()
    #expect((again["skipped"] as? [String])?.count == 2 && again["categories"] as? [String] == [])
    #expect(try program.run(["template", "add", "cat"], now: now).errors.contains("Left out"))
    _ = try program.run(["undo"], now: now)
    #expect(try program.run(["list", "--json"], now: now).list().count == 2)
    _ = try program.run(["undo"], now: now)
    #expect(try program.run(["list", "--all", "--json"], now: now).list().isEmpty)
    #expect(try program.run(["category", "list", "--json"], now: now).list().count == before)
    _ = try program.run(["redo"], now: now)
    #expect(try program.run(["list", "--json"], now: now).list().count == 2)
  }

  @Test func `every template can be added in each language`() throws {
    for language in ["en", "uk"] {
      let program = try CalledProgram()
      defer { program.remove() }
      for template in try program.run(["template", "list", "--json"], now: now).list() {
        let name = try #require(template["name"] as? String)
        let added = try program.run(
          ["template", "add", name, "--lang", language, "--json"], now: now
        ).object()
        let count = (added["added"] as? [Any])?.count ?? 0
        #expect(count == template["tasks"] as? Int, "\(name) \(added["skipped"] ?? "")")
      }
    }
  }

  @Test func `an own file is added, and what is wrong in it is said with its line`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "fish.yaml")
    func add(_ text: String, _ more: String...) throws -> ProgramOutcome {
      try Data(text.utf8).write(to: file)
      return try program.run(["template", "add", file.path] + more, now: now)
    }
    #expect(try add("tasks:\n- name: <b>Feed</b>\n  every: 2d\n  category: Fish\n").status == 0)
    let listed = try program.run(["list", "--json"], now: now).list()
    #expect(listed.map { $0["name"] as? String } == ["<b>Feed</b>"])
    #expect(listed[0]["category"] as? String == "Fish")
    for (text, words) in [
      ("tasks:\n- name: a\n  every: soon", "line 3"),
      ("tasks:\n- name: a\n  category: '#x'", "line 3"),
      ("tasks:\n- name: a\n- name: b\n  priority: huge", "line 4"),
      ("tasks:\n- name: a\n  color: red", "line 3"),
    ] {
      let wrong = try add(text)
      #expect(wrong.status == 64 && wrong.errors.contains(words), "\(wrong.errors)")
    }
    #expect(try program.run(["list", "--json"], now: now).list().count == 1)
    let missing = try program.run(["template", "add", "./none.yaml"], now: now)
    #expect(missing.status == 66)
    #expect(try program.run(["template", "add", program.folder.path + "/"], now: now).status != 0)
  }

  @Test func `unknown names and numbers are refused, and nothing is stored`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (arguments, status) in [
      (["template", "add", "cats"], 66), (["template", "show", "x"], 66),
      (["template", "add", "cat", "--only", "99"], 66),
      (["template", "add", "cat", "--only", "0"], 64),
      (["template", "add", "cat", "--only", "a"], 64),
      (["template", "add", "cat", "--place", "Nowhere"], 66),
    ] as [([String], Int32)] {
      #expect(try program.run(arguments, now: now).status == status, "\(arguments)")
    }
    #expect(try program.run(["list", "--all", "--json"], now: now).list().isEmpty)
  }
}

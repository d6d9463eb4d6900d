import CommandTesting
import Foundation
import TestSupport
import Testing

/// Checklists through the built program (Y1).
@Suite(.blocking)
struct ItemCommandTests {
  private func items(_ task: [String: Any]) -> [String] {
    (task["items"] as? [[String: Any]] ?? []).map { item in
      let mark = item["done"] as? Bool == true ? "x" : " "
      return "\(item["n"] as? Int ?? 0)[\(mark)]\(item["text"] as? String ?? "")"
        + (item["once"] as? Bool == true ? "!" : "")
    }
  }

  @Test func `items are added, ticked, moved, changed and removed; each step is undone`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let added = try program("add", "Shop", "--item", "milk", "--item", "oat flakes", "--json")
    #expect(try items(added.object()) == ["1[ ]milk", "2[ ]oat flakes"])
    let steps: [([String], [String])] = [
      (
        ["add", "1", "tea", "gift", "--once"],
        ["1[ ]milk", "2[ ]oat flakes", "3[ ]tea!", "4[ ]gift!"]
      ),
      (["check", "1", "2"], ["1[ ]milk", "2[x]oat flakes", "3[ ]tea!", "4[ ]gift!"]),
      (["check", "1", "GIFT", "1"], ["1[x]milk", "2[x]oat flakes", "3[ ]tea!", "4[x]gift!"]),
      (["uncheck", "1", "1"], ["1[ ]milk", "2[x]oat flakes", "3[ ]tea!", "4[x]gift!"]),
      (["move", "1", "4", "--to", "1"], ["1[x]gift!", "2[ ]milk", "3[x]oat flakes", "4[ ]tea!"]),
      (
        ["edit", "1", "2", "soy milk"], ["1[x]gift!", "2[ ]soy milk", "3[x]oat flakes", "4[ ]tea!"]
      ),
      (["remove", "1", "3"], ["1[x]gift!", "2[ ]soy milk", "3[ ]tea!"]),
    ]
    for (arguments, list) in steps {
      let task = try program.run(["item"] + arguments + ["--json"]).object()
      #expect(items(task) == list, "\(arguments)")
      #expect(try items(program("item", "list", "1", "--json").object()) == list)
      #expect(try items(program("show", "1", "--json").object()) == list)
    }
    for (_, list) in steps.dropLast().reversed() {
      _ = try program("undo")
      #expect(try items(program("show", "1", "--json").object()) == list)
    }
    _ = try program("redo")
    #expect(try items(program("show", "1", "--json").object()) == steps[1].1)
  }

  @Test func `the last tick offers to mark the task as done; with --done one step does both`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Shop", "--every", "1w", "--item", "milk", "--item", "tea")
    #expect(try !program("item", "check", "1", "1").output.contains("passby done 1"))
    let last = try program("item", "check", "1", "2")
    #expect(last.output.contains("passby done 1"))
    let shown = try program("show", "1", "--json").object()
    #expect(shown["items_done"] as? Int == 2 && shown["last_done"] is NSNull)
    _ = try program("item", "uncheck", "1", "2")
    let done = try program("item", "check", "1", "2", "--done", "--json").object()
    #expect(done["items_done"] as? Int == 0 && !(done["last_done"] is NSNull))
    #expect(done["reward"] is [String: Any])
    let entry = try #require(program("history", "--json").list().first)
    let snapshot = entry["items"] as? [[String: Any]]
    #expect(snapshot?.map { $0["done"] as? Bool } == [true, true])
    #expect(snapshot?.allSatisfy { Set($0.keys) == ["text", "done"] } == true)
    _ = try program("undo")
    let before = try program("show", "1", "--json").object()
    #expect(items(before) == ["1[x]milk", "2[ ]tea"] && before["last_done"] is NSNull)
  }

  @Test func `an entry that is taken back brings no ticks back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Shop", "--every", "1w", "--item", "milk")
    _ = try program("item", "add", "1", "gift", "--once")
    _ = try program("item", "check", "1", "1", "2")
    _ = try program("done", "1")
    _ = try program("undo", "--task", "1")
    #expect(try items(program("show", "1", "--json").object()) == ["1[ ]milk"])
  }

  @Test func `an edit refuses items and says what to use; nothing is changed`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Shop", "--item", "milk")
    let outcome = try program("edit", "1", "--item", "tea")
    #expect(outcome.status == 64 && outcome.errors.contains("passby item add 1 tea"))
    #expect(try items(program("show", "1", "--json").object()) == ["1[ ]milk"])
  }

  @Test(arguments: [
    (["item", "check", "1", "0"], 64, "\"0\""), (["item", "check", "1", "7"], 66, "\"7\""),
    (["item", "check", "1", "mlik"], 66, "milk"), (["item", "add", "1", " "], 64, "empty"),
    (["item", "add", "1", "MILK"], 64, "MILK"), (["item", "edit", "1", "1", ""], 64, "empty"),
    (["item", "move", "1", "1", "--to", "5"], 64, "\"5\""),
    (["item", "move", "1", "1", "--to", "0"], 64, "\"0\""),
    (["item", "check", "9", "1"], 66, "\"9\""), (["item", "remove", "1", "x"], 66, "\"x\""),
    (["item", "add", "1", String(repeating: "a", count: 201)], 64, "200"),
    (["item", "add", "1"] + (0..<200).map { "n\($0)" }, 64, "200"),
    (["add", "B", "--item", "tea", "--item", "Tea"], 64, "Tea"),
    (["add", "B", "--item", ""], 64, "empty"),
  ])
  func `what is wrong is named, and nothing is stored`(
    arguments: [String], status: Int, word: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Shop", "--item", "milk")
    let before = try program("list", "--json").output
    let outcome = try program.run(arguments)
    #expect(outcome.status == Int32(status) && outcome.errors.contains(word), "\(outcome.errors)")
    #expect(try program("list", "--json").output == before)
  }

  @Test(arguments: [
    "<script>alert(7)</script>", "\u{202E}evil", "a\u{1B}[31mred", "two\nlines",
    "'; DROP TABLE todo",
    String(repeating: "👨‍👩‍👧‍👦", count: 200), "none",
  ])
  func `hostile texts are texts, and go through an export`(text: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Shop", "--item", "milk")
    let task = try program("item", "add", "1", text, "--json").object()
    #expect((task["items"] as? [[String: Any]])?.last?["text"] as? String == text)
    #expect(try !program("show", "1").output.contains("\u{1B}"))
    let file = program.folder.appending(path: "all.jsonl").path
    _ = try program("export", file)
    let other = try CalledProgram()
    defer { other.remove() }
    #expect(try other("import", file).status == 0)
    #expect(try items(other("show", "1", "--json").object()) == items(task))
  }

  @Test func `words find the items of a task, and lists show what is left`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Shop", "--item", "milk", "--item", "oat flakes")
    _ = try program("add", "Walk")
    #expect(try program("list", "flakes", "--json").list().count == 1)
    _ = try program("item", "check", "1", "1")
    let today = try program("today").output
    #expect(today.contains("1 of 2: oat flakes"))
    #expect(try program("show", "1").output.contains("1 [x] milk"))
  }
}

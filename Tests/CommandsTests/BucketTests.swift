import CommandTesting
import Foundation
import TestSupport
import Testing

/// Wishes: tasks without a date in the bucket list (J8), through the built program.
@Suite(.blocking)
struct BucketTests {
  private func names(_ outcome: ProgramOutcome) throws -> [String] {
    try outcome.list().compactMap { $0["name"] as? String }
  }

  @Test
  func `a wish stands in the bucket list, and neither in the day, the plan nor the list`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let wish = try program("add", "See the sea", "--bucket", "--json").object()
    #expect(wish["bucket"] as? Bool == true && wish["due"] is NSNull)
    #expect(wish["phase"] as? String == "open")
    _ = try program("add", "Learn to swim", "--bucket", "--priority", "high")
    _ = try program("add", "Sort photos")
    #expect(try names(program("bucket", "--json")) == ["Learn to swim", "See the sea"])
    #expect(try names(program("list", "--json")) == ["Sort photos"])
    #expect(try names(program("list", "sea", "--json")) == [])
    #expect(try program("list", "--all", "--json").list().count == 3)
    let today = try program("today", "--json").object()
    #expect(today["left"] as? Int == 1)
    let plan = try program("plan", "--json").object()
    let blocks = plan["blocks"] as? [[String: Any]] ?? []
    #expect(blocks.compactMap { $0["name"] as? String } == ["Sort photos"])
    #expect((plan["unplanned"] as? [Any])?.isEmpty == true)
    let lines = try program("bucket").lines
    #expect(lines.count == 2 && lines[0].contains("Learn to swim"))
    #expect(try program("show", "1").output.contains("a wish, without a date"))
  }

  /// A wish, and a task with a date.
  private static let wishAndRent = Result {
    try DatabaseTemplate { program in
      _ = try program("add", "Wish", "--bucket")
      _ = try program("add", "Rent", "--due", "2026-03-05")
    }
  }

  @Test(arguments: [
    ("add X --bucket --every 1w", 64, "has no date"), ("add X --bucket --due friday", 64, "has no"),
    ("add X --bucket --every 1w --at 9:00", 64, "has no date"),
    ("add X --bucket --fixed", 64, "--fixed"), ("add X --bucket --no-bucket", 64, "bucket"),
    ("edit Wish --due friday", 64, "--no-bucket"), ("edit Wish --every 1w", 64, "--no-bucket"),
    ("edit Rent --bucket", 64, "has no date"), ("move Wish friday", 1, "is a wish"),
    ("plan pin Wish 20:00", 1, "is a wish"), ("bucket Wish", 64, "Wish"),
    ("bucket --open", 64, "--open"),
  ])
  func `a wish with a date is refused, and nothing is stored`(
    words: String, status: Int32, text: String
  ) throws {
    let template = try Self.wishAndRent.get()
    let program: CalledProgram = try template.program()
    defer { program.remove() }
    let outcome = try program.run(words.split(separator: " ").map(String.init))
    #expect(outcome.status == status && outcome.output.isEmpty)
    #expect(outcome.errors.contains(text), "\(outcome.errors)")
    #expect(try template.isUnchanged(in: program))
  }

  @Test
  func `a wish becomes a task, and a task a wish`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Wish", "--bucket")
    _ = try program("edit", "1", "--no-bucket")
    #expect(try names(program("list", "--json")) == ["Wish"])
    _ = try program("edit", "1", "--due", "2026-03-05")
    let task = try program("edit", "1", "--bucket", "--due", "none", "--json").object()
    #expect(task["bucket"] as? Bool == true && task["due"] is NSNull)
    let dated = try program("edit", "1", "--no-bucket", "--due", "2026-03-06", "--json").object()
    #expect(dated["bucket"] as? Bool == false && dated["due"] is String)
    _ = try program("undo", "2")
    #expect(try names(program("bucket", "--json")) == [])
    #expect(try names(program("list", "--json")) == ["Wish"])
    let quick = try program("quick", "Fly a kite !bucket", "--json").object()
    #expect(quick["bucket"] as? Bool == true && quick["name"] as? String == "Fly a kite")
  }

  @Test
  func `a wish that comes true stands in the history, pays and earns its badge once`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Rent")
    _ = try program("add", "See the sea", "--bucket", "--difficulty", "4")
    _ = try program("add", "Learn to swim", "--bucket")
    let first = try program("done", "Rent", "--json").object()["reward"] as? [String: Any]
    #expect(first?["badges"] as? [String] == ["first_step"])
    let reward = try program("done", "See the sea", "--json").object()["reward"] as? [String: Any]
    #expect(reward?["points"] as? Int == 40 && reward?["badges"] as? [String] == ["dreamer"])
    let next = try program("done", "Learn to swim", "--json").object()["reward"] as? [String: Any]
    #expect(next?["badges"] as? [String] == [])
    #expect(try program("history").output.contains("See the sea"))
    #expect(try program("bucket", "--json").list().isEmpty)
    #expect(try names(program("bucket", "--all", "--json")).count == 2)
    #expect(try program("bucket").output.contains("2 wishes that came true"))
    _ = try program("undo", "2")
    let progress = try program("progress", "--json").object()
    let badges = (progress["badges"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(badges == ["first_step"])
  }

  @Test
  func `a wish reminds at its place like any open task`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Pharmacy", "52.52162,13.40973", "--radius", "60")
    _ = try program("add", "Ask for a job", "--bucket", "--place", "Pharmacy")
    let why = try program("why", "1").output
    #expect(why.contains("next time you come by"))
    let trace = Fixtures.trace("pharmacy-walk")
    let run = try program.run(["replay", trace, "--commit", "--json"])
    #expect(run.output.contains("Ask for a job"), "\(run.errors)")
  }

  @Test
  func `export and import bring wishes along, and an older export has none`() throws {
    let (program, other, third) = (try CalledProgram(), try CalledProgram(), try CalledProgram())
    defer { for each in [program, other, third] { each.remove() } }
    _ = try program("add", "See the sea", "--bucket")
    _ = try program("add", "Rent")
    _ = try program("done", "See the sea")
    _ = try program("add", "Learn to swim", "--bucket")
    let file = program.folder.appending(path: "all.jsonl").path()
    _ = try program("export", file)
    #expect(try other("import", file).status == 0)
    #expect(try names(other("bucket", "--all", "--json")) == ["Learn to swim", "See the sea"])
    #expect(try other("progress", "--json").output.contains("dreamer"))
    let old = try String(contentsOfFile: file, encoding: .utf8)
      .replacing(/"bucket":(true|false),/, with: "")
    let older = program.folder.appending(path: "old.jsonl").path()
    try old.write(toFile: older, atomically: true, encoding: .utf8)
    #expect(try third("import", older).status == 0)
    #expect(try third("bucket", "--json").list().isEmpty)
    let csv = try program("export", "--csv", "tasks").lines
    #expect(csv.contains { $0.contains("Learn to swim") })
  }

  @Test
  func `the bucket list belongs to the journal, which can be off`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "See the sea", "--bucket")
    program.environment["PASSBY_PARTS"] = "[today]"
    let refusal = try program("bucket", "--json")
    #expect(refusal.status == 78 && refusal.output.isEmpty)
    #expect(refusal.errors.contains("\"journal\""))
    #expect(try program("today", "--json").object()["left"] as? Int == 0)
    program.environment["PASSBY_PARTS"] = nil
    #expect(try program("bucket", "--lang", "uk").status == 0)
    #expect(try names(program("bucket", "--json")) == ["See the sea"])
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Moods, marks of days, practices and tables through the built program; the clock stands on
/// Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct MoodTests {
  @Test(arguments: [
    ("0", 0, "very_sad"), ("4", 4, "very_happy"), ("happy", 3, "happy"),
    ("😢", 0, "very_sad"), ("🙁", 1, "sad"), ("😐", 2, "neutral"), ("🙂", 3, "happy"),
    ("😀", 4, "very_happy"), ("😐\u{FE0F}", 2, "neutral"), ("🙂\u{FE0E}", 3, "happy"),
    ("Very_Sad", 0, "very_sad"), ("neutral", 2, "neutral"), ("very-happy", 4, "very_happy"),
  ])
  func `a mood is a number or a name`(text: String, emotion: Int, label: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let mood = try program("mood", text, "--note", "calm", "--json").object()
    #expect(mood["emotion"] as? Int == emotion && mood["label"] as? String == label)
    #expect(mood["note"] as? String == "calm" && mood["id"] as? Int == 1)
    #expect(mood["time"] as? String == "2026-03-02T12:00:00+01:00")
    for key in ["task_id", "task", "category"] { #expect(mood[key] is NSNull) }
    #expect((mood["advice"] is NSNull) == (emotion >= 2))
  }

  private static let walk = Result {
    try DatabaseTemplate { _ = try $0("add", "Walk", "--every", "1d") }
  }

  @Test(
    arguments: [
      (["5"], 64), (["-1"], 64), (["purple"], 64), (["2.5"], 64), ([""], 64),
      (["3", "--at", "tomorrow"], 1), (["3", "--at", "2026-03-02T12:00:01"], 1),
      (["3", "--at", "never"], 64), (["3", "--task", "9"], 66), (["3", "--task", "Walk"], 1),
      (["day", "2026-03-03", "good"], 1), (["day", "2026-03-02", "great"], 64),
      (["day", "2026-02-30", "good"], 64), (["day", "2026-03-02"], 64),
      (["day", "2026-03-02", "good", "--toggle"], 64), (["calendar", "2026-13"], 64),
      (["calendar", "March"], 64),
    ] as [([String], Int32)])
  func `what is no mood, or is to come, is refused`(words: [String], status: Int32) throws {
    let template = try Self.walk.get()
    let program: CalledProgram = try template.program()
    defer { program.remove() }
    #expect(try program.run(["mood"] + words).status == status)
    #expect(try template.isUnchanged(in: program))
  }

  @Test(arguments: [(599, true), (600, true), (601, false)])
  func `a mood belongs to what was done in the ten minutes before`(
    seconds: Int, belongs: Bool
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d", "--category", "Home")
    _ = try program("done", "1", now: "2026-03-02T12:00:00+01:00")
    let later = 12 * 3600 + seconds
    let now = String(
      format: "2026-03-02T%02d:%02d:%02d+01:00", later / 3600, later / 60 % 60, later % 60)
    let mood = try program("mood", "3", "--json", now: now).object()
    #expect((mood["task"] as? String == "Walk") == belongs)
    #expect((mood["category"] as? String == "Home") == belongs)
    // A second one finds it taken.
    #expect(try program("mood", "3", "--json", now: now).object()["task"] is NSNull)
    // Unless the task is named.
    let named = try program("mood", "1", "--task", "Walk", "--json", now: now).object()
    #expect(named["task_id"] as? Int == 1)
  }

  @Test(arguments: ["en", "uk"])
  func `a task that was done sadly is answered with advice, in text as in JSON`(
    language: String
  ) throws {
    let (program, other) = (try CalledProgram(), try CalledProgram())
    defer { for each in [program, other] { each.remove() } }
    for each in [program, other] { _ = try each("add", "Walk", "--every", "1d") }
    let done = try other("done", "1", "--mood", "sad", "--json", "--lang", language).object()
    let advice = try #require((done["advice"] as? [String: Any])?["text"] as? String)
    #expect(try program("done", "1", "--mood", "😢", "--lang", language).lines.last == advice)
  }

  @Test
  func `done with a mood is one step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d")
    let done = try program("done", "1", "--mood", "happy", "--json").object()
    let mood = try #require(done["mood"] as? [String: Any])
    #expect(mood["emotion"] as? Int == 3 && mood["task"] as? String == "Walk")
    #expect(done["advice"] is NSNull && done["reward"] is [String: Any])
    #expect(try program("stats", "--json").object()["average"] as? Double == 3)
    #expect(try program("undo").status == 0)
    #expect(try program("stats", "--json").object()["average"] is NSNull)
    #expect(try program("redo").status == 0)
    #expect(try program("stats", "--json").object()["average"] as? Double == 3)
    #expect(try program("done", "1", "--again", "--mood", "9").status == 64)
    #expect(try program("history", "--json").list().count == 1)
  }

  @Test
  func `the mood of what is undone counts again when it comes back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d")
    _ = try program("mood", "0", "--at", "2026-03-02T08:00")
    _ = try program("done", "1")
    _ = try program("mood", "4")
    func average() throws -> Any? { try program("stats", "--json").object()["average"] }
    #expect(try average() as? Double == 2)
    let entry = try program("history", "--json").list()[0]["entry"] as? String
    #expect(entry != nil)
    #expect(try program("undo", "--task", "1").status == 0)
    #expect(try average() as? Double == 0)
    #expect(try program("undo").status == 0)
    #expect(try average() as? Double == 2)
  }

  @Test
  func `show and history have the mood, or null while the part is off`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d")
    #expect(try program("show", "1", "--json").object()["mood"] is NSNull)
    _ = try program("done", "1", "--mood", "1")
    #expect(try program("show", "1", "--json").object()["mood"] as? Int == 1)
    #expect(try program("history", "--json").list().first?["mood"] as? Int == 1)
    program.environment["PASSBY_PARTS"] = "[]"
    #expect(try program("show", "1", "--json").object()["mood"] is NSNull)
    #expect(try program("history", "--json").list().first?["mood"] is NSNull)
  }

  @Test
  func `a tap goes from blank to good, to bad, to blank`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    var marks: [String?] = []
    for _ in 0..<4 {
      marks.append(
        try program("mood", "day", "today", "--toggle", "--json").object()["mark"] as? String)
    }
    #expect(marks == ["good", "bad", nil, "good"])
    #expect(try program("mood", "day", "2026-03-01", "bad").output == "2026-03-01 was a bad day.\n")
    let month = try program("mood", "calendar", "2026-03", "--json").object()
    let days = try #require(month["days"] as? [[String: Any]])
    #expect(month["month"] as? String == "2026-03" && days.count == 31)
    #expect(days[0]["mark"] as? String == "bad" && days[1]["mark"] as? String == "good")
    #expect(days[2]["mark"] is NSNull && days[1]["date"] as? String == "2026-03-02")
    #expect(try program("undo").status == 0)
    #expect(try program("mood", "day", "2026-03-01", "blank", "--json").object()["mark"] is NSNull)
  }

  @Test
  func `a month has averages, entries and what was done`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d")
    _ = try program("done", "1", "--mood", "4")
    _ = try program("mood", "1")
    _ = try program("mood", "2", "--at", "2026-02-28T23:59")
    let days = try program("mood", "calendar", "--json").object()["days"] as? [[String: Any]]
    let day = try #require(days?[1])
    #expect(day["average"] as? Double == 2.5 && day["entries"] as? Int == 2)
    #expect(day["done"] as? Int == 1 && day["gratitude"] as? Bool == false)
    #expect(day["photos"] as? Int == 0)
    #expect(try program("mood", "calendar", "2026-02", "--json").output.contains("\"average\":2,"))
  }

  @Test
  func `practices are listed and shown`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let list = try program("practice", "--json").list()
    #expect(
      list.map { $0["name"] as? String } == [
        "breathing", "grounding", "gratitude", "writing", "drawing",
      ])
    #expect(try program("practice", "breathing", "--json").object()["seconds"] as? Int == 76)
    #expect(try program("practice", "grounding", "--lang", "uk").output.contains("Заземлення"))
    #expect(try program("practice", "dancing").status == 64)
    for name in ["breathing", "drawing"] {
      let refused = try program("practice", name, "a text")
      #expect(refused.status == 64 && refused.errors.contains("gratitude"), "\(refused.errors)")
    }
  }
}

/// Tables for spreadsheets, and the file of Daylio (M8).
extension MoodTests {
  @Test
  func `cells are quoted, and those that a spreadsheet would run are not`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "=HYPERLINK(\"x\")", "--notes", "a, b\nc", "--difficulty", "hard")
    let tasks = try program("export", "--csv", "tasks")
    #expect(tasks.status == 0)
    #expect(
      tasks.output
        == "id,name,category,priority,difficulty,timing,duration_min,every,opens,due,phase,last_done,remind,notes,items\r\n"
        + "1,\"'=HYPERLINK(\"\"x\"\")\",,normal,4,flexible,,,,,open,,,\"a, b\nc\",\r\n")
    _ = try program("done", "1", "--mood", "0")
    _ = try program("mood", "2", "--note", "-1 today")
    let moods = try program("export", "--csv", "moods").output.split(separator: "\r\n")
    #expect(moods.count == 3)
    #expect(moods[2] == "2026-03-02T12:00:00+01:00,2,neutral,,,'-1 today")
    let daylio = try program("export", "--csv", "daylio").output
    #expect(
      daylio.hasPrefix("full_date,date,weekday,time,mood,activities,scales,note_title,note\r\n"))
    #expect(daylio.contains("2026-03-02,March 2,Monday,12:00,meh,,,,'-1 today\r\n"))
    #expect(try program("export", "--csv", "history").output.contains("done"))
    #expect(try program("export", "--csv", "sheets").status == 64)
  }

  @Test
  func `the file of Daylio is read once, and asks for moods that it does not know`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "daylio.csv")
    let text =
      "\u{FEFF}full_date,date,weekday,time,mood,activities,note_title,note\r\n"
      + "2026-03-01,March 1,Sunday,21:05,rad,walk | music,Title,\"a \"\"quoted\"\"\nnote\"\r\n"
      + "2026-02-28,February 28,Saturday,9:05 PM,ok,,,\r\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    let asked = try program("import", "--daylio", file.path())
    #expect(asked.status == 65 && asked.errors.contains("--map ok=2"), "\(asked.errors)")
    #expect(try program("import", "--daylio", file.path(), "--map", "ok=9").status == 64)
    let trial = try program("import", "--daylio", file.path(), "--map", "OK=2", "--dry-run")
    #expect(trial.output == "Would import 2 moods.\n")
    let report = try program("import", "--daylio", file.path(), "--map", "OK=2", "--json").object()
    #expect(report["moods"] as? Int == 2 && report["known"] as? Int == 0)
    let again = try program("import", "--daylio", file.path(), "--map", "ok=2", "--json").object()
    #expect(again["moods"] as? Int == 0 && again["known"] as? Int == 2)
    let moods = try program("export", "--csv", "moods").output
    #expect(moods.contains("2026-02-28T21:05:00+01:00,2,neutral"))
    #expect(
      moods.contains(
        "2026-03-01T21:05:00+01:00,4,very_happy,,,\"Title\na \"\"quoted\"\"\nnote\nwalk | music\""))
    #expect(try program("undo").output.contains("2 moods"))
    #expect(try program("export", "--csv", "moods").lines.count == 1)
    try "date,mood\r\nx,y\r\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try program("import", "--daylio", file.path()).status == 65)
    try text.replacing("2026-03-01,", with: "2026-03-05,").write(
      to: file, atomically: true, encoding: .utf8)
    #expect(try program("import", "--daylio", file.path(), "--map", "ok=2").status == 1)
    #expect(try program("import", "--daylio", "nowhere.csv").status == 66)
  }

  @Test
  func `moods are exported, imported and merged by their ids`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk", "--every", "1d")
    _ = try program("done", "1", "--mood", "4")
    _ = try program("mood", "1", "--note", "tired")
    _ = try program("mood", "day", "2026-03-01", "good")
    let file = program.folder.appending(path: "all.jsonl").path()
    #expect(try program("export", file).status == 0)
    let other = ["--db", program.folder.appending(path: "other.db").path()]
    #expect(try program.run(["import", file] + other).status == 0)
    func moods(_ more: [String]) throws -> String {
      try program.run(["export", "--csv", "moods"] + more).output
    }
    #expect(try moods(other) == moods([]))
    // A second time, into one that has more: nothing is doubled.
    _ = try program.run(["mood", "2"] + other)
    let merged = try program.run(["import", file, "--json"] + other).object()
    #expect(merged["moods"] as? Int == 0)
    _ = try program("mood", "3", "--at", "2026-03-02T11:00")
    #expect(try program("export", file, "--force").status == 0)
    #expect(try program.run(["import", file, "--json"] + other).object()["moods"] as? Int == 1)
    #expect(try moods(other).components(separatedBy: "\r\n").count == 6)
  }

  @Test
  func `the mood of a completion that was taken back is not brought by an import`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Walk")
    _ = try program("done", "1", "--mood", "0")
    _ = try program("undo", "--task", "1")
    let file = program.folder.appending(path: "all.jsonl").path()
    _ = try program("export", file)
    let other = ["--db", program.folder.appending(path: "other.db").path()]
    _ = try program.run(["add", "Mine"] + other)
    #expect(try program.run(["import", file, "--json"] + other).object()["moods"] as? Int == 0)
    #expect(try program.run(["stats", "--json"] + other).object()["average"] is NSNull)
  }

  @Test
  func `an import of nothing but marks says so, and is a step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("mood", "day", "2026-03-01", "good")
    let file = program.folder.appending(path: "all.jsonl").path()
    _ = try program("export", file)
    let other = ["--db", program.folder.appending(path: "other.db").path()]
    _ = try program.run(["add", "Mine"] + other)
    let outcome = try program.run(["import", file] + other)
    #expect(outcome.output.contains("1 mark of a day"), "\(outcome.output)")
    #expect(try program.run(["undo"] + other).output.contains("imported"))
    #expect(try program.run(["import", file] + other).status == 0)
    #expect(try program.run(["import", file] + other).output.contains("Nothing to import"))
  }
}

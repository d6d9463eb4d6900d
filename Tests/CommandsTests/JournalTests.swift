import CommandTesting
import Foundation
import TestSupport
import Testing

/// Good things, notes and the journal's day through the built program; the clock stands on Monday,
/// 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct JournalTests {
  @Test
  func `a day shows all that is known of it`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(
      try program("journal", "--json").output
        == """
        {"date":"2026-03-02","mark":null,"average":null,"notes":[],"gratitude":[],"habits":[],\
        "done":[],"photos":[]}

        """)
    _ = try program("add", "Rent", "--every", "1mo")
    _ = try program("done", "Rent", "--mood", "4")
    _ = try program("mood", "1")
    _ = try program("mood", "day", "2026-03-02", "good")
    _ = try program("habit", "add", "Walk", "--days", "5", "--start", "2026-03-01")
    _ = try program("habit", "check", "Walk")
    _ = try program("journal", "gratitude", "Sun", " Tea ", "Cat")
    let note = try program("journal", "add", "Rain\nall day", "--json").object()
    #expect(Set(note.keys) == ["id", "uuid", "date", "time", "text"])
    #expect(note["date"] as? String == "2026-03-02" && note["text"] as? String == "Rain\nall day")
    let day = try program("journal", "today", "--json").object()
    #expect(day["mark"] as? String == "good" && day["average"] as? Double == 2.5)
    #expect(day["gratitude"] as? [String] == ["Sun", "Tea", "Cat"])
    let habits = day["habits"] as? [[String: Any]]
    #expect(habits?.first?["name"] as? String == "Walk" && habits?.first?["n"] as? Int == 2)
    #expect(habits?.first?["state"] as? String == "done")
    let done = day["done"] as? [[String: Any]]
    #expect(done?.first?["task"] as? String == "Rent" && done?.first?["mood"] as? Int == 4)
    let text = try program("journal").output
    for part in ["2 Mar 2026", "good day", "1. Sun", "Rain", "✓ Walk", "😀  Rent done"] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    let calendar = try program("mood", "calendar", "2026-03", "--json").object()
    let days = calendar["days"] as? [[String: Any]] ?? []
    #expect(days.map { $0["gratitude"] as? Bool }.firstIndex(of: true) == 1)
    #expect(days[1]["entries"] as? Int == 2 && days[1]["done"] as? Int == 1)
    // An entry that was taken back takes its mood along (M3).
    _ = try program("undo", "--task", "Rent")
    let without = try program("journal", "--json").object()
    #expect(without["average"] as? Double == 1 && (without["done"] as? [Any])?.isEmpty == true)
  }

  @Test
  func `good things are three, for today or before, and writing again replaces them`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let long = String(repeating: "é", count: 500)
    let cases: [([String], Int32)] = [
      (["Sun", "Tea"], 64), ([], 64), (["Sun", "Tea", "Cat", "Rain"], 64),
      (["Sun", " ", "Cat"], 64),
      (["Sun", "", "Cat"], 64), (["Sun", "\u{200B}", "Cat"], 64), (["Sun", "Tea", long + "x"], 64),
      (["Sun", "Tea", "Cat", "--date", "2026-03-03"], 1),
      (["Sun", "Tea", "Cat", "--date", "2026-02-30"], 64), (["--remove"], 66),
      (["Sun", "Tea", "Cat", "--remove"], 64),
    ]
    for (words, status) in cases {
      let outcome = try program.run(["journal", "gratitude"] + words)
      #expect(outcome.status == status, "\(words): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
    let blank = try program("journal", "gratitude", "Sun", "\t", "Cat").errors
    #expect(blank.contains("Please fill in the three fields"))
    #expect(
      try program("journal", "gratitude", "Sun", "Tea").errors
        .contains("Please fill in the three fields"))
    #expect(
      try program("journal", "gratitude", "Sun", "--lang", "uk").errors
        .contains("Будь ласка, заповніть усі три поля"))
    #expect(try program("journal", "gratitude", "1", "2", "3", "4").errors.contains("got 4"))
    #expect(
      try program("journal", "gratitude", "Sun", "Tea", long, "--date", "2026-02-28").status == 0)
    _ = try program("journal", "gratitude", "A", "B", "C", "--date", "2026-02-28")
    let day = try program("journal", "2026-02-28", "--json").object()
    #expect(day["gratitude"] as? [String] == ["A", "B", "C"])
    #expect(try program("undo").output.contains("2026-02-28"))
    #expect(
      try program("journal", "2026-02-28", "--json").object()["gratitude"] as? [String]
        == ["Sun", "Tea", long])
    #expect(try program("journal", "gratitude", "--remove", "--date", "2026-02-28").status == 0)
  }

  @Test
  func `notes are written, changed, removed and found in every language`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let most = String(repeating: "ї", count: 10_000)
    let cases: [([String], Int32)] = [
      ([""], 64), ([" \n"], 64), ([most + "x"], 64), (["Rain", "--date", "2026-03-03"], 1),
      (["Rain", "--date", "soon"], 64),
    ]
    for (words, status) in cases {
      let outcome = try program.run(["journal", "add"] + words)
      #expect(outcome.status == status, "\(words.map { $0.prefix(20) }): \(outcome.errors)")
    }
    #expect(try program("journal", "add", most, "--date", "2026-02-01").status == 0)
    _ = try program("journal", "add", "Їжак у саду", "--date", "2026-02-27")
    _ = try program("journal", "add", "Rain on the STRASSE", "--date", "2026-02-28")
    func found(_ words: String...) throws -> [Int] {
      try program.run(["journal", "list", "--json"] + words).list().compactMap { $0["id"] as? Int }
    }
    #expect(try found() == [3, 2, 1])
    #expect(try found("--search", "їЖАК") == [2])
    #expect(try found("--search", "straße") == [3])
    #expect(try found("--search", "snow").isEmpty)
    #expect(try found("--from", "2026-02-27", "--to", "2026-02-27") == [2])
    #expect(
      try program("journal", "list", "--from", "2026-03-01", "--to", "2026-02-01").status == 64)
    _ = try program("journal", "edit", "3", "Snow")
    #expect(try found("--search", "snow") == [3])
    #expect(try program("journal", "remove", "9").status == 66)
    _ = try program("journal", "remove", "3")
    #expect(try found() == [2, 1])
    _ = try program("undo", "2")
    #expect(try found("--search", "rain") == [3])
    let badges = try program("progress", "--json").object()["badges"] as? [Any]
    #expect(badges?.isEmpty == true)
  }

  @Test
  func `a practice keeps what was written, and its part wants to be on`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("practice", "gratitude", "Sun", "Tea", "Cat").status == 0)
    #expect(try program("practice", "writing", "A storm inside").status == 0)
    #expect(try program("practice", "gratitude", "Sun", "Tea").status == 64)
    let day = try program("journal", "--json").object()
    #expect(day["gratitude"] as? [String] == ["Sun", "Tea", "Cat"])
    #expect((day["notes"] as? [[String: Any]])?.first?["text"] as? String == "A storm inside")
    program.environment["PASSBY_PARTS"] = "[today, mood, progress]"
    for words in [["journal"], ["habit"], ["journal", "add", "x"], ["practice", "writing", "x"]] {
      let refusal = try program.run(words)
      #expect(refusal.status == 78 && refusal.errors.contains("journal"))
    }
    #expect(try program("practice", "writing", "--done").status == 0)
    program.environment["PASSBY_PARTS"] = nil
    #expect(try program("journal", "list", "--json").list().count == 1)
  }

  @Test
  func `what is written goes into another database, and into an empty one`() throws {
    let (mine, other) = (try CalledProgram(), try CalledProgram())
    defer {
      mine.remove()
      other.remove()
    }
    _ = try other("habit", "add", "Walk", "--days", "5", "--start", "2026-03-01")
    _ = try other("habit", "check", "Walk", "2026-03-01")
    _ = try other("journal", "gratitude", "Sun", "Tea", "Cat")
    _ = try other("journal", "add", "Rain")
    let file = other.folder.appending(path: "journal.jsonl").path()
    _ = try other("export", file)
    _ = try mine("journal", "add", "Snow")
    let report = try mine("import", file, "--json").object()
    for key in ["habits", "boxes", "gratitudes", "notes"] { #expect(report[key] as? Int == 1) }
    #expect(try mine("journal", "list", "--json").list().count == 2)
    #expect(try mine("habit", "--json").list().first?["done"] as? Int == 1)
    #expect(try mine("import", file, "--json").object()["notes"] as? Int == 0)
    _ = try mine("undo")
    #expect(try mine("habit", "--json").list().isEmpty)
    #expect(try mine("journal", "list", "--json").list().count == 1)
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Seasons (Y2) as commands read, store, show and refuse them.
@Suite(.blocking)
struct SeasonTests {
  @Test(arguments: [
    ("apr-oct", "apr-oct"), ("1 apr-31 oct", "apr-oct"), ("dec", "dec"),
    ("1 dec - 31 dec", "dec"), ("15 mar-31 oct", "15 mar-31 oct"), ("Mar 15–oct", "15 mar-31 oct"),
    ("nov-feb", "nov-feb"), ("1 nov-29 feb", "nov-feb"), ("1 nov-28 feb", "1 nov-28 feb"),
    ("december,APRIL-may", "apr-may,dec"), ("24 dec", "24 dec"), ("jan-dec", "jan-dec"),
  ])
  func `a season is given in one canonical form`(typed: String, canonical: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("add", "A", "--every", "2w", "--season", typed, "--json").object()
    #expect(task["season"] as? String == canonical)
    let again = try program("edit", "1", "--season", canonical, "--json").object()
    #expect(again["season"] as? String == canonical)
    let without = try program("edit", "1", "--season", "none", "--json").object()
    #expect(without["season"] is NSNull)
    _ = try program("undo")
    #expect(try program("show", "1", "--json").object()["season"] as? String == canonical)
  }

  @Test(arguments: [
    "кві-жов", "квіт.-жовт.", "квітень – жовтень", "1 квітня-31 жовтня", "apr-oct",
  ])
  func `months are read in the language in force`(typed: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program(
      "add", "A", "--every", "2w", "--season", typed, "--json", "--lang", "uk"
    ).object()
    #expect(task["season"] as? String == "apr-oct")
    #expect(try program("show", "1", "--lang", "uk").output.contains("квітень–жовтень"))
    #expect(try program("show", "1").output.contains("April–October"))
  }

  @Test(arguments: [
    ("", "apr-oct"), ("apr-", "apr-"), ("summer", "\"summer\""), ("31 apr", "\"31 apr\""),
    ("30 feb", "\"30 feb\""), ("0 may", "\"0 may\""), ("apr,,may", "apr-oct"),
    ("apr-jun,jun-aug", "\"apr-jun\" and \"jun-aug\""), ("apr-may-jun", "apr-may-jun"),
    ("feb,1 jan-29 feb", "\"feb\""), ("15 mar-31 apr", "\"31 apr\""), ("4-10", "\"4-10\""),
    ("<b>apr</b>", "<b>apr</b>"),
  ])
  func `what is no season exits with 64 and stores nothing`(typed: String, words: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["add", "A", "--every", "1w", "--season", typed])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try program("list", "--all", "--json").list().isEmpty)
  }

  @Test(arguments: [
    "--every|1y on 24 dec", "--every|1y|--from|start|--start|2026-01-05",
    "--when|2026-12-05T10:00", "--every|1mo on 31|--season|jun",
  ])
  func `what is never due in its season is refused`(options: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    var words = ["add", "A"] + options.split(separator: "|").map(String.init)
    if options.hasSuffix("jun") {
      // The last day of June stands for the 31st.
      #expect(try program.run(words).status == 0)
      return
    }
    words += ["--season", "apr-oct"]
    let outcome = try program.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\"apr-oct\""), "\(outcome.errors)")
  }

  @Test
  func `a task that rests is not of today and stands after all that waits`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Mow", "--every", "2w", "--season", "apr-oct")
    _ = try program("add", "Rent", "--every", "1y")
    let mow = try program("show", "1", "--json").object()
    #expect(mow["phase"] as? String == "resting")
    #expect(mow["due_day"] as? String == "2026-04-01")
    #expect(mow["when_text"] as? String == "from Wed 1 Apr")
    #expect(try program("list", "--resting", "--json").list().map { $0["id"] as? Int } == [1])
    #expect(try program("list", "--json").list().map { $0["id"] as? Int } == [2, 1])
    let list = try program("list").output
    #expect(list.contains("~ Mow") && list.contains("from Wed 1 Apr"))
    #expect(try program("today", "--json").object()["left"] as? Int == 0)
    #expect(try program("why", "1").output.contains("Out of season it rests"))
    let later = ["--now", "2026-04-01T00:00:00+02:00"]
    #expect(try program.run(["show", "1", "--json"] + later).object()["phase"] as? String == "due")
  }

  @Test
  func `what is overdue when the season ends is due with the next one, and no streak breaks`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    func show(_ now: String, _ command: String = "show") throws -> [String: Any] {
      try program.run([command, "1", "--json", "--now", now]).object()
    }
    _ = try program(
      "add", "Mow", "--every", "1w", "--season", "apr-oct", "--start", "2026-10-03", "--now",
      "2026-10-03T09:00:00+02:00")
    _ = try program("done", "1", "--now", "2026-10-10T09:00:00+02:00")
    let overdue = try show("2026-10-31T23:59:59+01:00")
    #expect(overdue["due_day"] as? String == "2026-10-17")
    #expect(overdue["streak"] as? Int == 0)
    let resting = try show("2026-11-01T00:00:00+01:00")
    #expect(resting["phase"] as? String == "resting")
    #expect(resting["due_day"] as? String == "2027-04-01")
    #expect(resting["streak"] as? Int == 1)
    #expect(try show("2027-04-02T00:00:00+02:00")["streak"] as? Int == 0)
    let done = try show("2027-04-01T20:00:00+02:00", "done")
    #expect(done["due_day"] as? String == "2027-04-08")
    #expect(try show("2027-04-02T20:00:00+02:00")["streak"] as? Int == 2)
    _ = try program("undo", "--now", "2027-04-02T20:00:00+02:00")
    #expect(try show("2027-04-02T20:00:00+02:00")["due_day"] as? String == "2027-04-01")
  }
}

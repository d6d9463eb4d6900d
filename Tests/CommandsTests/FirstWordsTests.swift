import CommandTesting
import Foundation
import TestSupport
import Testing

/// The first words of the program, and its answers to what people type instead of a command.
@Suite(.blocking)
struct FirstWordsTests {
  @Test(arguments: [
    ("en", "Water the plants", "2026-03-05T08:00:00+01:00"),
    ("uk", "Полити квіти", "2026-03-05T08:00:00+01:00"),
  ])
  func `each call of the first words works as it stands`(
    language: String, name: String, due: String
  ) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_LANGUAGE"] = language
    let first = try program().lines
    let calls = first.map { $0.split(separator: " ").map(String.init) }
      .filter { $0.first == "passby" }.map { Array($0.dropFirst()) }
    #expect(calls.map(\.first) == ["quick", "run", "device"], "\(first)")
    #expect(first.contains { $0.contains("http://127.0.0.1:0") })
    #expect(!first.contains { $0.contains("LAT") || $0.contains("--place") })
    for call in calls where call != ["run"] {
      let outcome = try program.run(call)
      #expect(outcome.status == 0, "\(call): \(outcome.errors)")
    }
    let task = try program("show", "1", "--json").object()
    #expect(task["name"] as? String == name && task["due"] as? String == due, "\(task)")
    #expect(task["every"] as? String == "3d")
    #expect(try program("device", "list", "--json").list().count == 1)
  }

  @Test func `the page that the settings name stands in the first words`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_WEB_PUBLIC_URL"] = "https://passby.example.org"
    #expect(try program().output.contains("https://passby.example.org"))
  }

  // MARK: What people type

  @Test(arguments: [
    (["search", "milk"], "passby list milk"),
    (["rename", "2", "Cat", "food"], #"passby edit 2 --name "Cat food""#),
    (["rename"], "passby edit TASK --name NAME"), (["find"], "passby list WORDS"),
    (["overdue"], "passby list --overdue"), (["complete", "2"], "passby done 2"),
    (["todo", "Buy", "#milk"], ##"passby quick Buy "#milk""##),
    (["знайти", "it's"], #"passby list "it's""#),
    (["перейменувати", "2", "Сир"], "passby edit 2 --name Сир"),
  ])
  func `a word for a command that has another name is met with the call to type`(
    words: [String], call: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Buy milk for the search party")
    let outcome = try program.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasSuffix("is not a command: type \(call)\n"), "\(outcome.errors)")
  }

  @Test func `the name of a task comes before a word for a command`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Search")
    #expect(try program("search").errors.contains("passby done Search"))
  }

  @Test(arguments: [
    ("overdue", "passby list --overdue"), ("tomorrow", "passby plan tomorrow"),
    ("done", "passby history"), ("прострочені", "passby list --overdue"),
  ])
  func `a list that finds nothing names the command for its word`(word: String, call: String) throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Descale")
    let outcome = try program("list", word)
    #expect(outcome.status == 0 && outcome.output == "No task matches.\n")
    #expect(outcome.errors == "Try: \(call)\n")
    #expect(try program("list", word, "--json").errors.isEmpty)
    _ = try program("add", "The \(word) one")
    #expect(try program("list", word).errors.isEmpty)
  }

  @Test(arguments: [
    ("done winter", 66, "passby done 2"), ("done Descael --json", 66, "passby done 1 --json"),
    ("move 1 tusday 18:00", 64, "passby move 1 tuesday 18:00"),
    ("edit 1 --due 'tomorow'", 64, "passby edit 1 --due tomorrow"),
    ("edit 2 --place garage", 66, ##"passby edit 2 --place "#garage""##),
    ("list --place Barbar", 66, "passby list --place Barber"), ("donee 2", 64, "passby done 2"),
  ])
  func `a refusal with a probable meaning ends with the whole call`(
    typed: String, status: Int32, call: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Barber", "52.5,13.4")
    _ = try program("add", "Descale", "--due", "2026-03-04")
    _ = try program("add", "Change winter tyres")
    let words = typed.replacing("'", with: "").split(separator: " ").map(String.init)
    let outcome = try program.run(words)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasSuffix("\nTry: \(call)\n"), "\(outcome.errors)")
    let corrected = call.replacing("\"", with: "").split(separator: " ").map(String.init)
    #expect(try program.run(Array(corrected.dropFirst())).status == 0)
  }

  @Test func `a word that several tasks have is answered with their numbers`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["Change winter tyres", "Store the winter coat"] { _ = try program("add", name) }
    let outcome = try program("done", "winter")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("1 \"Change winter tyres\", 2 \"Store the winter coat\""))
  }

  @Test(arguments: [("add Trip --due", "in two weeks"), ("snooze 1", "tonite")])
  func `how people write a date is read`(call: String, date: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Descale", "--due", "2026-03-01")
    let outcome = try program.run(call.split(separator: " ").map(String.init) + [date])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}

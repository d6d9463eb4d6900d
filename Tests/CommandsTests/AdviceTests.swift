import CommandTesting
import Foundation
import TestSupport
import Testing

/// Advice to somebody who feels sad (D11, D12); the clock stands at 12:00.
@Suite(.blocking)
struct AdviceTests {
  private func advice(_ program: CalledProgram, _ words: String...) throws -> [String: Any]? {
    try program.run(words + ["--json"]).object()["advice"] as? [String: Any]
  }

  @Test(arguments: [
    // When a fixed task of an hour begins, and the kind of advice.
    ("2026-03-02T12:10", "practice"), ("2026-03-02T12:09", "support"),
    ("2026-03-02T11:30", "support"), ("2026-03-02T11:00", "practice"),
    ("2026-03-02T15:00", "practice"), ("2026-03-03T12:05", "practice"),
  ])
  func `a practice needs ten minutes before what is fixed`(due: String, kind: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Meeting", "--due", due, "--fixed", "--duration", "60min")
    for feeling in ["0", "1"] {
      let advice = try #require(try advice(program, "mood", feeling))
      #expect(advice["kind"] as? String == kind)
      #expect((advice["practice"] is NSNull) == (kind == "support"))
      #expect((advice["text"] as? String)?.isEmpty == false)
    }
    for feeling in ["2", "3", "4"] { #expect(try advice(program, "mood", feeling) == nil) }
  }

  @Test
  func `practices and messages take turns`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    var practices: [String?] = []
    for _ in 0..<6 { practices.append(try advice(program, "mood", "0")?["practice"] as? String) }
    #expect(
      practices == ["breathing", "grounding", "gratitude", "writing", "drawing", "breathing"])
    _ = try program(
      "add", "Meeting", "--due", "2026-03-02T12:05", "--fixed", "--duration", "60min")
    var messages: Set<String> = []
    for _ in 0..<12 {
      messages.insert(try advice(program, "mood", "1")?["text"] as? String ?? "")
    }
    #expect(messages.count == 12)
    #expect(try program("mood", "0", "--lang", "uk").output.contains("Почуватися так"))
    // An undone mood takes its turn back.
    #expect(try program("undo").status == 0)
  }

  @Test
  func `what was just done is not what comes next`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program(
      "add", "Meeting", "--due", "2026-03-02T12:05", "--fixed", "--duration", "60min")
    let advice = try #require(try advice(program, "done", "1", "--mood", "0"))
    #expect(advice["kind"] as? String == "practice")
  }
}

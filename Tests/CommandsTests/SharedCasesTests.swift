import CommandTesting
import Foundation
import TestSupport
import Testing

/// The sample cases of recurrence through the built program, if the file is present.
@Suite(.blocking)
struct SharedCasesTests {
  private static let file = Fixtures.root.deletingLastPathComponent()
    .appending(path: "shared/recurrence-cases.json")

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: file.path()),
      "needs ../shared, which is not part of the repository"))
  func `next and add --dry-run agree with every sample case`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any]
    let cases = try #require(root?["countdown"] as? [[String: Any]])
    for item in cases {
      let id = item["id"] as? String ?? "?"
      let every = try #require(item["every"] as? [String: Any])
      let isFixed = item["mode"] as? String == "fixed"
      let completed = isFixed ? nil : item["completed_at"] as? String
      var words = [
        "--every", "\(every["n"] ?? 0) \(every["unit"] ?? "")", "--zone",
        item["zone"] as? String ?? "",
        "--start", completed ?? item["start"] as? String ?? "", "--from",
        isFixed ? "start" : "done",
      ]
      if let end = item["end"] as? String { words += ["--end", end] }
      let now = item["now"] as? String
      let expected = item["expect_next"] as? String
      let next = try program.run(["next", "--count", "1", "--json"] + words, now: now)
      #expect(next.status == 0, "\(id) \(next.errors)")
      #expect(try next.list().first?["due"] as? String == expected, "\(id)")
      let dry = try program.run(["add", id, "--dry-run", "--json"] + words, now: now)
      #expect(try dry.object()["due"] as? String == expected, "\(id)")
    }
  }
}

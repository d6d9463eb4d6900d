import Foundation
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Exports that are refused, with the line and what was expected there.
@Suite(.temporaryFolder)
struct ImportTests {
  /// Eight lines: header, place, task, completion, retraction, two steps … up to the end.
  private static func lines() throws -> [String] {
    try ExportTests.lines(of: ExportTests.filledStore())
  }

  private static func problem(_ lines: [String]) throws -> (number: Int, problem: String)? {
    let error = #expect(throws: SQLiteStoreError.self) { try ExportTests.staged(lines) }
    guard case .line(let number, let problem)? = error else { return nil }
    return (number, problem)
  }

  /// A change to the line of a type, and the message that it causes.
  struct Spoilt: Sendable, CustomTestStringConvertible {
    let type: String
    let old: String
    let new: String
    let words: String
    var testDescription: String { "\(type): \(old) → \(new)" }

    init(_ type: String, _ old: String, _ new: String, _ words: String) {
      (self.type, self.old, self.new, self.words) = (type, old, new, words)
    }
  }

  @Test(arguments: [
    Spoilt("passby", "\"format\":1", "\"format\":2", "a newer Passby 0.1.0 wrote this (format 2"),
    Spoilt("passby", "\"format\":1", "\"format\":0", "expected the first line"),
    Spoilt("passby", "\"type\":\"passby\"", "\"type\":\"place\"", "expected the first line"),
    Spoilt("passby", "{\"type\"", "SQLite format 3\0{\"type\"", "passby restore"),
    Spoilt("passby", "\"only\":null", "\"only\":[\"moods\"]", "got [\"moods\"]"),
    Spoilt("passby", "\"only\":null", "\"only\":[]", "expected null or a list of \"places\""),
    Spoilt(
      "place", "\"radius_m\":100.0", "\"radius_m\":\"wide\"", "expected a number, got \"wide\""),
    Spoilt("place", "\"radius_m\":100.0", "\"radius_m\":1e999", "expected a number, got 1e999"),
    Spoilt("place", "\"radius_m\":100.0", "\"radius_m\":5", "CHECK constraint failed"),
    Spoilt("place", "\"radius_m\":100.0,", "", "expected \"radius_m\" in a \"place\""),
    Spoilt(
      "place", "\"radius_m\"", "\"mood\":1,\"radius_m\"", "\"mood\" is not a key of a \"place\""),
    Spoilt("place", "\"radius_m\"", "\"id\":1,\"radius_m\"", "expected \"id\" once"),
    Spoilt("place", "\"name\":\"Vet\"", "\"name\":null", "\"name\": expected a text, got null"),
    Spoilt("place", "\"name\":\"Vet\"", "\"name\":\"V\\u0000t\"", "expected a text"),
    Spoilt("place", "\"name\":\"Vet\"", "\"name\":\"\\ud800\"", "expected a text"),
    Spoilt("place", "\"tags\":[\"vet\"]", "\"tags\":\"vet\"", "expected a list \"tags\""),
    Spoilt("place", "\"tags\":[\"vet\"]", "\"tags\":[\"vet\",7]", "expected a text, got 7"),
    Spoilt("place", "\"uuid\":\"", "\"uuid\":\"x", "expected a UUID"),
    Spoilt("place", "{\"type\":\"place\"", "{\"type\":\"moon\"", "\"moon\" is not a type of line"),
    Spoilt("place", "{\"type\":\"place\"", "{\"type\":7", "expected an object with a \"type\""),
    Spoilt("place", "{\"type\":\"place\",", "{\"type\":\"place\",,", "expected a key in quotes"),
    Spoilt("place", "]}", "]", "expected \",\" or \"}\""),
    Spoilt("place", "]}", "]}}", "expected nothing more"),
    Spoilt("place", "]}", "]}\u{1}", "expected nothing more"),
    Spoilt("task", "\"every_max\":\"2w\"", "\"every_max\":\"2 fortnights\"", "makes no sense"),
    Spoilt("task", "\"repeats\":true", "\"repeats\":1", "expected true or false, got 1"),
    Spoilt("task", "\"horizon_ms\":86400000", "\"horizon_ms\":1.5", "expected milliseconds"),
    Spoilt("task", "\"horizon_ms\":86400000", "\"horizon_ms\":01", "a zero in front"),
    Spoilt(
      "task", "\"horizon_ms\":86400000", "\"horizon_ms\":99999999999999999999",
      "expected milliseconds"),
    Spoilt("task", "[{\"place\":1}]", "[{\"place\":1,\"tag\":\"x\"}]", "\"place\" or \"tag\""),
    Spoilt("task", "[{\"place\":1}]", "[{\"place\":77}]", "one of \"place\" that is not there"),
    Spoilt("task", "\"created_ms\":1", "\"created_ms\":99999", "in the years 1 to 9999"),
    Spoilt("task", "\"countdown\":1", "\"countdown\":9007199254740993", "a whole number"),
    Spoilt("completion", "\"created\":", "\"created\":99999", "\"snapshot\": expected what"),
    Spoilt("completion", "\"snapshot\":{", "\"snapshot\":{\"x\":", "expected \",\" or \"}\""),
    Spoilt(
      "completion", "\"kind\":\"done\",\"opened\"", "\"kind\":7,\"opened\"",
      "\"snapshot\": expected what"),
    Spoilt("edit", "\"undone\":true", "\"undone\":false", ""),
    Spoilt(
      "completion", "\"countdownNumber\":", "\"countdownNumber\":922337203685477580",
      "\"snapshot\": expected what"),
    Spoilt(
      "edit", "\"countdownNumber\":", "\"countdownNumber\":922337203685477580",
      "\"edit\": expected what"),
    Spoilt(
      "retraction", "\"completion\":1", "\"completion\":5", "\"completion\" that is not there"),
    Spoilt("reminder", "\"state\":\"told\"", "\"state\":\"sung\"", "CHECK constraint failed"),
    Spoilt(
      "task", "\"on_dwell\":false,\"on_cross\":true,\"dwell_ms\":null",
      "\"on_dwell\":true,\"on_cross\":true,\"dwell_ms\":0", "a dwell lasts longer than 0"),
    Spoilt("counters", "\"task\":", "\"task\":-", "expected \"task\""),
    Spoilt("counters", "\"outbox\":1", "\"outbox\":1,\"mood\":1", "expected only"),
    Spoilt("end", "\"lines\":", "\"lines\":1", "as many as came before"),
  ])
  func `a bad line is named, with what was expected`(spoilt: Spoilt) throws {
    var lines = try Self.lines()
    let index = try #require(
      lines.lastIndex {
        $0.hasPrefix("{\"type\":\"\(spoilt.type)\"") && $0.contains(spoilt.old)
      })
    lines[index] = lines[index].replacing(spoilt.old, with: spoilt.new, maxReplacements: 1)
    guard !spoilt.words.isEmpty else {
      #expect(throws: Never.self) { try ExportTests.staged(lines) }
      return
    }
    let found = try #require(try Self.problem(lines))
    #expect(found.problem.contains(spoilt.words), "\(found.problem)")
    // What refers to nothing is found at the end.
    #expect(found.number == (found.problem.contains("not there") ? lines.count : index + 1))
  }

  @Test
  func `half a file, an empty one and one with more behind its end are refused`() throws {
    let lines = try Self.lines()
    for count in 0..<lines.count {
      let found = try #require(try Self.problem(Array(lines.prefix(count))))
      #expect(found.number == max(1, count))
      #expect(found.problem.contains(count == 0 ? "the file is empty" : "it is not whole"))
    }
    #expect(try Self.problem(lines + [lines[1]])?.problem.contains("nothing after") == true)
    #expect(try Self.problem(lines + [""])?.number == lines.count + 1)
    let without = lines.filter { !$0.contains("\"counters\"") }.map {
      $0.replacing("\"lines\":\(lines.count - 2)", with: "\"lines\":\(lines.count - 3)")
    }
    #expect(try Self.problem(without)?.problem.contains("counters") == true)
  }

  @Test
  func `the order of lines does not matter, nor white space`() throws {
    let lines = try Self.lines()
    let middle = lines.dropFirst().dropLast().reversed().map { " \($0)\t\r" }
    let copy = try SQLiteStore.empty()
    try copy.importEverything(
      from: ExportTests.staged([lines[0]] + middle + [lines[lines.count - 1]]))
    #expect(try ExportTests.lines(of: copy) == lines)
  }

  @Test
  func `deep nesting, noise and bytes that are no text end with a message`() throws {
    let header = try Self.lines()[0]
    let deep = String(repeating: "[", count: 100_000)
    #expect(try Self.problem([header, deep])?.problem.contains("64 levels") == true)
    var seed: UInt64 = 7
    for _ in 0..<50 {
      let noise = (0..<64).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: seed >> 33)
      }
      var rest = [Array(header.utf8), noise][...]
      #expect(throws: SQLiteStoreError.self) { try StagedImport { rest.popFirst() } }
    }
  }

  @Test
  func `every cut and every changed byte of a line gives an error or an import, never a trap`()
    throws
  {
    let lines = try Self.lines()
    var seed: UInt64 = 11
    for index in 1..<lines.count - 1 {
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var bytes = Array(lines[index].utf8)
        let place = Int(seed >> 33) % bytes.count
        if seed & 1 << 20 == 0 {
          bytes[place] = UInt8(truncatingIfNeeded: seed >> 50)
        } else {
          bytes = Array(bytes.prefix(place))
        }
        var all = lines.map { Array($0.utf8) }
        all[index] = bytes
        var rest = all[...]
        guard let staged = try? StagedImport(next: { rest.popFirst() }) else { continue }
        let store = try SQLiteStore.empty()
        try? store.importEverything(from: staged)
        _ = try? store.undo()
      }
    }
  }

  @Test
  func `an error of the source comes through as it is`() throws {
    struct Gone: Error {}
    #expect(throws: Gone.self) { try StagedImport { throw Gone() } }
  }
}

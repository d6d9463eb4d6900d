import CommandTesting
import Foundation
import TestSupport
import Testing

/// A computer whose clock is behind what is stored, such as a Pi without a battery (case P16).
@Suite(.blocking)
struct ClockBehindTests {
  private static let later = "2026-03-16T12:00:00+01:00"
  private static let now = "2026-03-02T12:00:00+01:00"

  @Test func `a tick says that the last entry is later than now, and so does the doctor`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["Water", "Bins"] {
      _ = try program("add", name, "--every", "1w", "--now", Self.now)
    }
    let right = try program("done", "Water", "--now", Self.later)
    #expect(right.status == 0 && !right.output.contains("clock"), "\(right.output)")
    for name in ["Water", "Bins"] {
      let behind = try program("done", name, "--now", Self.now)
      #expect(behind.status == 0 && behind.output.contains("clock may be wrong"))
      #expect(behind.output.contains("16 Mar"), "\(behind.output)")
    }
    func clock(_ now: String) throws -> [String: Any] {
      let checks = try program("doctor", "--gpsd", "localhost:1", "--json", "--now", now).list()
      return try #require(checks.first { $0["check"] as? String == "clock" })
    }
    let behind = try clock(Self.now)
    #expect(behind["verdict"] as? String == "note")
    #expect((behind["text"] as? String)?.contains("2026-03-16") == true, "\(behind)")
    #expect(try clock(Self.later)["verdict"] as? String == "ok")
  }

  @Test func `of several tasks that are done together it is said once`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["Water", "Bins"] {
      _ = try program("add", name, "--every", "1w", "--now", Self.now)
    }
    _ = try program("done", "Water", "--now", Self.later)
    let behind = try program("done", "Water", "Bins", "--again", "--now", Self.now)
    #expect(behind.output.components(separatedBy: "clock may be wrong").count == 2)
  }
}

import Foundation
import HTTPTypes
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebAPI
@testable import WebApp

/// Quick lines by the API: what was read, what was not, and what is asked.
struct QuickAPITests {
  @Test
  func `the answer to a line has what was read and what was not, and plain makes it a name`()
    async throws
  {
    let run = try await Program.run(store: .inMemory()) { program in
      for dryRun in ["true", "false"] {
        let task = try await program.ask(
          "POST /quick", [:],
          #"{"line":"Wait at 7 by the gate tomorrow","dry_run":"# + dryRun + "}")
        let reading = task.object["reading"] as? [[String: Any]]
        #expect(reading?.map { $0["marker"] as? String } == ["due"], "\(task.text)")
        let unread = task.object["unread"] as? [[String: Any]]
        #expect(unread?.map { $0["text"] as? String } == ["at 7"])
        #expect(unread?.map { $0["guess"] as? String } == ["at"])
        let remarks = task.object["remarks"] as? [String]
        let sentence =
          #"Not read, part of the name: "at 7". To change that: PATCH /api/v1/tasks/1 "#
          + #"{"name":"Wait by the gate","at":"07:00"}"#
        #expect(remarks == (dryRun == "true" ? nil : [sentence]))
      }
      let plain = try await program.ask(
        "POST /quick", [:], #"{"line":"Call every day tomorrow","plain":true}"#)
      #expect(plain.object["name"] as? String == "Call every day tomorrow")
      #expect(plain.object["every"] is NSNull && plain.object["due"] is NSNull)
    }
    #expect(run.complaints.isEmpty, "\(run.complaints)")
  }

  @Test
  func `a line that could mean several things is answered with its readings`() async throws {
    let run = try await Program.run(store: .inMemory()) { program in
      for dryRun in ["true", "false"] {
        let refused = try await program.ask(
          "POST /quick", [:],
          #"{"line":"Bins every second thu at 2:30","dry_run":"# + dryRun + "}")
        #expect(refused.status == 422, "\(refused.text)")
        #expect((refused.object["error"] as? [String: Any])?["field"] as? String == "line")
        let readings = try #require(refused.object["readings"] as? [[String: Any]])
        #expect(readings.count == 6)
        for reading in readings {
          #expect((reading["next"] as? [String])?.count == 3)
          let line = try #require(reading["line"] as? String)
          let task = try await program.ask(
            "POST /quick", [:], #"{"line":""# + line + #"","dry_run":true}"#)
          #expect(task.status == 200, "\(line): \(task.text)")
        }
      }
    }
    #expect(run.complaints.isEmpty, "\(run.complaints)")
  }
}

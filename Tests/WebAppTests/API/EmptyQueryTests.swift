import HTTPTypes
import Testing

@testable import WebApp

/// Values of a query that are empty.
struct EmptyQueryTests {
  @Test(arguments: [
    "GET /today?priority=", "GET /today?sort=", "GET /why?task=&place=1", "GET /why?task=%20",
    "GET /why?task=1&place=", "GET /tasks?phase=", "GET /history?from=", "GET /history?limit=",
    "GET /plan?date=", "GET /journal?date=", "GET /moods?from=", "GET /moods/calendar?month=",
    "GET /journal/notes?count=", "GET /near?within=", "GET /export?format=", "GET /export?table=",
    "GET /export?format=csv&table=%20",
  ])
  func `an empty value is refused where the description excludes it`(operation: String) async throws
  {
    let program = try await Program.run { program in
      _ = try await program.ask("POST /tasks", [:], #"{"name":"Water"}"#)
      _ = try await program.ask("POST /places", [:], #"{"name":"Vet","position":"52.5,13.4"}"#)
      let answer = try await program.ask(operation)
      #expect(answer.status == 422, "\(answer.text)")
    }
    #expect(program.complaints == [])
  }
}

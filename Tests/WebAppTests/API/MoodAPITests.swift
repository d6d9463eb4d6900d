import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebAPI
@testable import WebApp

/// Moods, statistics and progress through the API, as described.
struct MoodAPITests {
  @Test func `every answer is as described`() async throws {
    let api = try await Program.run { program in
      _ = try await program.ask(
        "POST /tasks", [:], #"{"name":"Walk","every":"1d","category":"Home"}"#)
      let wrong = try await program.ask("POST /tasks/{id}/done", [:], #"{"mood":9}"#)
      #expect(wrong.status == 422)
      #expect((wrong.object["error"] as? [String: Any])?["field"] as? String == "mood")
      let done = try await program.ask("POST /tasks/{id}/done", [:], #"{"mood":"happy"}"#)
      #expect(done.status == 200, "\(done.text)")
      #expect((done.object["mood"] as? [String: Any])?["emotion"] as? Int == 3)
      #expect((done.object["reward"] as? [String: Any])?["points"] as? Int == 30)
      let mood = try await program.ask("POST /moods", [:], #"{"emotion":0,"note":"tired"}"#)
      #expect(mood.status == 201 && mood.headers[.step] != nil)
      #expect(mood.object["label"] as? String == "very_sad" && mood.object["task"] is NSNull)
      let named = try await program.ask("POST /moods", [:], #"{"emotion":"4","task":"Walk"}"#)
      #expect(named.object["task_id"] as? Int == 1, "\(named.text)")
      let mark = try await program.ask("POST /moods/days", [:], #"{"date":"today"}"#)
      #expect(mark.status == 200 && mark.object["mark"] as? String == "good")
      let blank = try await program.ask("POST /moods/days", [:], #"{"date":"today","mark":null}"#)
      #expect(blank.object["mark"] is NSNull)
      for operation in [
        "GET /moods", "GET /moods/calendar", "GET /practice", "GET /stats", "GET /progress",
        "GET /progress?task=Walk", "GET /tasks", "GET /today",
      ] {
        let answer = try await program.ask(operation)
        #expect(answer.status == 200, "\(operation): \(answer.text)")
      }
      #expect(try await program.ask("GET /moods").list.count == 3)
      #expect(try await program.ask("GET /stats").object["average"] as? Double == 2.33)
      #expect(try await program.ask("GET /progress").object["points"] as? Int == 30)
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test(
    arguments: [
      ("POST /moods", "{}", 422, "emotion"), ("POST /moods", #"{"emotion":5}"#, 422, "emotion"),
      ("POST /moods", #"{"emotion":true}"#, 422, "emotion"),
      ("POST /moods", #"{"emotion":null}"#, 422, "emotion"),
      ("POST /moods", #"{"emotion":1,"at":"2999-01-01"}"#, 409, "at"),
      ("POST /moods", #"{"emotion":1,"at":"x"}"#, 422, "at"),
      ("POST /moods", #"{"emotion":1,"task":"Nobody"}"#, 404, "task"),
      ("POST /moods", ##"{"emotion":1,"note":"a\u0000"}"##, 422, "note"),
      ("POST /moods/days", #"{"date":"2999-01-01"}"#, 409, "date"),
      ("POST /moods/days", #"{"date":"2026-01-01","mark":"great"}"#, 422, "mark"),
      ("POST /moods/days", "{}", 422, "date"),
      ("GET /moods/calendar?month=2026-13", "", 422, "month"),
      ("GET /stats?from=2026-01-02&to=2026-01-01", "", 422, "from"),
      ("GET /moods?from=2026-01-02&to=2026-01-01", "", 422, "from"),
      ("GET /stats?from=1900-01-01", "", 422, "from"), ("GET /stats?from=x", "", 422, "from"),
      ("GET /moods?to=x", "", 422, "to"), ("GET /progress?task=Nobody", "", 404, nil),
    ] as [(String, String, Int, String?)])
  func `what is wrong is told with the property to blame`(
    operation: String, body: String, status: Int, field: String?
  ) async throws {
    let program = try await Program.run { program in
      let answer = try await program.ask(operation, [:], body)
      #expect(answer.status == status, "\(answer.text)")
      let error = answer.object["error"] as? [String: Any]
      #expect(error?["field"] as? String == field)
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }
}

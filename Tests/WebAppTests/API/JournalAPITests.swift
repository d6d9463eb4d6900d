import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebAPI
@testable import WebApp

/// The journal, habits and the bucket list through the API, as described.
struct JournalAPITests {
  @Test func `every answer is as described`() async throws {
    let api = try await Program.run { program in
      let note = try await program.ask("POST /journal/notes", [:], #"{"text":"Slept well"}"#)
      #expect(note.status == 201 && note.headers[.step] != nil, "\(note.text)")
      let changed = try await program.ask("PATCH /journal/notes/{id}", [:], #"{"text":"Slept"}"#)
      #expect(changed.object["text"] as? String == "Slept", "\(changed.text)")
      #expect(try await program.ask("GET /journal/notes?search=SLEPT").list.count == 1)
      #expect(try await program.ask("GET /journal/notes?search=river").list.isEmpty)
      let things = try await program.ask(
        "POST /journal/gratitude", [:], #"{"gratitude":["a","b","c"]}"#)
      #expect(things.object["gratitude"] as? [String] == ["a", "b", "c"], "\(things.text)")
      let habit = try await program.ask("POST /habits", [:], #"{"name":"Walk","days":"21"}"#)
      #expect(habit.status == 201 && (habit.object["boxes"] as? [Any])?.count == 21)
      let ticked = try await program.ask("POST /habits/{id}/check")
      #expect(ticked.object["done"] as? Int == 1, "\(ticked.text)")
      #expect(try await program.ask("POST /habits/{id}/rest").object["rest"] as? Int == 1)
      #expect(try await program.ask("POST /habits/{id}/uncheck").object["done"] as? Int == 0)
      let longer = try await program.ask(
        "PATCH /habits/{id}", [:], #"{"days":30,"at":"08:15","name":"Walk"}"#)
      #expect(longer.object["days"] as? Int == 30, "\(longer.text)")
      let water = try await program.ask(
        "PATCH /habits/{id}", [:],
        #"{"goal":8,"unit":"glasses","at_most":false,"times":"3/week","days":null}"#)
      #expect(water.object["unit"] as? String == "glasses", "\(water.text)")
      #expect(water.object["times"] as? String == "3/week" && water.object["end"] is NSNull)
      let added = try await program.ask("POST /habits/{id}/check", [:], #"{"amount":2.5}"#)
      #expect(
        ((added.object["boxes"] as? [[String: Any]])?.last?["amount"] as? Double) == 2.5,
        "\(added.text)")
      let full = try await program.ask("POST /habits/{id}/check", [:], #"{"set":"9"}"#)
      #expect(full.object["done"] as? Int == 1, "\(full.text)")
      _ = try await program.ask("POST /tasks", [:], #"{"name":"Sea","bucket":true}"#)
      #expect(try await program.ask("GET /bucket").list.count == 1)
      #expect(try await program.ask("GET /tasks").list.isEmpty)
      #expect(try await program.ask("GET /tasks?all=1").list.count == 1)
      _ = try await program.ask("POST /tasks/{id}/done")
      #expect(try await program.ask("GET /bucket").list.isEmpty)
      #expect(try await program.ask("GET /bucket?all=1").list.count == 1)
      let day = try await program.ask("GET /journal")
      #expect((day.object["notes"] as? [Any])?.count == 1, "\(day.text)")
      #expect((day.object["habits"] as? [Any])?.count == 1)
      #expect((day.object["done"] as? [Any])?.count == 1)
      for operation in ["GET /habits", "GET /habits/{id}", "GET /journal?date=yesterday"] {
        #expect(try await program.ask(operation).status == 200, "\(operation)")
      }
      for operation in [
        "DELETE /journal/gratitude", "DELETE /journal/notes/{id}", "DELETE /habits/{id}",
      ] {
        #expect(try await program.ask(operation).status == 200, "\(operation)")
        #expect(try await program.ask(operation).status == 404, "\(operation)")
      }
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test(
    arguments: [
      ("POST /journal/notes", "{}", 422, "text"),
      ("POST /journal/notes", #"{"text":" "}"#, 422, "text"),
      ("POST /journal/notes", #"{"text":"a","date":"2999-01-01"}"#, 409, "date"),
      ("POST /journal/notes", #"{"text":"a","date":"x"}"#, 422, "date"),
      ("POST /journal/notes", #"{"note":"a"}"#, 422, "note"),
      ("POST /journal/gratitude", "{}", 422, "gratitude"),
      ("POST /journal/gratitude", #"{"gratitude":["a","b"]}"#, 422, "gratitude"),
      ("POST /journal/gratitude", #"{"gratitude":["a","b",""]}"#, 422, "gratitude"),
      ("POST /journal/gratitude", #"{"gratitude":["a","b","c"],"date":"2999-01-01"}"#, 409, "date"),
      ("POST /habits", #"{"name":"","days":3}"#, 422, "name"),
      ("POST /habits", #"{"name":"x","days":0}"#, 422, "days"),
      ("POST /habits", #"{"name":"x","days":"many"}"#, 422, "days"),
      ("POST /habits", #"{"name":"x","days":3,"at":"25:00"}"#, 422, "at"),
      ("POST /habits", #"{"name":"x","goal":"lots"}"#, 422, "goal"),
      ("POST /habits", #"{"name":"x","unit":"glasses"}"#, 422, "unit"),
      ("POST /habits", #"{"name":"x","at_most":true}"#, 422, "at_most"),
      ("POST /habits", #"{"name":"x","times":"9/week"}"#, 422, "times"),
      ("POST /habits", #"{"name":"x","on":"someday"}"#, 422, "on"),
      ("POST /habits", #"{"name":"x","days":300,"start":"9999-12-31"}"#, 422, "start"),
      ("GET /habits/{id}", "", 404, nil), ("POST /habits/{id}/check", "{}", 404, nil),
      ("PATCH /journal/notes/{id}", #"{"text":"a"}"#, 404, nil),
      ("GET /journal?date=never", "", 422, "date"),
      ("GET /journal/notes?count=0", "", 422, "count"),
    ] as [(String, String, Int, String?)])
  func `what is wrong is told with the property to blame`(
    operation: String, body: String, status: Int, field: String?
  ) async throws {
    let api = try await Program.run { program in
      let answer = try await program.ask(operation, [:], body)
      #expect(answer.status == status, "\(answer.text)")
      let error = answer.object["error"] as? [String: Any]
      #expect(error?["field"] as? String == field, "\(answer.text)")
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }

  @Test
  func `a box that the habit does not have is wrong, and one that is to come a conflict`()
    async throws
  {
    let api = try await Program.run { program in
      _ = try await program.ask("POST /habits", [:], #"{"name":"Walk","days":3}"#)
      for (date, status) in [("2001-01-01", 422), ("tomorrow", 409)] {
        let answer = try await program.ask(
          "POST /habits/{id}/check", [:], #"{"date":"\#(date)"}"#)
        #expect(answer.status == status, "\(answer.text)")
        let error = answer.object["error"] as? [String: Any]
        #expect(error?["field"] as? String == "date")
      }
    }
    #expect(api.complaints.isEmpty, "\(api.complaints)")
  }
}

import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebApp

/// When tasks remind, through the API (Z4).
struct RemindTests {
  @Test(arguments: [
    (#"["15min","evening"]"#, #""remind":["15min","evening"]"#),
    (#""1h, 0""#, #""remind":["1h","0"]"#),
    ("0", #""remind":["0"]"#), ("[]", #""remind":[]"#), (#""none""#, #""remind":[]"#),
    ("null", #""remind":null"#), (#""default""#, #""remind":null"#),
  ])
  func `a list, a text and null are taken`(sent: String, stored: String) async throws {
    _ = try await Program.run { program in
      let body = #"{"name":"x","due":"2030-03-05T14:30","remind":\#(sent)}"#
      let answer = try await program.ask("POST /tasks", [:], body)
      #expect(answer.status == 201, "\(answer.text)")
      #expect(answer.text.contains(stored), "\(answer.text)")
    }
  }

  @Test(arguments: [#"["soon"]"#, #"["0",""]"#, #""15min,15min""#, "true", "7"])
  func `others are refused at the field`(sent: String) async throws {
    _ = try await Program.run { program in
      let body = #"{"name":"x","due":"2030-03-05T14:30","remind":\#(sent)}"#
      let answer = try await program.ask("POST /tasks", [:], body)
      #expect(answer.status == 422, "\(answer.text)")
      #expect(answer.text.contains(#""field":"remind""#), "\(answer.text)")
    }
  }
}

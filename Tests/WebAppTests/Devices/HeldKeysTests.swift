import TestSupport
import Testing

@testable import WebApp

/// Wrong keys that are held until the test ends their pauses.
struct HeldKeysTests {
  private let phones = HeardPhones(holdsPauses: true)

  private static func post(_ key: String, _ site: ServedSite) async throws -> String {
    try await site.status("POST", "/pub/\(key)", body: "{}")
  }

  /// Uses up the wrong keys of an address that cost nothing.
  private static func useFree(_ site: ServedSite) async throws {
    for _ in 1...WrongKeys.free {
      let code = try await post("WRONG", site)
      #expect(code == "401")
    }
  }

  @Test func `a wrong key waits for its time, and a right one beside it for nothing`() async throws
  {
    let phones = phones
    try await phones.serve { site in
      try await Self.useFree(site)
      for number in 1...8 {
        async let wrong = Self.post("WRONG", site)
        try await eventually { phones.heldCount == 1 }
        for _ in 1...2 {
          let right = try await Self.post("RIGHT", site)
          #expect(right == "200")
        }
        #expect(phones.heldCount == 1, "the wrong key still waits")
        #expect(phones.pauses.count == number)
        phones.release()
        let code = try await wrong
        #expect(code == "401")
      }
    }
    #expect(phones.pauses == [1, 2, 4, 8, 16, 32, 60, 60])
    #expect(phones.requests.count == 16)
  }

  @Test func `a right key behind a wrong one of the same connection waits for its answer`()
    async throws
  {
    let phones = phones
    try await phones.serve { site in
      try await Self.useFree(site)
      let connection = try site.connect()
      for (key, more) in [("WRONG", ""), ("RIGHT", "Connection: close\r\n")] {
        connection.send(
          "POST /pub/\(key) HTTP/1.1\r\nHost: x\r\n\(more)Content-Length: 2\r\n\r\n{}")
      }
      try await eventually { phones.heldCount == 1 }
      // Another request, so that the server has had its turn.
      let other = try await Self.post("RIGHT", site)
      #expect(other == "200" && phones.requests.count == 1)
      phones.release()
      let text = try await connection.waitForEnd()
      #expect(text.split(separator: "HTTP/1.1 ").map { $0.prefix(3) } == ["401", "200"])
    }
    #expect(phones.requests.count == 2)
  }

  @Test func `where too many are held one more is closed unanswered, and right keys go on`()
    async throws
  {
    let phones = phones
    try await phones.serve(mostWaiting: 2) { site in
      try await Self.useFree(site)
      async let first = Self.post("WRONG", site)
      async let second = Self.post("WRONG", site)
      try await eventually { phones.heldCount == 2 }
      let guess = try site.connect()
      guess.send("POST /pub/WRONG HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}")
      let answer = try await guess.waitForEnd()
      #expect(answer.isEmpty, "one more learns nothing")
      let right = try await Self.post("RIGHT", site)
      #expect(right == "200")
      phones.release()
      let codes = try await [first, second]
      #expect(codes == ["401", "401"])
      async let third = Self.post("WRONG", site)
      try await eventually { phones.heldCount == 1 }
      phones.release()
      let code = try await third
      #expect(code == "401", "there is room again")
    }
  }
}

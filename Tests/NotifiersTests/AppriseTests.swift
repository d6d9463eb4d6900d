import Foundation
import Model
import TestSupport
import Testing

@testable import Notifiers

/// Debian's apprise, called as docs/notifications.md shows.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/apprise")))
struct AppriseTests {
  private static let line =
    #"exec apprise --title="$PASSBY_TITLE" --body="$PASSBY_BODY" "$@""#

  private func notifier(_ server: WebServer) -> Notifier {
    CommandNotifier.make(
      name: "apprise",
      arguments: ["sh", "-c", Self.line, "apprise", "json://127.0.0.1:\(server.port)/x"],
      timeLimit: .seconds(60), environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
  }

  @Test func `it hands a title and a body on, whatever they hold`() async throws {
    try await WebServer.with { server in
      let task = "--help $(id) `id` \"Ґ\" \\"
      try await notifier(server).deliver([.sample(task, text: "\(task): -b now.")])
      let json = try #require(server.requests.first).json
      #expect(json["title"] as? String == task)
      #expect(json["message"] as? String == "-b now.")
    }
  }

  @Test func `a service that refuses is a failure`() async throws {
    try await WebServer.with(.answer(500)) { server in
      await #expect(throws: NotifierError.self) {
        try await notifier(server).deliver([.sample()])
      }
    }
  }

  @Test func `docs/notifications.md calls it like that`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/notifications.md").standardized
    #expect(try String(contentsOf: page, encoding: .utf8).contains(Self.line))
  }
}

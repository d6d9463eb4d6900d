import Foundation
import Model
import TestSupport
import Testing

@testable import Notifiers

/// The notifiers that keep one contract.
enum NotifierForm: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case desktop
  case buttons
  case command
  case webhook
  case push

  var testDescription: String { rawValue }

  /// How the other side behaves.
  enum Peer: Sendable {
    case well
    case failing
    case hanging
  }

  /// Makes a notifier and its other side for as long as a piece of test lasts.
  func with(
    _ peer: Peer, limit: Duration = .untilHung,
    _ body: (Notifier, NotifierPeer) async throws -> Void
  ) async throws {
    guard self != .webhook, self != .push else {
      let behaviour: WebServer.Behaviour =
        switch peer {
        case .well: .answer(200)
        case .failing: .answer(500, body: "no\u{1B}[2J\u{7}\nmore")
        case .hanging: .hang
        }
      return try await WebServer.with(behaviour) { server in
        guard self == .webhook else {
          let browser = try PushBrowser(endpoint: server.url + "/push/1")
          let notifier = try PushBrowser.notifier([browser], limit: limit)
          return try await body(notifier, .browser(browser, server))
        }
        let notifier = try WebhookNotifier.make(
          name: "x", url: server.url, body: #"{"title": "{{title}}", "text": "{{text}}"}"#,
          timeLimit: limit)
        try await body(notifier, .server(server))
      }
    }
    let id = self == .buttons ? "echo 7; " : ""
    let script =
      switch peer {
      case .well: "\(Script.recording); cat > \"$here/input\"; \(id)exit 0"
      case .failing: "printf 'no\\033[2J\\007\\n' >&2; exit 9"
      case .hanging:
        "trap '' TERM; echo $$ > \"$here/new\"; mv \"$here/new\" \"$here/pid\"; sleep 300"
      }
    try await Script.with(script) { script in
      let peer = NotifierPeer.script(script, isCommand: self == .command)
      switch self {
      case .desktop:
        try await body(DesktopNotifier.make(executable: script.path, timeLimit: limit), peer)
      case .buttons:
        let buttons = InteractiveDesktopNotifier(executable: script.path, timeLimit: limit) {
          _, _ in
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { await buttons.run() }
          defer { group.cancelAll() }
          try await body(buttons.notifier, peer)
        }
      default:
        let notifier = CommandNotifier.make(
          name: "x", arguments: [script.path], timeLimit: limit,
          environment: ["PATH": "/usr/bin:/bin"])
        try await body(notifier, peer)
      }
    }
  }
}

/// The other side of a notifier under test.
enum NotifierPeer {
  case script(Script, isCommand: Bool)
  case server(WebServer)
  case browser(PushBrowser, WebServer)

  /// How many deliveries arrived.
  var count: Int {
    switch self {
    case .script(let script, _): script.calls().count
    case .server(let server), .browser(_, let server): server.requests.count
    }
  }

  /// The title and the text of the last delivery, as a person would read them.
  func last() throws -> (title: String, text: String) {
    switch self {
    case .script(let script, isCommand: true):
      let input = try #require(script.text(of: "input"))
      let json = try JSONSerialization.jsonObject(with: Data(input.utf8)) as? [String: Any]
      return (json?["title"] as? String ?? "", json?["text"] as? String ?? "")
    case .script(let script, isCommand: false):
      let call = try #require(script.calls().last)
      let rest = try #require(call.firstIndex(of: "--")).advanced(by: 1)
      #expect(call.count == rest + 2)
      return (call[rest], call[rest + 1])
    case .server(let server):
      let json = try #require(server.requests.last).json
      #expect(json.count == 2)
      return (json["title"] as? String ?? "", json["text"] as? String ?? "")
    case .browser(let browser, let server):
      let text = try browser.text(of: try #require(server.requests.last).bytes)
      let json = try JSONSerialization.jsonObject(with: text) as? [String: Any]
      return (json?["title"] as? String ?? "", json?["body"] as? String ?? "")
    }
  }

  /// True while a delivery is under way; false once nothing of it is left.
  var hasBegun: Bool {
    switch self {
    case .script(let script, _): script.text(of: "pid") != nil
    case .server(let server), .browser(_, let server): !server.requests.isEmpty
    }
  }

  var isGone: Bool {
    switch self {
    case .script(let script, _):
      !Running.isRunning((script.text(of: "pid") ?? "").trimmingCharacters(in: .newlines))
    case .server(let server), .browser(_, let server): server.openCount == 0
    }
  }
}

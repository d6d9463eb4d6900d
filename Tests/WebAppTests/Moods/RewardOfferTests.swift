import Application
import Foundation
import HTTPTypes
import Model
import Recurrence
import Settings
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// When a picture is offered after something was done.
struct RewardOfferTests {
  private static let todos = (1...2).map {
    Todo.sample(Int64($0), name: "Task \($0)", rule: .every("1d", start: "2026-01-01T09:00"))
  }

  @Test(arguments: RewardOffer.allCases)
  func `each tick offers a picture of its own once, or only a new badge does`(
    offer: RewardOffer
  ) async throws {
    let settings: (inout WebSettings) -> Void = { $0.rewardOffer = offer }
    try await Site.browse(todos: Self.todos, webSettings: settings) { browser, _ in
      // The first task ever brings a badge.
      let first = try await browser.post("/tasks/1/done", [], asking: true)
      #expect(first.contains(#""picture":"/reward?n=2""#))
      let second = try await browser.post("/tasks/2/done", [], asking: true)
      let isOffered = offer == .always
      #expect(second.contains(#""picture":"/reward?n=3""#) == isOffered)
      #expect(second.contains(#""picture":null"#) == !isOffered)
      let page = try await browser.get("/?did=3")
      #expect(page.contains(#"<a href="/reward?n=3">Show a picture</a>"#) == isOffered)
      // A page that is loaded again offers nothing more.
      #expect(try await !browser.get("/?did=3").contains("/reward?n=3"))
      #expect(try await browser.get("/reward?n=3").status == .ok)
      for path in ["/undo", "/redo"] {
        let answer = try await browser.post(path, [("step", "3")], asking: true)
        #expect(!answer.contains("/reward"))
      }
      let snoozed = try await browser.post("/tasks/1/snooze", [("until", "1h")], asking: true)
      #expect(!snoozed.contains("/reward"))
    }
  }

  @Test func `without pictures none is offered`() async throws {
    let settings: (inout WebSettings) -> Void = { ($0.rewardOffer, $0.rewards) = (.always, .off) }
    try await Site.browse(todos: Self.todos, webSettings: settings) { browser, _ in
      let answer = try await browser.post("/tasks/1/done", [], asking: true)
      #expect(answer.contains(#""picture":null"#))
      #expect(try await !browser.get("/?did=2").contains("/reward"))
    }
  }
}

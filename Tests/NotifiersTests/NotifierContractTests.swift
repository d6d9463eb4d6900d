import Foundation
import Model
import TestSupport
import Testing
import Text

@testable import Notifiers

/// The contract of all notifiers.
///
/// One after the other, because a script that is just being written cannot be run.
@Suite(.serialized)
struct NotifierContractTests {
  @Test(arguments: NotifierForm.allCases)
  func `one reminder is one delivery, none is none`(form: NotifierForm) async throws {
    try await form.with(.well) { notifier, peer in
      try await notifier.deliver([])
      #expect(peer.count == 0)
      try await notifier.deliver([.sample("Bread", text: "Bread: you are at Shop.")])
      #expect(peer.count == 1)
      let last = try peer.last()
      #expect(last.title == "Bread")
      #expect(last.text.lowercased().hasSuffix("you are at shop."))
    }
  }

  @Test(arguments: NotifierForm.allCases)
  func `reminders of one moment are one delivery`(form: NotifierForm) async throws {
    try await form.with(.well) { notifier, peer in
      try await notifier.deliver(
        ["Bread", "Milk", "Salt"].map { .sample($0, text: "\($0): now.") })
      #expect(peer.count == 1)
      let last = try peer.last()
      #expect(last.title == "3 tasks at Pharmacy")
      #expect(last.text == "Bread: now.\nMilk: now.\nSalt: now.")
    }
  }

  static let hostile = [
    "a\nb\r\nc", "\u{1B}[2J\u{1B}]0;x\u{7}", "a\u{0}b", "\"'\\", "$(touch x) `id` ; | & *",
    "--help",
    "-u", "<b>x</b>&amp;", "{{text}}", "\u{202E}evil\u{2066}", "🐈\u{200D}⬛", "", " ", "%s%n",
    "=?UTF-8?B?AA==?=", String(repeating: "x", count: 1_000_000),
    "a" + String(repeating: "\u{0301}", count: 500_000),
  ]

  @Test(arguments: NotifierForm.allCases)
  func `whatever a task is called, it stays a text`(form: NotifierForm) async throws {
    try await form.with(.well) { notifier, peer in
      for name in Self.hostile {
        for reminders in [[Reminder.sample(name, at: name)], [.sample(name, at: name), .sample()]] {
          try await notifier.deliver(reminders)
          let last = try peer.last()
          #expect(last.title == last.title.cleanLine)
          #expect(
            last.text.split(separator: "\n").allSatisfy { String($0).cleanLine == $0 })
          #expect(!last.title.isEmpty && last.title.unicodeScalars.count <= 101)
          #expect(last.text.unicodeScalars.count <= 2000)
        }
      }
      #expect(peer.count == Self.hostile.count * 2)
    }
  }

  @Test(arguments: NotifierForm.allCases)
  func `a failure is an error of one clean line`(form: NotifierForm) async throws {
    try await form.with(.failing) { notifier, _ in
      let error = await #expect(throws: NotifierError.self) {
        try await notifier.deliver([.sample()])
      }
      let line = String(describing: try #require(error))
      #expect(line.cleanLine == line)
      // Of a web service only the status is told, of a program its last line.
      let isWeb = form == .webhook || form == .push
      #expect(line.contains(isWeb ? "answered 500." : "no\u{FFFD}[2J\u{FFFD}"))
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: NotifierForm.allCases)
  func `a peer that hangs ends at the time limit, and nothing is left`(form: NotifierForm)
    async throws
  {
    try await form.with(.hanging, limit: .seconds(1)) { notifier, peer in
      let error = await #expect(throws: NotifierError.self) {
        try await notifier.deliver([.sample()])
      }
      let line = String(describing: try #require(error))
      #expect(line.contains(form == .webhook || form == .push ? "within 1 s" : "after 1 s"))
      try await eventually { peer.isGone }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: NotifierForm.allCases)
  func `a cancelled delivery ends at once, and nothing is left`(form: NotifierForm) async throws {
    try await form.with(.hanging, limit: .seconds(3600)) { notifier, peer in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: CancellationError.self) { try await notifier.deliver([.sample()]) }
        }
        try await eventually { peer.hasBegun }
        group.cancelAll()
        try await group.waitForAll()
      }
      try await eventually { peer.isGone }
    }
  }

  @Test(arguments: NotifierForm.allCases)
  func `many deliveries at once all arrive`(form: NotifierForm) async throws {
    try await form.with(.well) { notifier, peer in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask { try await notifier.deliver([.sample("\(number)")]) }
        }
        try await group.waitForAll()
      }
      #expect(peer.count == 20)
    }
  }
}

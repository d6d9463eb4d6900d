import Foundation
import Model
import Testing

@testable import Notifiers

struct MessageTests {
  @Test func `one reminder has the task for a title, and does not repeat it`() {
    let message = Message([.sample(text: "Cat medicine: you are at Vet. Due in 3 weeks.")])
    #expect(message?.title == "Cat medicine")
    #expect(message?.body == "You are at Vet. Due in 3 weeks.")
  }

  @Test func `a text that does not begin with the task is kept`() {
    #expect(Message([.sample(text: "Go!")])?.body == "Go!")
  }

  @Test func `several reminders of one place become one message with a line each`() {
    let message = Message([
      .sample("Bread", text: "Bread: now."), .sample("Milk", text: "Milk: now."),
      .sample("Salt", text: "Salt: now."),
    ])
    #expect(message?.title == "3 tasks at Pharmacy")
    #expect(message?.body == "Bread: now.\nMilk: now.\nSalt: now.")
  }

  @Test(arguments: ["Vet", nil])
  func `without a place in common only the number is the title`(place: String?) {
    #expect(Message([.sample("Bread"), .sample("Milk", at: place)])?.title == "2 tasks")
  }

  @Test func `two reminders of one task keep its name for a title`() {
    let message = Message([
      .sample(text: "Cat medicine: you are at Vet."),
      .sample(at: nil, text: "Cat medicine: due now."),
    ])
    #expect(message?.title == "Cat medicine")
    #expect(message?.body == "You are at Vet.\nDue now.")
  }

  @Test(arguments: [(8, 8, "Task 7: x"), (9, 8, "and 2 more"), (1000, 8, "and 993 more")])
  func `no more than eight lines are shown`(count: Int, lines: Int, last: String) {
    let message = Message((0..<count).map { .sample("Task \($0)", text: "Task \($0): x") })
    let shown = message?.body.split(separator: "\n") ?? []
    #expect(shown.count == lines)
    #expect(shown.last.map(String.init) == last)
    #expect(message?.title == "\(count) tasks at Pharmacy")
  }

  @Test func `no reminder makes no message`() {
    #expect(Message([]) == nil)
  }

  @Test(arguments: ["x", "é", "🐈", "<", "\u{0301}", "\n"])
  func `a megabyte is cut`(character: String) throws {
    let huge = "a" + String(repeating: character, count: 1_000_000 / character.utf8.count)
    for reminders in [
      [Reminder.sample(huge, at: huge)], (0..<20).map { .sample("\($0)\(huge)", at: huge) },
    ] {
      let message = try #require(Message(reminders))
      #expect(message.title.unicodeScalars.count <= 101)
      #expect(message.body.unicodeScalars.count <= 8 * 242)
      #expect(message.title.hasSuffix("\u{2026}") || reminders.count > 1)
    }
  }

  @Test func `a text that stands alone names the task, a body under a title does not`() {
    let message = Message([.sample(text: "Cat medicine: you are at Vet.")])
    #expect(message?.text == "Cat medicine: you are at Vet.")
    #expect(message?.body == "You are at Vet.")
  }

  @Test func `what reminders have in common is told of all of them`() {
    let one = Message([.sample("Bread", at: "Shop")])
    #expect(one?.task == "Bread" && one?.place == "Shop" && one?.cause == "enter")
    let two = Message([.sample("Bread", at: "Shop"), .sample("Milk", at: "Shop")])
    #expect(two?.task == nil && two?.uuid == nil && two?.place == "Shop" && two?.count == 2)
    let apart = Message([.sample("Bread", at: "Shop"), .sample("Bread", at: nil)])
    #expect(apart?.task == "Bread" && apart?.place == nil)
  }

  @Test func `as JSON it has the keys of an event, and null rather than a missing key`() throws {
    let json = try #require(Message([.sample("Bread", at: nil, text: "Bread: now.")])).json()
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"body":"Now.","cause":"enter","count":1,"items":[],"place":null,"reminders":[{"accuracy_m":null,"#
        + #""cause":"enter","device":null,"distance_m":null,"event":"reminder","items":[],"late":false,"#
        + #""moment":"1970-01-01T00:00:00+00:00","person":null,"place":null,"task":"Bread","#
        + #""text":"Bread: now.","time":"1970-01-01T00:00:00+00:00","#
        + #""uuid":"00000000-0000-0000-0000-0000e542f85a"}],"task":"Bread","text":"Bread: now.","#
        + #""time":"1970-01-01T00:00:00+00:00","title":"Bread","#
        + #""uuid":"00000000-0000-0000-0000-0000e542f85a"}"#)
  }

  @Test func `it says who is reminded, on one line`() throws {
    let message = try #require(Message([.sample(person: "an\nna", device: "pho\nne")]))
    let json = String(decoding: try message.json(), as: UTF8.self)
    #expect(json.contains(#""person":"an\#u{FFFD}na""#))
    #expect(json.contains(#""device":"pho\#u{FFFD}ne""#))
    let template = try MessageTemplate(
      "{{#reminders}}{{person}}{{^late}}, now{{/late}}{{#device}}, {{device}}{{/device}}{{/reminders}}",
      escaping: .text)
    #expect(template.text(for: message) == "an\u{FFFD}na, now, pho\u{FFFD}ne")
  }

  @Test func `a thousand reminders are counted, a hundred are listed`() throws {
    let message = try #require(Message((0..<1000).map { .sample("Task \($0)") }))
    #expect(message.count == 1000 && message.reminders.count == 100)
    let size = try message.json().count
    #expect(size < 60_000)
  }

  /// Case P21: ntfy takes 4096 bytes for a text, and a push service as many for all of a message.
  @Test(arguments: ["提", "👨‍👩‍👧", "\"", "e\u{301}", "\\"])
  func `what is more than a service takes is left out and counted`(letter: String) throws {
    let reminders = (1...8).map { number -> Reminder in
      let name = "\(number)" + String(repeating: letter, count: 190)
      return .sample(name, at: nil, text: "\(name): due today.")
    }
    let message = try #require(Message(reminders))
    #expect(message.body.utf8.count <= 4000)
    let lines = message.body.split(separator: "\n")
    for (number, line) in lines.enumerated() where line.first?.isNumber == true {
      #expect(line.hasPrefix("\(number + 1)\(letter)"))
      #expect(line.hasSuffix("due today.") || line.hasSuffix("\(letter)…"))
    }
    if lines.count < 8 { #expect(lines.last == "and \(8 - lines.count + 1) more") }
    let json = try #require(try PushText.json(reminders))
    #expect(json.count <= PushMessage.longest)
    let push = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let body = try #require(push["body"] as? String).split(separator: "\n")
    #expect(body.count == 8 || body.last == "and \(8 - body.count + 1) more")
  }

  @Test func `eight tasks with names of 190 Chinese letters stay a message`() throws {
    let reminders = (1...8).map { number -> Reminder in
      let name = "\(number)" + String(repeating: "提", count: 190)
      return .sample(name, at: nil, text: "\(name): due today.")
    }
    let lines = try #require(Message(reminders)).body.split(separator: "\n")
    #expect(lines.count == 7 && lines.last == "and 2 more")
  }
}

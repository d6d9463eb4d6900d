import Foundation
import Localization
import Model
import TestSupport
import Testing
import Text

@testable import Application

/// Items of a checklist in a quick line (Y1).
@Suite struct QuickItemTests {
  private let reader: QuickReader

  init() throws { reader = try QuickReader() }

  @Test(arguments: [
    ("Shop +milk +\"oat flakes\"", "Shop", ["milk", "oat flakes"]),
    ("Shop +milk, +bread.", "Shop", ["milk", "bread"]),
    ("Shop +\"3 lemons\" tomorrow", "Shop", ["3 lemons"]),
    ("+milk Shop every week +тофу", "Shop", ["milk", "тофу"]),
    ("Shop +🥛 +Coca-Cola!", "Shop", ["🥛", "Coca-Cola"]),
    ("Shop tomorrow +milk", "Shop", ["milk"]),
    ("Learn C++ and a + b", "Learn C++ and a + b", []),
    ("Party +1", "Party +1", []), ("Call +49 30 1234", "Call +49 30 1234", []),
    ("Sums ++ +- +=", "Sums ++ +- +=", []),
    ("Shop \"+milk\"", "Shop +milk", []),
    ("Shop +3 lemons", "Shop +3 lemons", []),
  ])
  func `a plus before a word or quotes is an item, and nothing else is`(
    line: String, name: String, items: [String]
  ) throws {
    let reading = try reader.read(line)
    #expect(reading.name == name)
    #expect((reading.fields.items ?? []).map(\.text) == items)
    #expect(reading.readings.filter { $0.marker == .item }.map(\.value) == items)
  }

  @Test func `a plus before a digit stays a step of time`() throws {
    let reading = try reader.read("Call mum +3d +milk")
    #expect(reading.readings.map(\.marker.rawValue) == ["due", "item"])
    #expect(reading.name == "Call mum")
  }

  @Test func `a reading says where it stands, quotes included`() throws {
    let reading = try reader.read("Shop +\"oat flakes\"")
    #expect(reading.readings.map { [$0.from, $0.to] } == [[5, 18]])
  }

  @Test(arguments: ["Shop +milk +Milk", "Shop +m'ясо +\"м’ясо\" +milk +milk"])
  func `the same item twice is refused where it stands, and can be kept in the name`(
    line: String
  ) throws {
    let failure = #expect(throws: QuickFailure.self) { try reader.read(line) }
    #expect(failure?.reason.code == .usage)
    let named = try #require(failure?.named(in: line))
    #expect(try reader.read(named).name.contains("+"))
  }

  @Test func `an item of more than 200 characters is refused, one of 200 is not`() throws {
    let text = String(repeating: "a", count: 200)
    #expect(try reader.read("Shop +\(text)").fields.items?.first?.text == text)
    #expect(throws: QuickFailure.self) { try reader.read("Shop +\(text)a") }
  }

  @Test func `a taken chip goes back into the name`() throws {
    let reading = try reader.read("Shop +\"oat flakes\" +milk")
    let line = reading.line(without: try #require(reading.readings.first))
    let other = try reader.read(line)
    #expect(other.name == "Shop +oat flakes" && other.fields.items?.map(\.text) == ["milk"])
  }

  @Test func `a number behind the plus is offered as an item`() throws {
    let reading = try reader.read("Shop +3 lemons")
    let part = try #require(reading.unread.first)
    #expect(part.guess == .item && part.text == "+3 lemons")
    let context = reader.builder.actionContext
    let marked = try #require(reading.line(reading: part, actionContext: context))
    #expect(marked.line == "Shop +\"3 lemons\"")
    #expect(
      reading.unreadText(id: "5", actionContext: context)?
        .hasSuffix("passby edit 5 --name Shop && passby item add 5 \"3 lemons\"") == true)
  }
}

/// Items as a field of a form and as words of its line.
@Suite struct ItemLineTests {
  private let writer = TaskLine(
    actionContext: EditBuilder.inBerlin("2026-01-14T10:30").actionContext, places: [],
    categories: [], persons: [])

  private func fields(_ items: [String]) -> TaskFields {
    var fields = TaskFields()
    fields.items = items.map { TypedItem($0) }
    return fields
  }

  @Test(arguments: [
    ([], "Shop"), (["milk"], "Shop +milk"), (["oat flakes", "тофу"], "Shop +\"oat flakes\" +тофу"),
    (["3 lemons"], "Shop +\"3 lemons\""), (["C++"], "Shop +\"C++\""),
  ])
  func `a new line has an item for each`(items: [String], line: String) throws {
    #expect(writer.line(naming: "Shop", fields(items)) == line)
    #expect((try writer.reading(line).fields.items ?? []).map(\.text) == items)
  }

  @Test(arguments: [
    ("Shop +milk every week", ["milk", "tea"], "Shop +milk every week +tea"),
    ("Shop +milk every week +tea", ["tea"], "Shop every week +tea"),
    ("Shop +milk +tea", [], "Shop"), ("Shop +milk +tea", ["tea", "milk"], "Shop +tea +milk"),
    ("Shop +\"milk\" +tea", ["milk", "tea"], "Shop +\"milk\" +tea"),
  ])
  func `a field rewrites its own words and nothing else`(
    line: String, items: [String], result: String
  ) {
    #expect(writer.line(line, saying: .item, of: fields(items)) == result)
  }

  @Test func `what no line can say stands in the field only`() {
    #expect(writer.line("Shop", saying: .item, of: fields(["a \"b\" c"])) == nil)
    let long = (0..<100).map { "thing number \($0)" }
    #expect(writer.line("Shop", saying: .item, of: fields(long)) == nil)
    #expect(writer.line(naming: "Shop", fields(long)) == "Shop")
  }
}

/// Changes of a checklist.
@Suite struct ChecklistChangeTests {
  private static let todo: Todo = {
    var todo = Sample.todo(rule: .every("1w"))
    todo.items = [ChecklistItem("milk"), ChecklistItem("2"), ChecklistItem("bread", isOnce: true)]
    return todo
  }()

  private func texts(_ change: ChecklistChange) throws -> [String] {
    try change.changed(Self.todo).items.map(\.text)
  }

  @Test func `items are known by number or text, numbers first`() throws {
    #expect(try ChecklistReading.index("2", of: Self.todo) == 1)
    #expect(try ChecklistReading.index("Bread", of: Self.todo) == 2)
    #expect(throws: Refusal.self) { try ChecklistReading.index("0", of: Self.todo) }
    #expect(throws: Refusal.self) { try ChecklistReading.index("9", of: Self.todo) }
  }

  @Test func `an item moves, changes and goes`() throws {
    #expect(try texts(.move("3", to: "1")) == ["bread", "milk", "2"])
    #expect(try texts(.edit("milk", ItemEdit(text: " tea "))) == ["tea", "2", "bread"])
    #expect(try texts(.edit("milk", ItemEdit(text: "Milk"))) == ["Milk", "2", "bread"])
    #expect(try texts(.remove(["1", "3", "1"])) == ["2"])
    #expect(throws: Refusal.self) { try texts(.edit("milk", ItemEdit(text: "BREAD"))) }
    #expect(throws: Refusal.self) { try texts(.move("1", to: "4")) }
    #expect(throws: Refusal.self) { try texts(.add(["MILK"])) }
    #expect(throws: Refusal.self) { try texts(.add((0..<198).map { "n\($0)" })) }
  }

  @Test func `a whole list keeps ticks and what is for one time by the texts`() throws {
    var old = Self.todo.items
    old[2].isDone = true
    let typed = ["bread", "tea", "Milk"].map { TypedItem($0) }
    #expect(
      try ChecklistReading.items(typed, old: old) == [
        ChecklistItem("bread", isDone: true, isOnce: true), ChecklistItem("tea"),
        ChecklistItem("Milk"),
      ])
    let odd = [ChecklistItem("a\nb", isDone: true)]
    let shown = TypedItem.lines(odd.map(\.text.cleanLine).joined(separator: "\n"))
    #expect(try ChecklistReading.items(shown, old: odd) == odd)
  }
}

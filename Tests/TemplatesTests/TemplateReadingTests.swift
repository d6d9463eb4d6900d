import Application
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Templates

/// Files of templates (Y9).
struct TemplateReadingTests {
  private static let names = [
    "cat", "dog", "flat", "house", "garden", "car", "bicycle", "health", "papers", "computer",
  ]

  private func read(_ text: String) throws -> TaskTemplate {
    try TemplateReading.template(Array(text.utf8), file: "my.yaml")
  }

  @Test func `ten templates say the same in both languages`() throws {
    let english = TemplateLibrary.all(in: English())
    let ukrainian = TemplateLibrary.all(in: Ukrainian())
    #expect(english.map(\.name) == Self.names)
    #expect(ukrainian.count == 10 && Set(ukrainian.map(\.name)).count == 10)
    for (one, other) in zip(english, ukrainian) {
      #expect(one.language == "en" && other.language == "uk")
      #expect(one.source != nil && other.source != nil)
      #expect((5...15).contains(one.tasks.count) && one.tasks.count == other.tasks.count)
      for (task, same) in zip(one.tasks, other.tasks) {
        #expect(task[.every] == same[.every] && task[.season] == same[.season], "\(task.name)")
        #expect(task[.priority] == same[.priority] && task[.duration] == same[.duration])
        #expect(task.items.count == same.items.count && task.asksForPlace == same.asksForPlace)
        #expect((task[.notes] == nil) == (same[.notes] == nil), "\(task.name)")
        #expect(throws: Never.self, "\(task.name)") {
          try Rhythm(parsing: try #require(task[.every]))
        }
      }
      #expect(Set(one.tasks.map(\.name)).count == one.tasks.count)
      #expect(Set(other.tasks.map(\.name)).count == other.tasks.count)
    }
  }

  @Test func `a template is found by its name in any language, in the one in force`() throws {
    #expect(try TemplateLibrary.template("CAT").title == "Cat")
    #expect(try TemplateLibrary.template("кіт").title == "Cat")
    let title = try Localizer.$current.withValue(Localizer(Ukrainian())) {
      try TemplateLibrary.template("cat").title
    }
    #expect(title == "Кіт")
    let refusal = #expect(throws: Refusal.self) { try TemplateLibrary.template("cats") }
    #expect(refusal?.code == .notFound)
    #expect(refusal?.phrase.text.contains("\"cat\"") == true)
  }

  @Test func `an own file needs no more than tasks with names`() throws {
    let template = try read(
      """
      tasks:
        - name: "  Feed the fish: slowly "
          every: 2-3d
          items: [flakes, "40 °C water"]
          place: ask
        - {name: Buy food, notes: "a\\nb"}
      """)
    #expect(template.name == "my" && template.title == "my" && template.source == nil)
    #expect(template.tasks.map(\.name) == ["Feed the fish: slowly", "Buy food"])
    #expect(template.tasks[0][.every] == "2-3d" && template.tasks[0].asksForPlace)
    #expect(template.tasks[0].items == ["flakes", "40 °C water"])
    #expect(template.tasks[1][.notes] == "a\nb" && !template.tasks[1].asksForPlace)
  }

  @Test(arguments: [
    ("nmae: x\ntasks: []", 1, "\"nmae\""), ("tasks:\n- name: a\n  colour: red", 3, "\"colour\""),
    ("tasks:\n- name: a\n  place: Vet", 3, "ask"), ("tasks:\n- every: 1w", 2, "name"),
    ("tasks:\n- name: ''", 2, "name"), ("tasks: x", 1, "tasks"), ("name: x", 1, "tasks"),
    ("tasks:\n- name: [a]", 2, "text"), ("tasks:\n- name: a\n  items: milk", 3, "list"),
    ("tasks:\n- name: a\n  items:\n  - ''\n", 4, "empty"), ("- a\n- b", 1, "keys"),
    ("tasks:\n- a", 2, "keys"), ("a: &x b", 1, "&name"), ("tasks: [&x [*x]]", 1, "&name"),
    (String(repeating: "[", count: 5000), 1, "within"),
    (String(repeating: "- ", count: 5000), 1, "within"),
    (String(repeating: "? ", count: 5000), 1, "within"),
    ("tasks:\n- name: a\n  name: b", 2, "YAML"), ("tasks:\n- name: 'a", 2, "YAML"),
    ("tasks:\n\t- name: a", 2, "YAML"),
  ])
  func `what is wrong is said with its line`(text: String, line: Int, words: String) {
    let refusal = #expect(throws: Refusal.self, "\(text)") { try read(text) }
    let said = refusal?.phrase.text ?? ""
    #expect(refusal?.code == .usage && said.contains(words), "\(said)")
    #expect(said.contains("my.yaml") && said.contains("line \(line)"), "\(said)")
  }

  @Test(arguments: ["\0\u{1}{{{{ :\n", "", "\n", "%YAML 9.9\n---\n", "a\n---\nb\n", "*a", "!!x ["])
  func `rubbish is refused`(text: String) {
    #expect(throws: Refusal.self) { try read(text) }
  }

  @Test func `a file has 64 kB and 100 tasks at most`() throws {
    let tasks = { (count: Int) in
      "tasks:\n" + (0..<count).map { "- name: t\($0)\n" }.joined()
    }
    #expect(try read(tasks(100)).tasks.count == 100)
    #expect(throws: Refusal.self) { try read(tasks(101)) }
    let padding = "# " + String(repeating: "x", count: 64 * 1024)
    #expect(throws: Refusal.self) { try read("tasks: []\n\(padding)") }
    #expect(throws: Refusal.self) {
      try TemplateReading.template([0x61, 0x3A, 0x20, 0xFF], file: "my.yaml")
    }
  }

  @Test func `numbers of tasks are read, and checked`() throws {
    let template = try read("tasks:\n- name: a\n- name: b\n- name: c")
    let choice = { (only: String) in
      try TemplateChoice(of: template, only: only, place: nil).only
    }
    #expect(try choice("1,3") == [1, 3])
    #expect(try choice(" 2 ") == [2])
    for bad in ["0", "x", "", "1,,2", "-1", "1.5"] {
      #expect(throws: Refusal.self, "\(bad)") { try choice(bad) }
    }
    let missing = #expect(throws: Refusal.self) { try choice("4") }
    #expect(missing?.code == .notFound)
  }
}

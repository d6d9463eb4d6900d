import Foundation
import HTTPTypes
import Localization
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The filters of Today, the search in place of its sections, and the groups of all tasks.
struct HomeSearchTests {
  private static let todos = [
    Todo.sample(1, name: "Café bill", rule: .every("2d", start: "2026-01-01T09:00")),
    Todo.sample(2, name: "Cat medicine", rule: .every("6w", start: "2026-01-01T09:00"), places: []),
    Todo.sample(3, name: "Old cat", rule: .every("1w"), state: .finished),
    Todo.sample(
      4, name: "Choir", rule: .once(due: try? LocalDateTime(parsing: "2026-01-05T20:00")),
      places: []
    ).with { $0.category = Category.ID(rawValue: 1) },
  ]

  @Test
  func `each number shows its section alone, and pressed it leads back`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains(#"<a href="/plan">Mon 5 Jan</a>"#))
      #expect(page.contains(#"<a href="/?show=late" data-show="late">1 late</a>"#))
      #expect(page.contains(#"<a href="/?show=today" data-show="today">1 today</a>"#))
      let late = try await browser.get("/?show=late")
      #expect(late.contains(#"<a href="/" data-show="late" aria-current="true">1 late</a>"#))
      #expect(late.contains("id=\"t1\"") && !late.contains("id=\"t4\""))
      #expect(late.contains(#"data-show="today">1 today</a>"#))
      let words = try await browser.get("/", language: "uk")
      #expect(words.contains(">1 прострочене</a>", ">1 сьогодні</a>", ">Прострочені"))
    }
    let withoutPlan: (inout WebSettings) -> Void = { $0.parts = [.today] }
    try await Site.browse(todos: [Self.todos[1]], webSettings: withoutPlan) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains("<span>Mon 5 Jan</span><span>nothing left today</span>"))
    }
  }

  @Test(arguments: [
    "/?show=x", "/?show=", "/tasks?group=x", "/tasks?phase=x", "/tasks?sort=x", "/?priority=x",
    "/tasks?place=x", "/tasks?category=x", "/tasks?for=x", "/?page=x", "/?density=x",
  ])
  func `a wrong word in an address is named, and the usual list is there`(
    path: String
  ) async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get(path)
      #expect(page.status == .ok && page.contains("id=\"t1\"", "id=\"t4\""))
      #expect(
        page.contains(#"role="alert">&quot;x&quot; is not a choice here"#) == path.hasSuffix("x"))
    }
  }

  @Test
  func `what words find takes the place of the sections, with the words marked`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get("/?q=ca")
      #expect(page.contains("2 tasks", "<mark>Ca</mark>t medicine", "<mark>Ca</mark>fé bill"))
      #expect(page.contains("<mark>Ca</mark>tegories", "1 finished task", #"value="?ca""#))
      #expect(!page.contains("data-section=") && !page.contains("id=\"t4\""))
      // The numbers are those of the day.
      #expect(page.contains("1 late", "1 today"))
      let place = try await browser.get("/?q=vet")
      #expect(place.contains(#"href="/places/1""#, "<mark>Vet</mark>", "1 task"))
      #expect(try await browser.get("/?q=zzz").contains("Nothing found.", "0 tasks"))
      let accent = try await browser.get("/?q=cafe".lowercased())
      #expect(accent.contains("<mark>Café</mark> bill"))
    }
  }

  @Test(arguments: [
    ("cat", "Cat catalogue", "<mark>Cat</mark> <mark>cat</mark>alogue"),
    ("a b", "a<b", "<mark>a</mark>&lt;<mark>b</mark>"), ("aa", "aaa", "<mark>aaa</mark>"),
    ("straße", "Strasse 1", "<mark>Strasse</mark> 1"), ("ї", "Їжа", "<mark>Ї</mark>жа"),
    ("x", "nothing", "nothing"), ("", "all", "all"),
  ])
  func `words are marked as they are found`(words: String, text: String, marked: String) {
    #expect(MarkedWords(words).marking(text) == marked)
  }

  @Test(arguments: [
    ("/tasks", ["Late", "Today", "Later"], ["1", "4", "2"]),
    ("/tasks?group=place", ["Vet", "Without a place"], ["1", "4", "2"]),
    ("/tasks?group=category", ["Work", "Without a category"], ["4", "1", "2"]),
    ("/tasks?group=place&sort=name", ["Vet", "Without a place"], ["1", "2", "4"]),
    ("/tasks?all=1", ["Late", "Today", "Later", "Finished"], ["1", "4", "2", "3"]),
  ])
  func `all tasks stand by date, place or category`(
    path: String, headings: [String], ids: [String]
  ) async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get(path)
      #expect(
        page.text.matches(of: /rowgroup" colspan="7">([^<]*)</).map { String($0.1) } == headings)
      #expect(page.text.matches(of: /id="t(\d)"/).map { String($0.1) } == ids)
      #expect(
        page.contains(">Name</th>", ">When</th>", ">Every</th>", ">Place</th>", ">Last done</th>"))
    }
  }
}

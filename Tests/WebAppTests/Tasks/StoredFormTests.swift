import Foundation
import HTTPTypes
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// Forms that were filled before somebody else changed the same thing.
struct StoredFormTests {
  /// A form, a change that it makes, and one that is made elsewhere; an empty value unticks a box.
  struct Case: Sendable, CustomTestStringConvertible {
    let page: String
    let action: String
    /// The fields that only the old form changes, that are changed elsewhere, and that both change.
    var mine = ("", "")
    var theirs = ("", "")
    var both = ("", "", "")
    var testDescription: String { action }
  }

  private static let cases = [
    Case(
      page: "/devices/1", action: "/devices/1", mine: ("name", "Phone 2"), theirs: ("shared", ""),
      both: ("name", "Mine", "Theirs")),
    Case(
      page: "/categories/4", action: "/categories/4", mine: ("name", "House"),
      theirs: ("color", "#112233"), both: ("icon", "key", "leaf")),
    Case(
      page: "/profile", action: "/profile", mine: ("name", "Anna"),
      theirs: ("about", "Two lines\nof text"), both: ("about", "Mine", "Theirs")),
    Case(
      page: "/journal/habits?edit=1", action: "/journal/habits/1", mine: ("name", "Walk"),
      theirs: ("at", "08:30"), both: ("days", "30", "40")),
    Case(
      page: "/places/1/edit", action: "/places/1", mine: ("radius", "120 m"),
      theirs: ("tags", "cats"), both: ("name", "Mine", "Theirs")),
    Case(page: "/devices", action: "/persons/2", both: ("name", "mine", "theirs")),
    Case(page: "/journal", action: "/journal/notes/1", both: ("text", "Mine", "Theirs")),
    Case(
      page: "/settings", action: "/settings/day", mine: ("day.end", "21:00"),
      theirs: ("day.start", "07:00"), both: ("day.turn", "02:00", "03:00")),
    Case(
      page: "/settings", action: "/settings/language", mine: ("clock", "12h"),
      theirs: ("week_start", "sunday"), both: ("language", "en", "uk")),
    Case(
      page: "/settings", action: "/settings/parts", mine: ("part.plan", "off"),
      theirs: ("part.mood", "on"), both: ("", "", "")),
    Case(
      page: "/settings", action: "/settings/map",
      both: ("web.tiles", "https://a.example/{z}", "https://b.example/")),
  ]

  /// A browser beside something stored of each kind.
  private static func browse(
    _ body: @Sendable (Browser) async throws -> Void
  ) async throws {
    try await Site.browse(
      settings: Self.settings
    ) { browser, _ in
      for (path, fields) in [
        ("/devices", [("name", "Phone"), ("person", "anna")]),
        ("/devices/1", [("name", "Phone"), ("person", "anna"), ("shared", "1")]),
        ("/journal/habits", [("name", "Read"), ("days", "21")]),
        ("/journal/notes", [("text", "First"), ("date", "2026-01-05")]),
        (
          "/journal/gratitude",
          [("date", "2026-01-05"), ("text", "one"), ("text", "two"), ("text", "three")]
        ),
      ] {
        let answer = try await browser.post(path, fields)
        #expect(answer.status.code < 400, "\(path): \(answer.text)")
      }
      try await body(browser)
    }
  }

  private static func settings(_ store: SQLiteStore) -> SettingsPort { SampleSettings(store).port }

  private static func form(_ each: Case, _ browser: Browser) async throws -> FormReading {
    let form = FormReading(try await browser.get(each.page).text, action: each.action)
    #expect(!form.fields.isEmpty, "\(each.page) has no form \(each.action)")
    return form
  }

  @Test(arguments: cases.filter { !$0.mine.0.isEmpty })
  func `what was changed elsewhere stays beside what the form changes`(each: Case) async throws {
    try await Self.browse { browser in
      var mine = try await Self.form(each, browser)
      var theirs = mine
      theirs.put(each.theirs)
      #expect(try await browser.post(each.action, theirs.fields).status == .seeOther)
      mine.put(each.mine)
      #expect(try await browser.post(each.action, mine.fields).status == .seeOther)
      let now = try await Self.form(each, browser)
      #expect(now[each.mine.0] == each.mine.1)
      #expect(now[each.theirs.0] == each.theirs.1)
    }
  }

  @Test(arguments: cases.filter { !$0.both.0.isEmpty })
  func `what both have changed is asked on the page, and then kept as typed`(each: Case)
    async throws
  {
    try await Self.browse { browser in
      var mine = try await Self.form(each, browser)
      if each.both.0 == "web.tiles" { mine.put(("map", "server")) }
      var theirs = mine
      let (name, typed, other) = each.both
      theirs.put((name, other))
      #expect(try await browser.post(each.action, theirs.fields).status == .seeOther)
      mine.put((name, typed))
      let asked = try await browser.post(each.action, mine.fields)
      #expect(asked.status == .conflict)
      #expect(asked.contains("This was changed elsewhere meanwhile", "Save again to keep"))
      #expect(try await Self.form(each, browser)[name] == other)
      let again = FormReading(asked.text, action: each.action)
      #expect(again[name] == typed)
      #expect(try await browser.post(each.action, again.fields).status == .seeOther)
      #expect(try await Self.form(each, browser)[name] == typed)
    }
  }

  @Test func `a script gets the question, and what the form is filled from now`() async throws {
    try await Self.browse { browser in
      let each = Case(page: "/journal", action: "/journal/notes/1")
      var mine = try await Self.form(each, browser)
      var theirs = mine
      theirs.put(("text", "Theirs"))
      _ = try await browser.post(each.action, theirs.fields, asking: true)
      mine.put(("text", "Mine"))
      let asked = try await browser.post(each.action, mine.fields, asking: true)
      #expect(asked.status == .conflict)
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(asked.text.utf8)) as? [String: Any])
      #expect("\(answer["text"] ?? "")".contains("Notes: Theirs"))
      mine.put(("was", try #require(answer["was"] as? String)))
      #expect(try await browser.post(each.action, mine.fields, asking: true).status == .ok)
    }
  }

  @Test func `good things are merged one by one`() async throws {
    try await Self.browse { browser in
      let each = Case(page: "/journal", action: "/journal/gratitude")
      func fields(_ form: FormReading, _ texts: [String]) -> [(String, String)] {
        form.fields.filter { $0.0 != "text" } + texts.map { ("text", $0) }
      }
      let form = try await Self.form(each, browser)
      _ = try await browser.post(each.action, fields(form, ["one", "two", "theirs"]))
      let saved = try await browser.post(each.action, fields(form, ["mine", "two", "three"]))
      #expect(saved.status == .seeOther)
      let page = try await browser.get("/journal")
      #expect(FormReading(page.text, action: each.action)["text"] == "mine\ntwo\ntheirs")
      let asked = try await browser.post(each.action, fields(form, ["one", "two", "other"]))
      #expect(asked.status == .conflict)
      #expect(asked.contains("Three good things (3)", #"<dd dir="auto">theirs</dd>"#))
      #expect(FormReading(asked.text, action: each.action)["text"] == "mine\ntwo\nother")
    }
  }

  /// The forms that change nothing stored before, by template and the beginning of the address:
  /// they add something, or perform an action.
  private static let others: [String: [String]] = [
    "bucket": ["/bucket"],
    // The form of an item names its text, so that another one is never changed.
    "checklist": ["/tasks/{{task}}/items/{{number}}/edit", "/tasks/{{task}}/items"],
    "devices": ["/devices"], "habit_counter": ["/journal/habits/{{id}}/mark"],
    "device": ["/devices/{{id}}/secret", "/devices/{{id}}/places"],
    "exchange": ["/exchange"], "home": ["/quick"], "journal_day": ["/journal/notes\""],
    "login": ["/login"],
    "map_question": ["{{questionAction}}"], "mood_form": ["/moods"], "photos": ["/photos"],
    "plan": ["/plan/pin"], "practice": ["/practice/{{word}}"], "rest": ["/rest"],
    "several": ["/several/done", "/pause"], "settings_keys": ["/settings/keys"],
    "welcome_line": ["/quick"],
    "welcome_question": ["/devices", "/settings/notifications", "/welcome/parts"],
    "welcome_templates": ["/welcome/template"],
    "task": [
      "/tasks/{{id}}/turn", "/tasks/{{id}}/done", "/tasks/{{id}}/snooze", "/tasks/{{id}}/move",
    ],
  ]

  @Test func `every form that changes something stored says how it was filled`() throws {
    var others = Self.others
    for asset in Asset.all where asset.isTemplate {
      let template = String(asset.name.dropLast(".mustache".count))
      for match in asset.text.matches(of: /(?s)<form[^>]*method="post"[^>]*>.*?<\/form>/) {
        let form = String(match.0)
        let typed = /<(textarea|select|input(?![^>]*type="hidden"))/
        guard form.contains(typed) else { continue }
        let head = form.prefix { $0 != ">" }
        if let index = others[template]?.firstIndex(where: { head.contains("action=\"\($0)") }) {
          others[template]?.remove(at: index)
          continue
        }
        #expect(
          form.contains("{{>form_state}}") || form.contains(#"name="version""#),
          "\(template): \(head)")
      }
    }
  }
}

extension FormReading {
  /// Puts a value into a field; an empty one unticks a box.
  fileprivate mutating func put(_ change: (String, String)) {
    if change.1.isEmpty { remove(change.0) } else { set(change.0, change.1) }
  }
}

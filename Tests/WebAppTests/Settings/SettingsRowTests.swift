import Application
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebApp

/// The rows of the settings page, each of which opens.
struct SettingsRowTests {
  @Test func `the page has eight rows, which are closed as it opens`() async throws {
    try await SettingsPageTests.browse { browser, _, _ in
      let page = try await browser.get("/settings").text
      let rows = page.matches(of: /<details class="fold setting-row" id="(\w+)"[^>]*>/)
      #expect(
        rows.map { String($0.1) }
          == ["look", "day", "parts", "reminders", "map", "phones", "keys", "about"])
      #expect(rows.allSatisfy { !$0.0.contains(" open") })
      let ids = page.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
      #expect(Set(ids).count == ids.count, "an identifier stands twice")
      for section in SettingsSection.all { #expect(ids.contains(section.id), "\(section.id)") }
      #expect(page.contains(#"<small>Same as the system · Teal"#))
    }
  }

  @Test(arguments: [
    ("/settings/day", [("day.start", "wrong")], "day"),
    ("/settings/quiet", [("quiet_hours.start", "wrong")], "day"),
    ("/settings/test", [("notifier", "desktop")], "reminders"),
    ("/settings/keys", [("name", "")], "phones"),
  ])
  func `a row in which something was sent is open in the answer`(
    path: String, form: [(String, String)], row: String
  ) async throws {
    try await SettingsPageTests.browse { browser, _, _ in
      let page = try await browser.post(path, form)
      let open = page.text.matches(of: /\ id="(\w+)" data-id="[^"]*" open>/).map { String($0.1) }
      #expect(open == [row])
    }
  }

  @Test func `what was saved without scripts leaves its row open`() async throws {
    try await SettingsPageTests.browse { browser, _, _ in
      let saved = try await browser.post("/settings/map", [("map", "none")])
      let page = try await browser.get(saved.location ?? "")
      #expect(page.contains(#"id="map" data-id="row-map" open>"#))
    }
  }

  @Test func `a switch that is off sends its word, and one that is on is taken first`() async throws
  {
    try await SettingsPageTests.browse { browser, store, _ in
      let page = try await browser.get("/settings")
      #expect(page.contains(#"role="switch" name="part.plan" value="on" checked"#))
      #expect(page.contains(#"<input type="hidden" name="part.plan" value="off">"#))
      _ = try await browser.post("/settings/parts", [("part.plan", "off")])
      #expect(try SettingsPageTests.chosen(store)["parts"] == #"["today"]"#)
      _ = try await browser.post("/settings/parts", [("part.plan", "on"), ("part.plan", "off")])
      #expect(try SettingsPageTests.chosen(store)["parts"] == #"["today", "plan"]"#)
    }
  }

  @Test func `only a row with something set elsewhere says so`() async throws {
    try await SettingsPageTests.browse { browser, _, _ in
      let page = try await browser.get("/settings")
      #expect(!page.contains("Some of this is set elsewhere"))
    }
    try await SettingsPageTests.browse(
      fixed: ["day.start": ("07:00", .file("/f"))]
    ) { browser, _, _ in
      let page = try await browser.get("/settings").text
      #expect(page.ranges(of: "Some of this is set elsewhere").count == 1)
      #expect(page.ranges(of: "#i-lock").count == 1)
    }
  }
}

import Application
import Foundation
import HTTPTypes
import Model
import QRCode
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import WebApp

/// The settings page, as a browser without JavaScript uses it.
struct SettingsPageTests {
  /// A site whose settings are chosen in its store.
  static func browse(
    fixed: [String: (String, SettingState.Origin)] = [:],
    _ body: @Sendable (Browser, SQLiteStore, SampleSettings) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    let settings = SampleSettings(store, fixed: fixed)
    let site = try Site.sample(store: store, settings: settings.port)
    try await site.test { try await body(Browser(client: $0), store, settings) }
  }

  static func chosen(_ store: SQLiteStore) throws -> [String: String] {
    Dictionary(try store.preferences().map { ($0.key, $0.value) }) { first, _ in first }
  }

  @Test func `every setting that can be chosen has a field`() async throws {
    try await Self.browse { browser, _, _ in
      let page = try await browser.get("/settings")
      #expect(page.status == .ok)
      // Each part has a box of its own, and a button lets phones in.
      for key in SampleSettings.defaults.keys where !["parts", "web.listen"].contains(key) {
        #expect(page.text.contains("name=\"\(key)\""), "\(key)")
      }
      #expect(page.contains("href=\"/categories\"", "type=\"color\" class=\"js picker\""))
      #expect(page.contains("href=\"/settings\" aria-current=\"page\"", "x, at &lt;host&gt;"))
      #expect(try await browser.get("/history").contains("<a href=\"/settings\">"))
    }
  }

  @Test(arguments: [false, true])
  func `a service on this computer itself is taken after one question`(isScript: Bool) async throws
  {
    try await Self.browse { browser, store, _ in
      let form = [("notify.ntfy.url", "http://own.example")]
      let asked = try await browser.post("/settings/notifications", form, asking: isScript)
      #expect(asked.text.contains("This computer itself?"), "\(asked.text)")
      #expect(asked.text.contains(isScript ? #""code":"this_computer""# : #"name="this_computer""#))
      #expect(try Self.chosen(store)["notify.ntfy.url"] == nil)
      let yes = form + [("this_computer", "1")]
      let taken = try await browser.post("/settings/notifications", yes, asking: isScript)
      #expect(taken.status == (isScript ? .ok : .seeOther))
      #expect(try Self.chosen(store)["notify.ntfy.url"] == "http://own.example")
    }
  }

  @Test func `a service in a private network is taken and named`() async throws {
    try await Self.browse { browser, store, _ in
      let form = [("notify.ntfy.url", "http://near.example")]
      let taken = try await browser.post("/settings/notifications", form, asking: true)
      #expect(taken.status == .ok && taken.text.contains("in your network, at 10.0.0.2"))
      #expect(try Self.chosen(store)["notify.ntfy.url"] == "http://near.example")
    }
  }

  @Test func `when tasks remind is chosen`() async throws {
    try await Self.browse { browser, store, _ in
      let saved = try await browser.post(
        "/settings/reminders", [("remind.appointments", "1d, 0"), ("remind.overdue", "false")])
      #expect(saved.status == .seeOther)
      #expect(
        try Self.chosen(store) == ["remind.appointments": "1d, 0", "remind.overdue": "false"])
    }
  }

  @Test func `quiet hours have a switch`() async throws {
    try await Self.browse { browser, store, _ in
      func save(_ fields: [(String, String)]) async throws -> [String: String] {
        let answer = try await browser.post("/settings/quiet", fields)
        #expect(answer.status == .seeOther)
        return try Self.chosen(store)
      }
      let (start, end) = ("quiet_hours.start", "quiet_hours.end")
      let usual = [start: "22:00", end: "07:00"]
      #expect(try await save([("quiet", "on"), (start, ""), (end, "")]) == usual)
      let page = try await browser.get("/settings")
      #expect(page.contains("name=\"quiet\" value=\"on\" checked"))
      #expect(
        try await save([("quiet", "on"), (start, "23:30"), (end, "07:00")])
          == [start: "23:30", end: "07:00"])
      let off = [start: "off", end: "07:00"]
      #expect(try await save([("quiet", "off"), (start, "23:30"), (end, "07:00")]) == off)
      // The start is empty then, and stays off while another field is changed.
      #expect(
        try await save([
          ("quiet", "off"), (start, ""), (end, "07:00"), ("quiet_hours.all", "true"),
        ]) == off.merging(["quiet_hours.all": "true"]) { $1 })
      #expect(
        try await save([("quiet", "on"), (start, ""), (end, "07:00")])[start] == "22:00")
      // Emptying both switches them off.
      #expect(try await save([("quiet", "on"), (start, ""), (end, "")])[start] == "off")
    }
  }

  @Test func `a section is saved, takes effect at once, and can be undone`() async throws {
    try await Self.browse { browser, store, settings in
      let saved = try await browser.post(
        "/settings/day", [("day.start", " 09:00 "), ("day.end", "22:00"), ("day.turn", "")])
      #expect(saved.status == .seeOther)
      #expect(saved.location == "/settings?did=1")
      #expect(try Self.chosen(store) == ["day.start": "09:00"])
      #expect(settings.noted == ["changed"])
      let page = try await browser.get("/settings?did=1")
      #expect(page.contains("The day begins at: 09:00.", "name=\"step\" value=\"1\""))
      #expect(page.contains("type=\"time\" value=\"09:00\""))
      #expect(try await browser.post("/undo", [("step", "1")]).status == .seeOther)
      #expect(try Self.chosen(store) == [:])
      #expect(settings.noted == ["changed", "changed"])
      #expect(try await browser.post("/redo", []).status == .seeOther)
      #expect(try Self.chosen(store) == ["day.start": "09:00"])
      #expect(settings.noted.count == 3)
      _ = try await browser.post("/settings/day", [("day.start", "09:00")])
      #expect(settings.noted.count == 3, "nothing was changed")
      _ = try await browser.post("/settings/day", [("day.start", "")])
      #expect(try Self.chosen(store) == [:])
    }
  }

  @Test(arguments: ["wrong", "taken"])
  func `a bad value comes back as typed, with the error beside its field`(
    value: String
  ) async throws {
    try await Self.browse { browser, store, settings in
      let page = try await browser.post(
        "/settings/day", [("day.start", value), ("day.end", "23:45")])
      #expect(page.status == .unprocessableContent)
      #expect(page.contains("type=\"text\" value=\"\(value)\"", "value=\"23:45\""))
      #expect(page.contains("id=\"s-day-start\"", "Nothing was saved."))
      let error = value == "wrong" ? "Expected something else." : "Expected two different times."
      #expect(page.contains("id=\"e-day-start\">\(error)</p>", "id=\"e-day-end\"></p>"))
      #expect(page.text.ranges(of: "aria-invalid=\"true\" autofocus").count == 1)
      #expect(page.text.ranges(of: "aria-invalid").count == 1)
      #expect(page.contains("<a href=\"#w-day-start\">"), "the top of the page leads to it")
      #expect(try Self.chosen(store) == [:])
      #expect(settings.noted == [])
    }
  }

  @Test func `a script gets the field and the error as JSON`() async throws {
    try await Self.browse { browser, _, _ in
      let answer = try await browser.post(
        "/settings/day", [("day.start", "wrong")], asking: true)
      #expect(answer.status == .unprocessableContent)
      #expect(answer.contains("\"field\":\"day.start\"", "Expected something else."))
      #expect(answer.contains(#""errors":{"day.start":"Expected something else."}"#))
    }
  }

  @Test func `what is set elsewhere is shown locked with its place, and refused`() async throws {
    let fixed: [String: (String, SettingState.Origin)] = [
      "day.start": ("07:00", .file("/etc/<passby>.yaml")), "clock": ("12h", .environment("X_Y")),
      "week_start": ("sunday", .option), "language": ("uk", .file("/f")),
      "web.geocoder": ("https://g/", .file("/f")),
    ]
    try await Self.browse(fixed: fixed) { browser, store, settings in
      let page = try await browser.get("/settings")
      #expect(page.contains("Set in /etc/&lt;passby&gt;.yaml."))
      #expect(page.contains("Set by the environment variable X_Y."))
      #expect(page.contains("Set by an option of the command."))
      #expect(page.text.ranges(of: " disabled").count == 6)
      let refused = try await browser.post(
        "/settings/day", [("day.start", "05:00"), ("day.end", "21:00")])
      #expect(refused.status == .unprocessableContent)
      #expect(refused.contains("This cannot be changed here. Set in /etc/&lt;passby&gt;.yaml."))
      #expect(try Self.chosen(store) == [:])
      let open = try await browser.post("/settings/day", [("day.end", "21:00")])
      #expect(open.status == .seeOther)
      #expect(try Self.chosen(store) == ["day.end": "21:00"])
      #expect(settings.noted == ["changed"])
    }
  }

  @Test(arguments: [
    (
      [("map", "osm")],
      ["web.tiles": OpenStreetMap.tiles, "web.attribution": OpenStreetMap.attribution]
    ),
    ([("map", "none")], ["web.tiles": ""]),
    (
      [("map", "server"), ("web.tiles", "http://t/{z}/{x}/{y}"), ("web.attribution", "T")],
      ["web.tiles": "http://t/{z}/{x}/{y}", "web.attribution": "T"]
    ),
    (
      [("map", "file"), ("web.tiles_file", "/m.mbtiles"), ("web.attribution", "")],
      ["web.tiles_file": "/m.mbtiles"]
    ),
  ])
  func `the images of the map are one choice`(
    form: [(String, String)], expected: [String: String]
  ) async throws {
    try await Self.browse { browser, store, _ in
      #expect(try await browser.post("/settings/map", form).status == .seeOther)
      #expect(try Self.chosen(store) == expected)
      let page = try await browser.get("/settings")
      #expect(page.contains("name=\"map\" value=\"\(form[0].1)\" checked"))
      _ = try await browser.post("/settings/map", [("map", "none")])
      #expect(try Self.chosen(store) == ["web.tiles": ""])
    }
  }

  @Test(arguments: [
    ("map", [("map", "server"), ("web.tiles", " ")], "e-web-tiles", "Please fill in this field."),
    ("map", [("map", "file")], "e-web-tiles-file", "Please fill in this field."),
    ("map", [("map", "moon")], "e-map", "Expected osm, server, file, none."),
    ("map", [("map", "file"), ("web.tiles_file", "wrong")], "e-web-tiles-file", "Expected some"),
    ("addresses", [("addresses", "server")], "e-web-geocoder", "Please fill in this field."),
    ("addresses", [("addresses", "x")], "e-addresses", "Expected osm, server, none."),
  ])
  func `a choice without what it needs is refused`(
    section: String, form: [(String, String)], id: String, error: String
  ) async throws {
    try await Self.browse { browser, store, _ in
      let page = try await browser.post("/settings/\(section)", form)
      #expect(page.status == .unprocessableContent)
      #expect(page.contains("id=\"\(id)\">\(error)"), "\(page.text)")
      #expect(try Self.chosen(store) == [:])
    }
  }

  @Test func `where a file fixes the images, the rest can be chosen`() async throws {
    let fixed: [String: (String, SettingState.Origin)] = [
      "web.tiles": ("http://t/{z}/{x}/{y}", .file("/f"))
    ]
    try await Self.browse(fixed: fixed) { browser, store, _ in
      let saved = try await browser.post(
        "/settings/map", [("web.attribution", "Somebody"), ("web.tiles_file", "")])
      #expect(saved.status == .seeOther)
      #expect(try Self.chosen(store) == ["web.attribution": "Somebody"])
    }
  }

  @Test func `a test is sent through the named notifier, and its outcome shown`() async throws {
    try await Self.browse { browser, _, settings in
      let good = try await browser.post("/settings/test", [("notifier", "desktop")])
      #expect(good.status == .ok)
      #expect(good.contains("Desktop: the test was sent."))
      let bad = try await browser.post("/settings/test", [("notifier", "webhook.x")])
      #expect(bad.contains("x, at &lt;host&gt;: the test failed.", "notice bad"))
      #expect(settings.noted == ["test desktop", "test webhook.x"])
      #expect(try await browser.post("/settings/test", [("notifier", "y")]).status == .notFound)
      #expect(try await browser.post("/settings/test", []).status == .notFound)
    }
  }

  @Test(arguments: [
    ("language", [("clock", "12h")], "Clock: 12 hours (6:05 PM)."),
    ("map", [("map", "none")], "Map images: No images."),
    ("parts", [("part.mood", "on")], "Parts: Today, Plan, Mood."),
    (
      "appearance", [("accent", "own"), ("appearance.color", "#123456")], "Colour: Your own colour."
    ),
    ("notifications", [("notify.ntfy.topic", "cats")], "ntfy: topic: cats."),
    ("rewards", [("rewards.pictures", "off")], "Pictures after something is done: None."),
  ])
  func `one changed field is saved by itself, and said in words`(
    section: String, form: [(String, String)], words: String
  ) async throws {
    try await Self.browse { browser, store, _ in
      let saved = try await browser.post("/settings/\(section)", form, asking: true)
      #expect(saved.status == .ok && saved.contains(words), "\(saved.text)")
      #expect(try store.preferences().count <= 3)
      #expect(try await browser.get("/settings?did=1").contains(words))
    }
  }

  @Test func `without scripts each group has a button, with them it is hidden`() async throws {
    try await Self.browse { browser, _, _ in
      let page = try await browser.get("/settings").text
      let buttons = page.ranges(of: #"<div class="nojs"><button class="primary""#).count
      #expect(buttons == SettingsSection.all.count)
      #expect(page.contains("/settings.js?") && page.contains("Licence: MIT"))
      #expect(page.ranges(of: " data-look").count == 3)
    }
  }

  @Test func `an address that another field chooses is no text to type over`() async throws {
    try await Self.browse { browser, _, _ in
      _ = try await browser.post("/settings/map", [("map", "osm")])
      let page = try await browser.get("/settings")
      #expect(page.contains(#"name="web.tiles" type="text" value="""#))
    }
  }

  @Test func `an unknown section is not found, and the address of a form leads to the page`()
    async throws
  {
    try await Self.browse { browser, _, _ in
      let unknownSection = try await browser.post("/settings/moon", []).status
      #expect(unknownSection == .notFound)
      let unknownPage = try await browser.get("/settings/moon").status
      #expect(unknownPage == .notFound)
      let form = try await browser.client.execute(uri: "/settings/day", method: .get)
      #expect(form.status == .seeOther && form.headers[.location] == "/settings#day")
    }
  }

  @Test func `without a token the page says how to make one`() async throws {
    try await Self.browse { browser, _, _ in
      let saysHow = try await browser.get("/settings").contains(
        "There is no token", "passby web token")
      #expect(saysHow)
    }
  }

  @Test func `a page that others can open shows its address as a code`() async throws {
    let addresses = ["http://192.168.1.20:7575", "http://10.0.0.7:7575"]
    let closed = try await Site.sample().test { try await Browser(client: $0).get("/settings") }
    #expect(closed.contains(#"data-network="closed""#, "web.listen: 0.0.0.0"))
    let site = try Site.sample(otherAddresses: addresses)
    let open = try await site.test { try await Browser(client: $0).get("/settings") }
    for address in addresses { #expect(open.contains(#"<a href="\#(address)">\#(address)</a>"#)) }
    #expect(open.contains("Point the camera"))
    guard (try? QRCode(addresses[0])) != nil else { return }
    #expect(open.contains("QR code of \(addresses[0])", #"viewBox="0 0 33 33""#))
    #expect(!open.contains("QR code of \(addresses[1])"))
  }

  @Test(arguments: ["en", "uk"])
  func `commands stand below By hand alone`(language: String) async throws {
    try await Self.browse { browser, _, _ in
      let page = try await browser.get("/settings", language: language).text
      let summary = language == "uk" ? "Вручну" : "By hand"
      let rest = page.replacing(
        try Regex("<summary>\\s*\(summary)</summary>.*?</details>").dotMatchesNewlines(), with: "")
      #expect(page.contains("passby web token"))
      #expect(!rest.contains(/passby [a-z]/), "\(rest.firstMatch(of: /passby [a-z]+/)?.0 ?? "")")
    }
  }

  @Test func `the page is in the language of its reader`() async throws {
    try await Self.browse { browser, _, _ in
      let page = try await browser.get("/settings", language: "uk")
      #expect(page.contains("Мова і час", "Пошук адрес", "Надіслати пробне"))
    }
  }
}

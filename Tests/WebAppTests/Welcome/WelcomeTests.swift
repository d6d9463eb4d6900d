import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The welcome (V6): one question at a time, and what is missing on the page Status.
struct WelcomeTests {
  /// Returns the names of the questions on a page.
  private static func questions(_ page: OneShot) -> [String] {
    page.text.matches(of: /data-question="(\w+)"/).map { String($0.1) }
  }

  private static func answers(_ page: OneShot) -> [String] {
    page.text.matches(of: /data-answer="(\w+)"/).map { String($0.1) }
  }

  @Test func `an empty list asks what is forgotten, a list with a task nothing`() async throws {
    try await Site.browse(places: []) { browser, store in
      let page = try await browser.get("/")
      #expect(Self.questions(page) == ["task"])
      #expect(Self.answers(page) == ["later"])
      #expect(page.text.matches(of: /id="quick-line"/).count == 1)
      #expect(page.text.matches(of: /data-template="/).count == 10)
      try store.add(todos: [.sample(1, places: [])])
      #expect(Self.questions(try await browser.get("/")).isEmpty)
    }
  }

  @Test(arguments: [
    ("phone", ["phone", "browser", "receiver", "later"]),
    ("tell", ["owntracks", "browser", "ntfy", "desktop", "later"]),
    ("place", ["search", "map", "here", "later"]),
    ("parts", ["mood", "progress", "rewards", "quiet", "save", "later"]),
  ])
  func `each question has its answers`(question: String, answers: [String]) async throws {
    try await Site.browse(places: []) { browser, _ in
      let page = try await browser.get("/welcome?question=\(question)")
      #expect(Self.questions(page) == [question])
      #expect(Self.answers(page) == answers)
      #expect(page.text.matches(of: /<li><a href="\/welcome\?question=/).count == 4)
    }
  }

  @Test func `the question of former versions leads to the phone`() async throws {
    try await Site.browse(places: []) { browser, _ in
      let page = try await browser.get("/welcome?question=position&answer=receiver")
      #expect(page.location == "/welcome?question=phone&answer=receiver")
    }
  }

  @Test func `of a template what is ticked is added in one step, in both languages`() async throws {
    let first = ["en": "Cat medicine against worms", "uk": "Ліки для кота від глистів"]
    for (language, first) in first {
      try await Site.browse(places: []) { browser, store in
        let page = try await browser.get(
          "/welcome?question=task&template=cat", language: language)
        #expect(page.contains(first, "id=\"template\""))
        #expect(page.text.matches(of: /name="task" value="\d+" checked/).count == 9)
        // Nothing that is ticked adds nothing.
        let none = try await browser.post("/welcome/template", [("template", "cat")])
        #expect(none.status == .seeOther)
        #expect(try store.withSnapshot { try $0.todos.isEmpty })
        let added = try await browser.post(
          "/welcome/template", [("template", "cat"), ("task", "1"), ("task", "3")],
          language: language)
        #expect(added.status == .seeOther)
        #expect(try store.withSnapshot { try $0.todos.map(\.name) }.count == 2)
        #expect(try store.withSnapshot { try $0.todos.first?.name } == first)
        let again = try await browser.get(
          "/welcome?question=task&template=cat", language: language)
        #expect(again.text.matches(of: /name="task" value="\d+" checked/).count == 7)
        #expect(again.text.matches(of: /name="task" value="\d+" disabled/).count == 2)
        _ = try store.undo()
        #expect(try store.withSnapshot { try $0.todos.isEmpty })
      }
    }
  }

  @Test func `a template gives its tasks the place that is chosen`() async throws {
    try await Site.browse(places: [.sample(1, name: "Vet")]) { browser, store in
      let page = try await browser.get("/welcome?question=task&template=cat")
      #expect(page.contains("<option>Vet</option>"))
      let unknown = try await browser.post(
        "/welcome/template", [("template", "nothing"), ("task", "1")])
      #expect(unknown.status == .notFound)
      _ = try await browser.post(
        "/welcome/template",
        [("template", "cat"), ("task", "1"), ("task", "2"), ("place", "Vet")])
      #expect(try store.withSnapshot { try $0.todos.map(\.places.count) } == [1, 0])
    }
  }

  @Test func `the place that is asked goes to the task that waits for it`() async throws {
    try await Site.browse(todos: [.sample(1, name: "Milk", places: [])], places: []) {
      browser, store in
      let page = try await browser.get("/welcome")
      #expect(Self.questions(page) == ["place"])
      #expect(page.contains("Where do you get", "Milk", "%2Fwelcome%3Ftask%3D1"))
      let form = [
        ("name", "Market"), ("position", "52.5,13.4"), ("back", "/welcome?task=1"),
      ]
      #expect(try await browser.post("/places", form).status == .seeOther)
      #expect(try store.withSnapshot { try $0.todos.first?.places.count } == 1)
      #expect(Self.questions(try await browser.get("/welcome?task=1")) == ["phone"])
    }
  }

  @Test func `a question that is left gives way to the next, in this browser`() async throws {
    let site = try Site.sample()
    try await site.test { client in
      var cookie = ""
      for (left, next) in [
        ("task", "place"), ("place", "phone"), ("phone", "tell"), ("tell", "parts"),
        ("parts", "none"),
      ] {
        let answer = try await client.execute(
          uri: "/welcome?later=\(left)", method: .get, headers: [.cookie: cookie])
        #expect(answer.headers[.location] == "/welcome")
        cookie =
          (answer.headers[.setCookie] ?? "").split(separator: ";").first.map(String.init) ?? ""
        let page = OneShot(
          try await client.execute(uri: "/welcome", method: .get, headers: [.cookie: cookie]))
        #expect(Self.questions(page) == [next])
      }
      #expect(cookie == "passby_welcome=task.place.phone.tell.parts")
      let status = OneShot(
        try await client.execute(uri: "/status", method: .get, headers: [.cookie: cookie]))
      #expect(status.contains("Still to set up", "/welcome?question=phone", "question=parts"))
      #expect(Self.questions(try await Browser(client: client).get("/welcome")) == ["task"])
      // Nothing to change is an answer, too.
      let answered = OneShot(
        try await client.execute(
          uri: "/status", method: .get, headers: [.cookie: "passby_welcome=parts!"]))
      #expect(answered.contains("Still to set up") && !answered.contains("question=parts"))
    }
  }

  @Test(arguments: ["//elsewhere.example", "https://elsewhere.example/", "x"])
  func `what is left leads to no other site`(back: String) async throws {
    try await Site.browse(places: []) { browser, _ in
      let answer = try await browser.get("/welcome?later=tell&back=\(back)")
      #expect(answer.location == "/")
    }
  }

  @Test func `what is known is not asked`() async throws {
    let position = LivePosition(
      time: Site.pageNow, latitude: 52.52, longitude: 13.405, accuracyMeters: 9, isAccepted: true)
    try await Site.browse(todos: [.sample(1)], position: position) { browser, _ in
      let page = try await browser.get("/welcome")
      #expect(Self.questions(page) == ["tell"])
      #expect(try await !browser.get("/status").contains("question=phone"))
      #expect(try await !browser.get("/status").contains("question=place"))
    }
  }

  @Test func `a phone that the page makes tells, and its test says what became of it`() async throws
  {
    let tested = Mutex<[Device.ID: DeviceTest]>([:])
    let devices = DevicesPort(
      sendTest: { id in tested.withLock { $0[id] = DeviceTest(asked: Date()) } },
      test: { id in tested.withLock { $0[id] } })
    try await Site.browse(
      todos: [.sample(1, name: "Milk")], otherAddresses: ["http://192.168.1.20:7575"],
      devices: devices
    ) { browser, store in
      let key = try await browser.post("/devices", [("name", "Pixel"), ("welcome", "1")])
      #expect(key.contains("Go on", #"href="/welcome""#))
      #expect(try store.withSnapshot { try $0.devices.first?.notifiesInApp } == true)
      #expect(Self.questions(try await browser.get("/welcome")) == ["parts"])
      let answer = try await browser.post("/welcome/test", [("device", "1")])
      #expect(answer.location == "/welcome?question=tell&answer=owntracks&test=1")
      let waits = try await browser.get(answer.location ?? "")
      #expect(waits.contains("Waits for Pixel’s first position."))
      tested.withLock { $0[Device.ID(rawValue: 1)] = DeviceTest(asked: Date() - 400) }
      let long = try await browser.get(answer.location ?? "")
      #expect(long.contains("Nothing for five minutes: open OwnTracks on Pixel"))
      tested.withLock { $0[Device.ID(rawValue: 1)] = DeviceTest(asked: Date() - 2, handed: Date()) }
      #expect(try await browser.get(answer.location ?? "").contains("Handed to Pixel, 2 s"))
      let told = try await browser.post("/welcome/tell", [("device", "1"), ("on", "0")])
      #expect(told.location?.hasPrefix("/welcome?question=tell&answer=owntracks") == true)
      #expect(try store.withSnapshot { try $0.devices.first?.notifiesInApp } == false)
      for form in [[("device", "9")], [("device", "x")], []] {
        #expect(try await browser.post("/welcome/tell", form).status == .notFound)
        #expect(try await browser.post("/welcome/test", form).status == .notFound)
      }
    }
  }

  @Test func `at the end stands one promise, or what is missing for it`() async throws {
    try await Site.browse(
      todos: [.sample(1, name: "Milk")], otherAddresses: ["http://192.168.1.20:7575"]
    ) { browser, _ in
      let left = OneShot(
        try await browser.client.execute(
          uri: "/welcome", method: .get, headers: [.cookie: "passby_welcome=phone.tell.parts!"]))
      #expect(Self.questions(left) == ["none"])
      #expect(left.contains("Nothing tells you yet", #"data-answer="ntfy""#))
      #expect(!left.contains("Passby will tell you"))
      _ = try await browser.post("/devices", [("name", "Pixel")])
      let page = OneShot(
        try await browser.client.execute(
          uri: "/welcome", method: .get, headers: [.cookie: "passby_welcome=parts!"]))
      #expect(Self.questions(page) == ["none"])
      #expect(page.contains("Passby will tell you on Pixel, in OwnTracks, when you pass", "Milk"))
    }
  }

  @Test func `a phone that cannot show reminders by itself is named as the reason`() async throws {
    var health = DeviceFigures(device: 1)
    health.kind = "gpslogger"
    let devices = DevicesPort(health: { [health] in [Device.ID(rawValue: 1): health] })
    try await Site.browse(devices: devices) { browser, _ in
      _ = try await browser.post("/devices", [("name", "Pixel")])
      let page = try await browser.get("/welcome?question=tell&answer=owntracks")
      #expect(page.contains("None of your phones uses OwnTracks", "Add a phone"))
      #expect(!page.contains("Add a phone first"))
    }
  }

  @Test func `parts are stored, and one that a file fixes stays`() async throws {
    let sample: @Sendable (SQLiteStore) -> SettingsPort = { SampleSettings($0).port }
    try await Site.browse(settings: sample) { browser, store in
      let saved = try await browser.post("/welcome/parts", [("part", "mood")])
      #expect(saved.location == "/welcome?did=2")
      let chosen = Dictionary(
        try store.withSnapshot { try $0.preferences }.map { ($0.key, $0.value) }
      ) { first, _ in first }
      #expect(chosen["parts"] == #"["today", "plan", "mood"]"#)
      #expect(chosen["rewards.pictures"] == "off")
    }
    let fixed: @Sendable (SQLiteStore) -> SettingsPort = {
      SampleSettings($0, fixed: ["parts": ("[\"today\"]", .file("/f"))]).port
    }
    try await Site.browse(settings: fixed) { browser, store in
      let saved = try await browser.post("/welcome/parts", [("part", "mood"), ("rewards", "on")])
      #expect(saved.location == "/welcome")
      #expect(try store.withSnapshot { try $0.preferences }.isEmpty)
    }
  }

  @Test func `the form of ntfy shows what is saved, goes on, and asks before the topic changes`()
    async throws
  {
    let sample: @Sendable (SQLiteStore) -> SettingsPort = { SampleSettings($0).port }
    try await Site.browse(settings: sample) { browser, store in
      let back = "/welcome?question=tell&answer=ntfy"
      let empty = try await browser.get(back)
      #expect(empty.contains(#"<button class="primary">Save"#, #"value="passby-"#))
      #expect(!empty.text.contains(#"data-answer="next""#))
      let form = [
        ("notify.ntfy.url", "https://ntfy.example"), ("notify.ntfy.topic", "cats-1"),
        ("back", back),
      ]
      #expect(try await browser.post("/settings/notifications", form).status == .seeOther)
      let page = try await browser.get(back)
      #expect(page.contains(#"value="https://ntfy.example""#, #"value="cats-1""#, "<button>Save"))
      #expect(page.contains(#"<a class="button primary" data-answer="next" href="/welcome">"#))
      #expect(page.text.contains("press their buttons Done and Snooze"))
      // The same once more changes nothing, and is not asked.
      #expect(try await browser.post("/settings/notifications", form).status == .seeOther)
      let other = [("notify.ntfy.topic", "cats-2"), ("back", back)]
      let asked = try await browser.post("/settings/notifications", other)
      #expect(asked.status == .conflict)
      #expect(asked.contains("https://ntfy.example/cats-1", "Change the topic", #"value="cats-2""#))
      let stored = { try store.withSnapshot { try $0.preferences } }
      #expect(try stored().contains { $0.value == "cats-1" })
      let program = try await browser.post("/settings/notifications", other, asking: true)
      #expect(program.status == .conflict && program.contains("topic_changes"))
      let sure = try await browser.post("/settings/notifications", other + [("again", "1")])
      #expect(sure.status == .seeOther)
      #expect(try stored().contains { $0.value == "cats-2" })
      // What ends ntfy needs no question.
      let none = [("notify.ntfy.topic", ""), ("back", back)]
      #expect(try await browser.post("/settings/notifications", none).status == .seeOther)
    }
  }

  @Test func `a topic of ntfy that is refused comes back in the welcome`() async throws {
    let sample: @Sendable (SQLiteStore) -> SettingsPort = { SampleSettings($0).port }
    try await Site.browse(settings: sample) { browser, _ in
      let form = [
        ("notify.ntfy.topic", "wrong"), ("back", "/welcome?question=tell&answer=ntfy"),
      ]
      let page = try await browser.post("/settings/notifications", form)
      #expect(page.status == .unprocessableContent)
      #expect(Self.questions(page) == ["tell"])
      #expect(page.contains(#"id="ne-topic">Expected something else."#, #"value="wrong""#))
    }
  }
}

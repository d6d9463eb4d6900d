import Application
import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Text

/// Edits of devices and persons, and what is typed into an app.
struct DeviceTests {
  private let store: SQLiteStore
  private let builder: EditBuilder
  private let zone = TimeZone.berlin

  init() throws {
    store = try SQLiteStore.empty()
    builder = .inBerlin("2026-01-01T10:00")
  }

  private func input(_ change: (inout DeviceInput) -> Void) -> DeviceInput {
    var input = DeviceInput()
    change(&input)
    return input
  }

  @discardableResult
  private func add(
    _ name: String, _ change: (inout DeviceInput) -> Void = { _ in }
  ) throws -> EditBuilder.KeyOutcome {
    try store.edit { context in
      try builder.addDevice(
        input {
          $0.name = name
          change(&$0)
        }, in: context)
    }.outcome
  }

  private var devices: [Device] { get throws { try store.withSnapshot { try $0.devices } } }
  private var persons: [String] {
    get throws { try store.withSnapshot { try $0.persons.map(\.name) } }
  }

  @Test
  func `a device comes with its person, and one undo takes both back`() throws {
    let added = try add("Anna's phone") { $0.person = "anna" }
    #expect(try persons == ["me", "anna"])
    let stored = try #require(try devices.first)
    #expect(stored.name == "Anna's phone" && stored.id.rawValue == 1)
    let key = added.key
    #expect(stored.keyDigest == key.digest && stored.keyHint == key.hint)
    #expect(key.text.count == 32 && key.digest.count == 32)
    #expect(key.text.allSatisfy { "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".contains($0) })
    #expect(DeviceKey(key.text.lowercased()).digest == key.digest)
    #expect(try store.undo() != nil)
    #expect(try devices.isEmpty && persons == ["me"])
    #expect(try store.redo() != nil)
    #expect(try devices == [stored])
    // A number is never given twice, and the same person is not made twice.
    #expect(try add("Tablet") { $0.person = "ANNA" }.device.id.rawValue == 2)
    #expect(try persons == ["me", "anna"])
  }

  @Test
  func `a new key replaces the old one, and a removed device is gone`() throws {
    let first = try add("Phone").key
    var second: DeviceKey?
    try store.edit { context in
      let old = try DeviceNames(devices: try context.devices).device("phone")
      let result = try builder.renewKey(of: old, in: context)
      second = result.key
      return result.edit
    }
    #expect(try devices.map(\.keyDigest) == [#require(second).digest])
    #expect(first != second)
    try store.edit { context in
      try builder.removeDevice(
        try DeviceNames(devices: try context.devices).device("1"), in: context
      ).edit
    }
    #expect(try devices.isEmpty)
    #expect(try store.lastStep()?.text == #"Removed the device "Phone"."#)
  }

  @Test
  func `one device of a person leads at most`() throws {
    try add("Phone") { $0.leads = true }
    try add("Anna's") {
      $0.person = "anna"
      $0.leads = true
    }
    try add("Tablet") { $0.leads = true }
    #expect(try devices.map(\.leads) == [false, true, true])
  }

  @Test
  func `the receiver gets a row when it is changed, and never a key`() throws {
    let receiver = Device.receiver(created: builder.actionContext.now)
    try store.edit { context in
      try builder.changeDevice(receiver, input { $0.leads = true }, in: context).edit
    }
    #expect(try devices.map(\.id) == [.receiver])
    #expect(throws: Refusal.self) {
      try store.edit { try builder.renewKey(of: receiver, in: $0).edit }
    }
    #expect(throws: Refusal.self) {
      try store.edit { context in
        try builder.changeDevice(receiver, input { $0.topic = "a/b" }, in: context).edit
      }
    }
    #expect(throws: Refusal.self) { try add("receiver") }
  }

  @Test(arguments: [
    ("", "me"), ("a/b", "me"), ("\u{202E}\u{200B}\n", "me"), ("Phone", "a:b"), ("Phone", "a/b"),
    ("Phone", "none"), ("Phone", "a,b"), ("TAKEN", "me"), ("Täken", "me"),
  ])
  func `a name that cannot be is refused`(name: String, person: String) throws {
    try add("Taken")
    #expect(throws: Refusal.self) { try add(name) { $0.person = person } }
    #expect(try devices.count == 1 && persons == ["me"])
  }

  @Test
  func `a long name with control characters is stored on one line`() throws {
    let long = String(repeating: "x", count: 10_000)
    #expect(try add("A\u{1B}[2J\n\u{202E}b").device.name == "A [2J b")
    #expect(try add(long).device.name.count == 200)
    #expect(DeviceName.changes("a\nb") && !DeviceName.changes(" Anna's phone "))
  }

  @Test
  func `a person stays while tasks or devices name them`() throws {
    try add("Phone") { $0.person = "anna" }
    var fields = TaskFields()
    fields.persons = ["Ben", "anna"]
    try store.edit { try builder.add(name: "Bins", fields: fields, in: $0).edit }
    #expect(try persons == ["me", "anna", "Ben"])
    #expect(try store.todos().first?.persons.map(\.rawValue).sorted() == [2, 3])
    func remove(_ name: String) throws {
      try store.edit { context in
        let person = try PersonNames(persons: try context.persons).person(name)
        return try builder.removePerson(person, in: context).edit
      }
    }
    for name in ["me", "ben", "anna"] {
      #expect(throws: Refusal.self) { try remove(name) }
    }
    fields.persons = ["none"]
    let task = try #require(try store.todos().first)
    try store.edit { try builder.change(task, name: nil, fields: fields, in: $0).edit }
    #expect(try store.todos().first?.persons == [])
    try remove("ben")
    try store.edit { context in
      let anna = try PersonNames(persons: try context.persons).person("anna")
      return try builder.renamePerson(anna, to: "Anna", in: context).edit
    }
    #expect(try persons == ["me", "Anna"])
    // All of it can be taken back, one step after another.
    for _ in 1...5 { #expect(try store.undo() != nil) }
    #expect(try persons == ["me"])
  }

  @Test
  func `a new name of a person names the phones that log in with the former one`() throws {
    try add("Phone") { $0.person = "anna" }
    try add("Car") {
      $0.person = "anna"
      $0.kind = "traccar"
    }
    try add("Mine")
    func note(_ name: String) throws -> String? {
      var note: String?
      try store.edit { context in
        let anna = try #require(try context.persons.last)
        let outcome = try builder.renamePerson(anna, to: name, in: context)
        note = outcome.note
        return outcome.edit
      }
      return note
    }
    #expect(
      try note("Hanna")
        == #"OwnTracks on "Phone" needs the user "Hanna" now: what it sends with the former name is refused."#
    )
    #expect(try note("hanna") == nil, "case does not count")
    let ukrainian = try Localizer.$current.withValue(Localizer(Ukrainian())) { try note("Anna") }
    #expect(ukrainian?.hasPrefix(#"OwnTracks ("Phone") тепер потребує"#) == true)
  }

  @Test
  func `ignored events of a phone's own regions are counted in its rows`() throws {
    let device = try add("Phone").device
    func ignored(_ count: Int) -> [String] {
      var health = DeviceFigures(device: device.id.rawValue)
      health.foreignEvents = count
      let view = DeviceView(device, persons: [], health: health, now: .now, zone: .gmt)
      return DeviceRows(view, hasSecret: false).rows.filter { $0.title == "Ignored" }.map(\.text)
    }
    #expect(ignored(0).isEmpty)
    #expect(ignored(1) == ["1 event of a region of its own"])
    #expect(ignored(2) == ["2 events of regions of its own"])
  }

  @Test
  func `a task for somebody says so, and a list for a person has what is for anyone too`() throws {
    var fields = TaskFields()
    try store.edit { try builder.add(name: "Anyone's", fields: fields, in: $0).edit }
    fields.persons = ["anna"]
    try store.edit { try builder.add(name: "Anna's", fields: fields, in: $0).edit }
    fields.persons = ["ben"]
    try store.edit { try builder.add(name: "Ben's", fields: fields, in: $0).edit }
    let overview = try Overview(store, actionContext: builder.actionContext)
    let views = overview.todos.map(overview.view)
    #expect(views.map(\.personNames) == [nil, ["anna"], ["ben"]])
    #expect(views[0].json.text.contains(#""for":null"#))
    #expect(views[1].json.text.contains(#""for":["anna"]"#))
    let filter = try TaskFilter(
      category: nil, priority: nil, place: nil, person: "Anna", overview: overview)
    #expect(views.filter(filter.matches).map(\.todo.name) == ["Anyone's", "Anna's"])
    #expect(throws: Refusal.self) {
      try TaskFilter(
        category: nil, priority: nil, place: nil, person: "Nobody", overview: overview)
    }
  }

  @Test
  func `the link and the file set up OwnTracks, and others get a pattern`() throws {
    let outcome = try add("Anna's phone") { $0.person = "anna" }
    let key = outcome.key
    let access = DeviceAccess(
      outcome.device, person: outcome.person, key: key, base: "http://192.168.1.2:7575/",
      secret: "s3cret")
    #expect(access.url == "http://192.168.1.2:7575/pub")
    #expect(access.keyURL == "http://192.168.1.2:7575/pub/\(key.text)")
    #expect(access.pattern.hasPrefix(access.keyURL + "?lat=%LAT&lon=%LON&acc=%ACC&spd=%SPD"))
    let text = try #require(access.link.split(separator: "=", maxSplits: 1).last)
    let bytes = try #require(Data(base64Encoded: String(text).removingPercentEncoding ?? ""))
    let object = try #require(
      try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(object["_type"] as? String == "configuration" && object["mode"] as? Int == 3)
    #expect(object["url"] as? String == access.url && object["username"] as? String == "anna")
    #expect(object["password"] as? String == key.text)
    #expect(object["deviceId"] as? String == "anna-s-phone" && object["tid"] as? String == "AN")
    #expect(object["encryptionKey"] as? String == "s3cret")
    // 1 is "significant changes": it reports by itself, and takes little of the battery.
    #expect(object["monitoring"] as? Int == 1)
    for name in ["auth", "usePassword", "allowRemoteLocation", "extendedData"] {
      #expect(object[name] as? Bool == true, "\(name)")
    }
    #expect(object["cmd"] as? Bool == outcome.device.pushesPlaces)
    #expect(object["remoteConfiguration"] as? Bool == outcome.device.pushesPlaces)
  }

  @Test func `an app whose address is a template gets its own template`() throws {
    func access(_ kind: String?) throws -> DeviceAccess {
      let outcome = try add("Phone \(kind ?? "")") { $0.kind = kind }
      return DeviceAccess(
        outcome.device, person: outcome.person, key: outcome.key, base: "http://x:1")
    }
    let osmAnd = try access("osmand")
    let wanted =
      osmAnd.keyURL + "?lat={0}&lon={1}&timestamp={2}&acc={3}&spd={5}&bearing={6}"
    #expect(osmAnd.pattern == wanted && osmAnd.patterns.map(\.text) == [wanted])
    #expect(try access("gpslogger").patterns.map(\.app) == [.gpslogger])
    for kind in [nil, "traccar", "owntracks"] {
      let all = try access(kind)
      #expect(all.patterns.map(\.app) == [.gpslogger, .osmand])
      #expect(all.pattern.contains("%LAT"))
    }
    #expect(osmAnd.json.text.contains(#""pattern":"http://x:1/pub/"#))
  }

  @Test
  func `a device that was not heard has its keys, with null for what is not known`() throws {
    let device = try add("Phone") { $0.kind = "OwnTracks" }.device
    let view = DeviceView(
      device, persons: try store.withSnapshot { try $0.persons }, now: device.created, zone: zone)
    for part in [
      #""name":"Phone","person":"me","kind":"owntracks""#, #""topic":null,"shared":false"#,
      #""heard":null,"fix_age_s":null,"accuracy_m":null,"battery":null,"charging":null"#,
      #""refused":{},"rollover":0,"late":0,"repeated":0,"places_pushed":null"#,
    ] { #expect(view.json.text.contains(part), "\(part)") }
    #expect(!view.json.text.contains(device.keyDigest.base64EncodedString()))
  }
}

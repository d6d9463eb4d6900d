import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
import Regions
import SQLiteStore
import TestSupport
import Testing
import Text
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A household in which three persons have tasks, a journal, moods, photos, habits and visits.
struct PersonHousehold: Sendable {
  static let bob = Person(
    id: Person.ID(rawValue: 3), uuid: UUID(number: 3003), name: "bob")
  /// A word in every text that belongs to `me` or to bob alone.
  static let secret = "SECRET"

  let store: SQLiteStore
  let client: TestClient
  let tokens: [String: AccessToken]

  /// Sends a request with the token of a person.
  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "", as person: String,
    type: String? = nil, data: Data? = nil
  ) async throws -> OneShot {
    var headers = HTTPFields()
    headers[.authorization] = "Bearer \(tokens[person]?.text ?? "")"
    if method != .get {
      let usual = path.hasPrefix("/api") ? "application/json" : nil
      headers[.contentType] = type ?? usual ?? "application/x-www-form-urlencoded"
      headers[.origin] = "http://localhost"
    }
    return OneShot(
      try await client.execute(
        uri: path, method: method, headers: headers,
        body: data.map { ByteBuffer(bytes: $0) } ?? ByteBuffer(string: body)))
  }

  /// Sends a request of the API that has to succeed; returns the number of what it made.
  @discardableResult
  func make(_ path: String, _ body: String, as person: String) async throws -> Int {
    let answer = try await ask(.post, "/api/v1" + path, body, as: person)
    #expect(
      (200..<300).contains(answer.status.code), "\(person) \(path): \(answer.text.prefix(300))")
    let object = try? JSONSerialization.jsonObject(with: Data(answer.text.utf8))
    return (object as? [String: Any])?["id"] as? Int ?? 0
  }

  /// Visits a household with the tokens of three persons.
  static func visit(
    _ body: @escaping @Sendable (PersonHousehold, Site) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(
        summary: "begin", places: [.init(before: nil, after: .sample(name: "Shop"))])
      edit.devices = DeviceChanges(
        persons: [.anna, bob].map { .init(before: nil, after: $0) },
        devices: [
          Device.sample(1, name: "\(secret) phone of me"),
          Device.sample(2, name: "Anna's phone", of: .anna),
          Device.sample(3, name: "\(secret) phone of bob", of: bob.id),
        ].map { .init(before: nil, after: $0) })
      return edit
    }
    let tokens = [
      "me": AccessToken(), "anna": AccessToken(), "bob": AccessToken(), "gone": AccessToken(),
    ]
    let own = tokens["me"]?.digest
    let persons = try [
      #require(tokens["anna"]).digest: Person.anna.uuid, #require(tokens["bob"]).digest: bob.uuid,
      #require(tokens["gone"]).digest: UUID(),
    ]
    let live = LiveHub(started: Date(timeIntervalSince1970: 7))
    let ports = WebDependencies(
      store: store, now: { Site.pageNow },
      webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
      status: { .object([("position", .string("\(secret) status"))]) },
      position: {
        LivePosition(
          time: Site.pageNow, latitude: 52.521111, longitude: 13.401111, accuracyMeters: 5,
          isAccepted: true)
      },
      token: { own }, personTokens: { persons }, live: live)
    // Wrong keys are answered at once.
    var keys = KeyMiddleware(ports: ports)
    keys.wrongKeys = WrongKeys { _ in }
    let site = Site(
      ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575), keys: keys,
      wrongButtons: WrongKeys { _ in })
    try await site.test { client in
      let household = PersonHousehold(store: store, client: client, tokens: tokens)
      for person in ["me", "bob"] { try await fill(household, as: person) }
      try await body(household, site)
    }
  }

  /// Makes one of everything for a person, with the secret in each text.
  private static func fill(_ house: PersonHousehold, as person: String) async throws {
    let text = "\(secret)-\(person)"
    let number: Person.ID = person == "me" ? .me : bob.id
    let own = try await house.make(
      "/tasks",
      #"{"name": "\#(text) task", "notes": "\#(text) notes", "for": ["\#(person)"],"#
        + #" "every": "1-5d", "places": ["Shop"]}"#, as: person)
    try await house.make("/tasks/\(own)/done", #"{"note": "\#(text) own", "mood": 3}"#, as: person)
    let shared = try await house.make(
      "/tasks", #"{"name": "Bins of \#(person)", "every": "7d"}"#, as: person)
    try await house.make(
      "/tasks/\(shared)/done", #"{"note": "\#(text) shared", "mood": 1}"#, as: person)
    let pinned = try await house.make(
      "/tasks", #"{"name": "Pinned of \#(person)", "due": "2026-01-05T20:00"}"#, as: person)
    try await house.make("/plan/pin", #"{"id": \#(pinned), "at": "15:00"}"#, as: person)
    try await house.make(
      "/tasks", #"{"name": "\#(text) wish", "bucket": true, "for": ["\#(person)"]}"#, as: person)
    try await house.make("/journal/notes", #"{"text": "\#(text) note"}"#, as: person)
    try await house.make(
      "/journal/gratitude",
      #"{"gratitude": ["\#(text) a", "\#(text) b", "\#(text) c"]}"#, as: person)
    let habit = try await house.make(
      "/habits", #"{"name": "\#(text) habit", "days": 30}"#, as: person)
    try await house.make("/habits/\(habit)/check", "{}", as: person)
    try await house.make(
      "/moods", #"{"emotion": 0, "note": "\#(text) mood"}"#, as: person)
    try await house.make(
      "/moods/days", #"{"date": "2026-01-04", "mark": "bad"}"#, as: person)
    try await house.make("/profile", #"{"name": "\#(text) name"}"#, as: person)
    let photo = try await house.ask(
      .post, "/api/v1/photos?caption=\(text)", as: person, type: "image/png",
      data: try picture(person == "me" ? "alpha.png" : "gray.png"))
    #expect(photo.status == .created, "\(photo.text)")
    try move(house.store, number, task: Todo.ID(rawValue: Int64(own)), name: "\(text) task")
  }

  private static func picture(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/pictures/\(name)"))
  }

  /// Records that a person came to the shop, and was reminded there.
  private static func move(
    _ store: SQLiteStore, _ person: Person.ID, task: Todo.ID, name: String
  ) throws {
    // Nothing of the answer may have this minute.
    let time = Date("2026-01-05T09:17:00Z").after(Double(person.rawValue) * 60)
    let visit = Visit.ID(place: Place.ID(rawValue: 1), began: time, person: person)
    let key = ReminderKey(todo: task, countdown: 1, cause: .enter, occasion: .visit(visit))
    let reminder = Reminder(
      key: key, time: time, uuid: UUID(number: 77), task: name, place: "Shop", due: nil,
      text: "\(name) here")
    var step = EngineStep()
    step.visits = [Visit(id: visit)]
    step.decisions = [
      Decision(
        time: time, todo: task, place: Place.ID(rawValue: 1), cause: .enter,
        outcome: .remind(reminder)),
      Decision(
        time: time, todo: task, place: Place.ID(rawValue: 1), cause: .enter,
        outcome: .stayQuiet(.alreadyReminded), person: person),
    ]
    let transition = Transition(
      region: Place.ID(rawValue: 1), kind: .enter, time: time, distanceMeters: 5,
      accuracyMeters: 5)
    try store.commit(
      PipelineCommit(
        time: time,
        deviceTransitions: [DeviceTransition(transition, person: person)], step: step,
        notifiers: []))
  }

  /// The belongings of `me` and of bob, as the store has them.
  static func contents(_ store: SQLiteStore) throws -> [String] {
    try [Viewer.me, Viewer(bob.id)].flatMap { viewer in
      try store.viewed(by: viewer).withSnapshot { snapshot in
        var texts: [String] = []
        let days = 20_000...21_000
        texts.append("\(try snapshot.todos.filter { $0.name.contains(secret) })")
        texts.append("\(try snapshot.allHabits) \(try snapshot.habitMarks)")
        texts.append("\(try snapshot.notes(in: days)) \(try snapshot.gratitudes)")
        texts.append("\(try snapshot.moodEntries(from: .distantPast, to: .distantFuture))")
        texts.append("\(try snapshot.dayMarks) \(try snapshot.photos) \(try snapshot.practices)")
        texts.append("\(try snapshot.preferences)")
        let entries = try snapshot.history(search: nil, limit: .max).filter(\.isOwn)
        texts.append("\(entries)")
        if viewer != .me { texts.append("\(try snapshot.devices)") }
        // A set has no order.
        return texts.map { text in
          text.replacing(/Set\(\[([^\]]*)\]\)/) { found in
            "Set(\(found.1.split(separator: ", ").sorted()))"
          }
        }
      }
    }
  }
}

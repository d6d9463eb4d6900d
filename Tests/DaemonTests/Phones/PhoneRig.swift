import Application
import Crypto
import DaemonControl
import Foundation
import Geo
import Localization
import Logging
import MQTT
import Model
import SQLiteStore
import Sodium
import Synchronization
import TestSupport
import Tracking
import WebPorts

@testable import Daemon

/// A receiver of phones over a database in a file, whose positions a pipeline decides about.
final class PhoneRig: Sendable {
  /// The instant of every request, unless it is changed.
  static let start = Date(timeIntervalSince1970: 1_768_467_600)

  let store: SQLiteStore
  let board = PhoneStatistics()
  let clock: Shared<Date>
  let batches = Shared<[DeviceBatch]>([])
  let settings = Shared(PhoneSettings())
  /// The pauses of the receiver, in which the clock goes on.
  let sleeps = Shared<[Duration]>([])
  let receiver: PhoneReceiver
  let pipeline: Shared<Pipeline>
  private let path: String

  /// Creates a database with devices; their keys are `KEY1`, `KEY2` and so on.
  convenience init(
    _ devices: [Device], todos: [Todo] = [], places: [Place] = [], secrets: [UUID: String] = [:],
    failure: (any Error)? = nil
  ) throws {
    let path = try TemporaryFolder.file("\(UUID().uuidString).db")
    try SQLiteStore.empty(path: path).edit { _ in
      var edit = Edit(
        summary: "furnish", todos: todos.map { .init(before: nil, after: $0) },
        places: places.map { .init(before: nil, after: $0) })
      edit.devices = DeviceChanges(
        persons: [.init(before: nil, after: .anna)],
        devices: devices.map { .init(before: nil, after: $0) })
      return edit
    }
    try self.init(path: path, clock: Shared(PhoneRig.start), secrets: secrets, failure: failure)
  }

  private init(
    path: String, clock: Shared<Date>, secrets: [UUID: String] = [:], failure: (any Error)? = nil
  ) throws {
    self.path = path
    self.clock = clock
    store = try SQLiteStore(path: path)
    let rules = EngineRules(machineZone: .gmt)
    let pipeline = Shared(
      try Pipeline(
        store: SQLiteStore(path: path),
        settings: PipelineSettings(rules: rules, notifiers: ["terminal"])))
    let (batches, settings, sleeps) = (batches, settings, sleeps)
    self.pipeline = pipeline
    receiver = PhoneReceiver(
      tracker: PhoneTracker(
        devices: { version in
          pipeline.change { pipeline in
            _ = try? pipeline.reloadIfChanged()
            let devices = pipeline.storedDevices
            return devices.version == version ? nil : devices
          }
        },
        receive: { batch in
          if let failure { throw failure }
          batches.change { $0.append(batch) }
          return try pipeline.change { try $0.receive(batch).receipt }
        }),
      store: { try SQLiteStore(path: path) }, edits: { try SQLiteStore(path: path) },
      statistics: board, secrets: .fixed(secrets),
      settings: { settings.value },
      actionContext: { ActionContext(now: clock.value, rules: rules) },
      localizer: { Localizer(English()) },
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      sleep: { pause in
        sleeps.change { $0.append(pause) }
        clock.change { $0 += Double(pause.components.seconds) }
        await Task.yield()
      })
  }

  /// Returns a receiver that begins again over the same database, at the same time.
  func restarted() throws -> PhoneRig { try PhoneRig(path: path, clock: clock) }

  /// Sets the clock to so many seconds after the start.
  func wait(until seconds: Double) {
    clock.change { $0 = Self.start.addingTimeInterval(seconds) }
  }

  /// Sends a message with a key, as the server passes it on; `nil` for a wrong key.
  func post(
    _ body: String, key: String = "KEY1", user: String? = nil, query: String = "",
    isBearer: Bool = false, isAndroid: Bool = false
  ) async throws -> PhoneReply? {
    let credentials: PhoneCredentials =
      user.map { .basic(user: $0, key: key) } ?? .key(key)
    let request = PhoneRequest(
      body: Array(body.utf8), query: query, isBearer: isBearer, isAndroid: isAndroid)
    let reply = await receiver.receive(request, with: credentials)
    return reply == .unknown ? nil : reply
  }

  /// Sends a message of a broker; `nil` if its topic belongs to nobody.
  func receive(_ message: BrokerMessage) async -> PhoneReceiver.BrokerAnswer? {
    await receiver.receive(message)
  }

  /// The figures of a device.
  func figures(_ number: Int64 = 1) -> DeviceFigures? {
    board.snapshot?.first { $0.device == number }
  }

  /// Returns a location so many seconds after the start and metres north of the place.
  static func location(_ seconds: Double = 0, meters: Double = 0, _ members: String = "") -> String
  {
    #"{"_type":"location","lat":\#(52.52 + meters / 111_195),"lon":13.405,"acc":6,"#
      + #""tst":\#(Int(start.timeIntervalSince1970 + seconds))\#(members)}"#
  }
}

/// A value that closures share.
final class Shared<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) { storage = Mutex(value) }

  var value: Value { storage.withLock { $0 } }

  /// Reads and changes the value.
  func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try storage.withLock { value in
      var copy = value
      defer { value = copy }
      return try body(&copy)
    }
  }
}

extension Device {
  /// A device with the key `KEY` and its number.
  static func phone(
    _ id: Int64, of person: Person.ID = .me, kind: Kind? = nil,
    _ change: (inout Device) -> Void = { _ in }
  ) -> Device {
    .sample(
      id, of: person, key: Data(SHA256.hash(data: Data("KEY\(id)".utf8))), created: PhoneRig.start
    ) { device in
      device.kind = kind
      device.keyHint = "KEY\(id)"
      change(&device)
    }
  }
}

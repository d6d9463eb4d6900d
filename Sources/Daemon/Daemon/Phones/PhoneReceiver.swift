import Application
import Foundation
import Geo
import Localization
import Logging
import Model
import PhoneMessages
import SQLiteStore
import Settings
import Sodium
import Tracking
import WebPorts

/// Reads what phones send, over HTTP or from a broker, hands it to the tracker, and makes the
/// answers.
///
/// It works on the tracker's queue, so that no message changes the thread between the two. The
/// devices are the tracker's: neither has a list of its own.
actor PhoneReceiver {
  private let executor: QueueExecutor
  private let tracker: PhoneTracker
  private let openStore: @Sendable () throws -> SQLiteStore
  /// Opens a connection for changes, which the tracker notices as those of others.
  let openEdits: @Sendable () throws -> SQLiteStore
  let statistics: PhoneStatistics
  private let secrets: PhoneSecrets
  let settings: @Sendable () -> PhoneSettings
  let actionContext: @Sendable () -> ActionContext
  let localizer: @Sendable () -> Localizer
  /// Waits for a time, or until the task is cancelled; a variable, so that tests need not wait.
  let sleep: @Sendable (Duration) async -> Void
  let logger: Logger

  private var openedStore: SQLiteStore?
  private var directory: PhoneDirectory?
  private var secretsStamp: Date?
  /// The version of the store that the directory is of.
  private(set) var version: Int?
  var states: [Device.ID: PhoneState] = [:]
  /// When each person was last somewhere, by any of their phones.
  private(set) var lastFixes: [Person.ID: Date] = [:]
  /// The number of devices of a broker that were added.
  var newDevices = 0

  /// The pause after which a phone tries again while the store cannot be used, in seconds.
  static let busyPause = 5
  /// The most devices of a broker that are added while the daemon runs.
  static let mostNewDevices = 250

  /// The tracker's queue, which the receiver shares.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a receiver; `store` opens the connection for reading when it is first needed.
  init(
    executor: QueueExecutor = QueueExecutor(label: "passby.phones"), tracker: PhoneTracker,
    store: @escaping @Sendable () throws -> SQLiteStore,
    edits: @escaping @Sendable () throws -> SQLiteStore, statistics: PhoneStatistics,
    secrets: PhoneSecrets,
    settings: @escaping @Sendable () -> PhoneSettings,
    actionContext: @escaping @Sendable () -> ActionContext,
    localizer: @escaping @Sendable () -> Localizer,
    logger: Logger,
    // The pause before a message of the broker is tried again; tests hand in a clock of their own.
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    self.executor = executor
    self.tracker = tracker
    openStore = store
    openEdits = edits
    self.statistics = statistics
    self.secrets = secrets
    self.settings = settings
    self.actionContext = actionContext
    self.localizer = localizer
    self.sleep = sleep
    self.logger = logger
  }

  /// Returns the connection, which the first request opens.
  func presentStore() throws -> SQLiteStore {
    if let openedStore { return openedStore }
    let store = try openStore()
    openedStore = store
    return store
  }

  /// Returns the devices as any process has stored them last.
  func presentDirectory() async throws -> PhoneDirectory {
    let changed = await tracker.devices(version)
    if let directory, changed == nil,
      !directory.hasSecrets || secrets.changed() == secretsStamp
    {
      return directory
    }
    let stamp = secrets.changed()
    guard let devices = changed ?? directory?.known else { throw PipelineError.waitsForStore }
    secretsStamp = stamp
    let new = PhoneDirectory(devices, secrets: secrets.all())
    if directory == nil { try recallFixes() }
    // With a new key the app was set up again, and may have forgotten its regions.
    for id in Array(states.keys)
    where new.device(id)?.keyDigest != directory?.device(id)?.keyDigest {
      states[id]?.pushed = nil
    }
    (directory, version) = (new, devices.version)
    statistics.removeAll(except: Set(devices.devices.keys))
    states = states.filter { devices.devices[$0.key] != nil }
    lastFixes = [:]
    for (id, state) in states { record(state.lastFix, of: new.device(id)?.person) }
    return new
  }

  /// Restores the last position of each phone from its stored track.
  private func recallFixes() throws {
    for (id, track) in try presentStore().lastTracks() where id != .receiver {
      if let fix = track.gate.last { states[id, default: PhoneState()].lastFix = fix }
    }
  }

  /// Hands the positions of a message to the tracker; returns after their commit what became of
  /// them, `nil` for a message without positions.
  ///
  /// - Throws: What keeps them from being stored.
  func store(_ message: PhoneMessage) async throws -> DeviceReceipt? {
    var receipt: DeviceReceipt?
    if let batch = message.batch { receipt = try await tracker.receive(batch) }
    let device = message.device
    statistics.record(
      message.reading, receipt, of: device, at: message.arrival, isExposed: message.isExposed)
    if let fix = receipt?.lastAccepted {
      states[device.id, default: PhoneState()].lastFix = fix
      record(fix, of: device.person)
    }
    return receipt
  }

  /// Records when a person was last somewhere.
  private func record(_ fix: Fix?, of person: Person.ID?) {
    guard let fix, let person else { return }
    lastFixes[person] = max(lastFixes[person] ?? fix.time, fix.time)
  }

  /// Reads a message of a device.
  func read(
    _ body: [UInt8], query: String, of device: Device, _ directory: PhoneDirectory,
    _ arrival: Date
  ) -> PhoneReading {
    PhoneReader(
      arrival: arrival, app: device.kind, pushed: directory.pushed(device),
      decrypt: directory.decryption(of: device)
    ).read(body: body, query: query)
  }

  /// Returns the seconds to wait if a device sends more positions than it may.
  func excess(_ reading: PhoneReading, of device: Device, at now: Date) -> Int? {
    states[device.id, default: PhoneState()].burst.count(
      reading.reports.count, most: settings().burst, at: now)
  }

  /// Returns an answer as a device reads it: encrypted as a whole if it has a secret.
  func sealed(_ text: String, for device: Device, _ directory: PhoneDirectory) -> String {
    guard let box = directory.box(device) else { return text }
    let sealed = Data(box.seal(Array(text.utf8))).base64EncodedString()
    return #"{"_type":"encrypted","data":"\#(sealed)"}"#
  }
}

/// The tracker, as far as phones need it.
struct PhoneTracker: Sendable {
  /// Returns the devices, if the store has another version than the one named; reads the store
  /// again if any process has changed it.
  let devices: @Sendable (_ knownVersion: Int?) async -> StoredDevices?
  /// Processes positions, and returns after their commit.
  let receive: @Sendable (DeviceBatch) async throws -> DeviceReceipt
}

extension PhoneTracker {
  /// A running tracker.
  init(_ tracker: Tracker) {
    self.init(
      devices: { await tracker.devices(unless: $0) }, receive: { try await tracker.receive($0) })
  }
}

/// A decoded message of a device, for the tracker.
struct PhoneMessage {
  let device: Device
  let reading: PhoneReading
  /// When it came, by the computer's clock.
  let arrival: Date
  /// True if it came over the internet without encryption.
  var isExposed = false
  /// True if a broker had kept it.
  var isRetained = false

  /// True if it has positions, or could not be decrypted.
  var isForTracker: Bool { !reading.reports.isEmpty || reading.refused[.undecryptable] != nil }

  /// The part that the tracker takes; `nil` if there is none.
  var batch: DeviceBatch? {
    guard isForTracker else { return nil }
    return DeviceBatch(
      device: device.id, arrival: arrival, reports: reading.reports, isRetained: isRetained,
      undecryptable: reading.refused[.undecryptable] ?? 0)
  }
}

/// The daemon's memory of one phone between its messages.
struct PhoneState {
  /// Counts the positions of the minute.
  var burst = BurstLimit()
  /// The last position that was used; kept in memory only (P6).
  var lastFix: Fix?
  /// The places that it was sent to watch; `nil` before they were read from the store.
  var pushed: PushedPlacesState?
  /// When it was last asked to report where it is.
  var lastQuestion: Date?
  /// Limits how often the places to watch are looked for.
  var placesRefresh = RefreshInterval()
  /// Limits how often tasks that have opened are looked for.
  var questionRefresh = RefreshInterval()
}

/// Counts the positions of one device in the present minute (P16).
struct BurstLimit {
  private var minute = 0
  private var positions = 0

  /// Counts positions; returns the seconds until the next minute if they are too many for this one.
  ///
  /// The first request of a minute is always taken, so that a large one is not refused each time.
  mutating func count(_ number: Int, most: Int, at now: Date) -> Int? {
    let seconds = now.timeIntervalSince1970
    let present = Int(seconds / 60)
    if present != minute { (minute, positions) = (present, 0) }
    guard positions == 0 || positions + number <= most else {
      return max(1, Int((Double(present + 1) * 60 - seconds).rounded(.up)))
    }
    positions += number
    return nil
  }
}

/// The settings of what phones send.
struct PhoneSettings: Sendable {
  /// The most positions of a device in a minute.
  var burst = 20_000
  /// A position older than this at its arrival is of the past, in seconds.
  var staleAfterSeconds = 600.0
  /// The largest body of a request, in bytes.
  var bodyBytes = 2 * 1024 * 1024
  /// The proxies whose word about the protocol counts.
  var trustedProxies: [String] = []

  /// The first word of the usual topics at a broker.
  var base = "owntracks"
  /// True if a device of a broker that is not known is added.
  var addsNewDevices = false

  /// Creates the usual settings.
  init() {}

  /// Creates them from the settings.
  init(_ settings: PassbySettings) {
    burst = settings.phones.burst
    staleAfterSeconds = settings.phones.staleAfterSeconds
    bodyBytes = settings.phones.bodyBytes
    trustedProxies = settings.webTrustedProxies
    base = settings.mqtt.topic
    addsNewDevices = settings.mqtt.addsNewDevices
  }
}

/// Where the secrets of encrypted devices come from (P19).
struct PhoneSecrets: Sendable {
  /// Returns the secrets by the UUIDs of the devices.
  let all: @Sendable () -> [UUID: String]
  /// Returns when they were last changed; `nil` if there are none.
  let changed: @Sendable () -> Date?

  /// Secrets in a file that a closure reads.
  static func file(_ path: String, _ all: @escaping @Sendable () -> [UUID: String]) -> Self {
    Self(
      all: all,
      changed: {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
      })
  }

  /// Secrets that never change.
  static func fixed(_ all: [UUID: String]) -> Self { Self(all: { all }, changed: { nil }) }
}

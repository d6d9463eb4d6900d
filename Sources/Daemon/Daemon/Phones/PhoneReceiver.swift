import Application
import Foundation
import Geo
import Localization
import Logging
import Model
import PhoneMessages
import SQLiteStore
import Sodium
import Tracking
import WebApp

/// Takes what phones send, over HTTP or from a broker, and makes the answers.
///
/// It works on the tracker's queue, so that a message changes no thread between the two, and looks
/// at the store through the tracker's connection: that hides the tracker's own commits, which
/// change no device.
actor PhoneReceiver {
  private let executor: QueueExecutor
  private let openStore: @Sendable () throws -> SQLiteStore
  /// Opens a connection for changes, which the tracker notices as those of others.
  let openEdits: @Sendable () throws -> SQLiteStore
  let board: PhoneBoard
  private let secrets: PhoneSecrets
  let settings: @Sendable () -> PhoneSettings
  let actionContext: @Sendable () -> ActionContext
  let localizer: @Sendable () -> Localizer
  private let use: Use
  /// Waits for so long, or until the task is cancelled; a variable, so that tests need not wait.
  let sleep: @Sendable (Duration) async -> Void
  let logger: Logger

  private var openedStore: SQLiteStore?
  private var directory: PhoneDirectory?
  private var secretsStamp: Date?
  private(set) var version: Int?
  /// When the store was last looked at for changes of others.
  private var lastLook: ContinuousClock.Instant?
  var states = DeviceTable<PhoneState>()
  /// When each person was last somewhere, by any of their phones.
  private(set) var lastFixes: [Person.ID: Date] = [:]
  /// How many devices of a broker were added.
  var newDevices = 0

  /// The pause after which a phone tries again while the store cannot be used, in seconds.
  static let busyPause = 5
  /// After so many requests in a row, others have their turn on the queue.
  static let mostInARow = 32
  /// The most devices of a broker that are added while the daemon runs.
  static let mostNewDevices = 250

  /// Takes positions, and returns after their commit; the store has to be looked at again unless
  /// that was done since the requests came.
  typealias Use =
    @Sendable ([DeviceBatch], _ since: ContinuousClock.Instant) async throws
    -> [Result<DeviceReceipt, PipelineError>]

  /// The calls that wait.
  let queue = CallQueue()

  /// The receiver's own queue.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a receiver.
  ///
  /// `store` opens the connection whose own changes are not looked at; it is called when the first
  /// phone is heard.
  init(
    executor: QueueExecutor = QueueExecutor(label: "passby.phones"),
    store: @escaping @Sendable () throws -> SQLiteStore,
    edits: @escaping @Sendable () throws -> SQLiteStore, board: PhoneBoard,
    secrets: PhoneSecrets,
    settings: @escaping @Sendable () -> PhoneSettings,
    actionContext: @escaping @Sendable () -> ActionContext,
    localizer: @escaping @Sendable () -> Localizer,
    logger: Logger,
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    use: @escaping Use
  ) {
    self.sleep = sleep
    self.executor = executor
    openStore = store
    openEdits = edits
    self.board = board
    self.secrets = secrets
    self.settings = settings
    self.actionContext = actionContext
    self.localizer = localizer
    self.use = use
    self.logger = logger
  }

  /// Returns the connection, which the first request opens.
  func presentStore() throws -> SQLiteStore {
    if let openedStore { return openedStore }
    let store = try openStore()
    openedStore = store
    return store
  }

  /// Returns the devices, read again if any process has changed the store.
  ///
  /// That is looked at once for all requests that had come before.
  func presentDirectory(
    since arrival: ContinuousClock.Instant = .now
  ) throws -> PhoneDirectory {
    if let directory, let lastLook, arrival <= lastLook { return directory }
    let began = ContinuousClock.now
    let present = try readDirectory()
    lastLook = began
    return present
  }

  private func readDirectory() throws -> PhoneDirectory {
    let store = try presentStore()
    let present = try store.version()
    if let directory, version == present,
      !directory.hasSecrets || secrets.changed() == secretsStamp
    {
      return directory
    }
    secretsStamp = secrets.changed()
    let texts = secrets.all()
    let new = try store.withSnapshot { try PhoneDirectory($0, secrets: texts) }
    if directory == nil { try recall(store) }
    // With a new key the app was set up again, and may have forgotten its regions.
    for id in states.ids
    where new.device(id)?.keyDigest != directory?.device(id)?.keyDigest {
      states[id]?.pushed = nil
    }
    (directory, version) = (new, present)
    board.keep(Set(new.devices.map(\.id)))
    states.keep { new.device($0) != nil }
    lastFixes = [:]
    for id in states.ids { note(states[id]?.lastFix, of: new.device(id)?.person) }
    return new
  }

  /// Restores the last position of each device from its stored track.
  private func recall(_ store: SQLiteStore) throws {
    for (id, track) in try store.lastTracks() where id != .receiver {
      if let fix = track.gate.last { states.change(id, from: PhoneState()) { $0.lastFix = fix } }
    }
  }

  /// Hands positions over; returns after their commit what became of each message, `nil` for one
  /// without positions.
  ///
  /// - Throws: What keeps all of them from being stored.
  func take(
    _ messages: [PhoneMessage], since instant: ContinuousClock.Instant = .now
  ) async throws -> [Result<DeviceReceipt?, PipelineError>] {
    let batches = messages.compactMap(\.batch)
    var receipts = try await batches.isEmpty ? [] : use(batches, instant)[...]
    return messages.map { message in
      guard message.isForTracker else {
        note(message, nil)
        return .success(nil)
      }
      return (receipts.popFirst() ?? .failure(.waitsForStore)).map { receipt in
        note(message, receipt)
        return receipt
      }
    }
  }

  private func note(_ message: PhoneMessage, _ receipt: DeviceReceipt?) {
    let device = message.device
    board.note(
      message.reading, receipt, of: device, at: message.arrival, isExposed: message.isExposed)
    guard let fix = receipt?.lastAccepted else { return }
    states.change(device.id, from: PhoneState()) { $0.lastFix = fix }
    note(fix, of: device.person)
  }

  /// Notes when a person was last somewhere.
  private func note(_ fix: Fix?, of person: Person.ID?) {
    guard let fix, let person else { return }
    lastFixes[person] = max(lastFixes[person] ?? fix.time, fix.time)
  }

  /// Returns an answer as a device reads it: encrypted as a whole if it has a secret.
  func sealed(_ text: String, for device: Device, _ directory: PhoneDirectory) -> String {
    guard let box = directory.box(device) else { return text }
    let sealed = Data(box.seal(Array(text.utf8))).base64EncodedString()
    return #"{"_type":"encrypted","data":"\#(sealed)"}"#
  }
}

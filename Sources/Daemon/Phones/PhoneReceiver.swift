import Application
import Crypto
import Engine
import Foundation
import Geo
import Localization
import Logging
import Phones
import Reminders
import SQLiteStore
import Sodium
import WebApp

/// Takes what phones send, over HTTP or from a broker, and makes the answers.
///
/// It works on a queue of its own: reading a large message takes milliseconds, and the store may
/// have to wait for another process.
actor PhoneReceiver {
  private let executor = QueueExecutor(label: "passby.phones")
  private let openStore: @Sendable () throws -> SQLiteStore
  let board: PhoneBoard
  private let secrets: PhoneSecrets
  let settings: @Sendable () -> PhoneSettings
  let actionContext: @Sendable () -> ActionContext
  let localizer: @Sendable () -> Localizer
  private let use: @Sendable (DeviceBatch) async throws -> DeviceReceipt
  let logger: Logger

  private var openedStore: SQLiteStore?
  private var directory: PhoneDirectory?
  private var secretsStamp: Date?
  private(set) var version: Int?
  var states: [Device.ID: PhoneState] = [:]

  /// The pause after which a phone tries again while the store cannot be used, in seconds.
  private static let busyPause = 5

  /// The receiver's own queue.
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a receiver.
  ///
  /// `store` opens a connection of its own, so that changes of all others are noticed; it is called
  /// when the first phone is heard. `use` takes positions, and returns after their commit.
  init(
    store: @escaping @Sendable () throws -> SQLiteStore, board: PhoneBoard,
    secrets: PhoneSecrets,
    settings: @escaping @Sendable () -> PhoneSettings,
    actionContext: @escaping @Sendable () -> ActionContext,
    localizer: @escaping @Sendable () -> Localizer,
    logger: Logger, use: @escaping @Sendable (DeviceBatch) async throws -> DeviceReceipt
  ) {
    openStore = store
    self.board = board
    self.secrets = secrets
    self.settings = settings
    self.actionContext = actionContext
    self.localizer = localizer
    self.use = use
    self.logger = logger
  }

  /// The receiver for the page's server.
  nonisolated var port: PhonePort {
    PhonePort(
      maximumBytes: { [settings] in settings().bodyBytes },
      trustedProxies: { [settings] in settings().trustedProxies },
      device: { try await self.device($0) }, receive: { await self.receive($0, $1) })
  }

  /// Returns the connection, which the first request opens.
  func presentStore() throws -> SQLiteStore {
    if let openedStore { return openedStore }
    let store = try openStore()
    openedStore = store
    return store
  }

  // MARK: Who it is

  /// Returns the number of the device that credentials belong to; `nil` for wrong ones.
  private func device(_ credentials: PhoneCredentials) throws -> Int64? {
    let directory = try presentDirectory()
    switch credentials {
    case .key(let key): return directory.device(digest: Self.digest(key))?.id.rawValue
    case .basic(let user, let key):
      guard let device = directory.device(digest: Self.digest(key)), directory.knows(user) else {
        return nil
      }
      return device.id.rawValue
    }
  }

  private static func digest(_ key: String) -> Data {
    Data(SHA256.hash(data: Data(key.uppercased().utf8)))
  }

  /// Returns the devices, read again if any process has changed the store.
  func presentDirectory() throws -> PhoneDirectory {
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
    // With a new key the app was set up again, and may have forgotten its regions.
    for id in Array(states.keys)
    where new.devices[id]?.keyDigest != directory?.devices[id]?.keyDigest {
      states[id]?.pushed = nil
    }
    (directory, version) = (new, present)
    board.keep(new.devices.keys)
    states = states.filter { new.devices[$0.key] != nil }
    return new
  }

  // MARK: Messages

  /// Takes a request over HTTP.
  private func receive(_ number: Int64, _ request: PhoneRequest) async -> PhoneReply {
    do {
      let directory = try presentDirectory()
      // The device may have been removed since its key was looked at.
      guard let device = directory.devices[Device.ID(rawValue: number)] else { return .taken("") }
      let context = actionContext()
      let reading = read(request.body, query: request.query, of: device, directory, context.now)
      if let seconds = excess(reading, of: device, at: context.now) {
        return .later(seconds: seconds)
      }
      let receipt = try await take(
        reading, of: device, arrival: context.now, isExposed: request.isExposed)
      switch reading.kind ?? (request.isBearer ? .overland : device.kind) {
      case .overland: return .taken(#"{"result":"ok"}"#)
      case .owntracks, nil:
        let answer = answer(
          to: device, receipt: receipt, isAndroid: request.isAndroid, directory, context)
        return .taken(sealed(answer.text, for: device, directory))
      default: return .taken("")
      }
    } catch {
      logger.debug("a phone was asked to try again", metadata: ["error": "\(error)"])
      return .later(seconds: Self.busyPause)
    }
  }

  /// Reads a message of a device.
  func read(
    _ body: [UInt8], query: String, of device: Device, _ directory: PhoneDirectory,
    _ arrival: Date
  ) -> PhoneReading {
    PhoneReader(
      arrival: arrival, pushed: directory.pushed(device), decrypt: directory.decryption(of: device)
    ).read(body: body, query: query)
  }

  /// Returns the seconds to wait if a device sends more positions than it may.
  private func excess(_ reading: PhoneReading, of device: Device, at now: Date) -> Int? {
    states[device.id, default: PhoneState()].burst
      .take(reading.reports.count, most: settings().burst, at: now)
  }

  /// Hands the positions over; returns after their commit.
  func take(
    _ reading: PhoneReading, of device: Device, arrival: Date, isExposed: Bool
  ) async throws -> DeviceReceipt? {
    guard !reading.reports.isEmpty else {
      board.note(reading, nil, of: device, at: arrival, isExposed: isExposed)
      return nil
    }
    let receipt = try await use(
      DeviceBatch(device: device.id, arrival: arrival, reports: reading.reports))
    board.note(reading, receipt, of: device, at: arrival, isExposed: isExposed)
    if let fix = receipt.lastAccepted { states[device.id, default: PhoneState()].lastFix = fix }
    return receipt
  }

  /// Returns an answer as a device reads it: encrypted as a whole if it has a secret.
  func sealed(_ text: String, for device: Device, _ directory: PhoneDirectory) -> String {
    guard let box = directory.box(device) else { return text }
    let sealed = Data(box.seal(Array(text.utf8))).base64EncodedString()
    return #"{"_type":"encrypted","data":"\#(sealed)"}"#
  }
}

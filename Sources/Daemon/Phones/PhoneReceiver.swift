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
/// It works on the tracker's queue, so that a message changes no thread between the two, and looks
/// at the store through the tracker's connection: that hides the tracker's own commits, which change
/// no device.
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
  let logger: Logger

  private var openedStore: SQLiteStore?
  private var directory: PhoneDirectory?
  private var secretsStamp: Date?
  private(set) var version: Int?
  /// When the store was last looked at for changes of others.
  private var lastLook: ContinuousClock.Instant?
  var states: [Device.ID: PhoneState] = [:]
  /// When each person was last somewhere, by any of their phones.
  private(set) var lastFixes: [Person.ID: Date] = [:]
  /// How many devices of a broker were added.
  var newDevices = 0

  /// The pause after which a phone tries again while the store cannot be used, in seconds.
  private static let busyPause = 5
  /// After so many requests in a row, others have their turn on the queue.
  static let mostInARow = 32
  /// The most devices of a broker that are added while the daemon runs.
  static let mostNewDevices = 250

  /// Takes positions, and returns after their commit; the store has to be looked at again unless
  /// that was done since the request came.
  typealias Use =
    @Sendable (DeviceBatch, _ since: ContinuousClock.Instant) async throws -> DeviceReceipt

  /// A request on its way; without content only its credentials are asked about.
  private struct Errand: Sendable {
    let credentials: PhoneCredentials
    let request: PhoneRequest?
    let arrival: ContinuousClock.Instant
    let answer: PhonePort.Answer
  }

  private let errands: AsyncStream<Errand>
  private let errandsEnd: AsyncStream<Errand>.Continuation

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
    logger: Logger, use: @escaping Use
  ) {
    self.executor = executor
    (errands, errandsEnd) = AsyncStream.makeStream()
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

  /// The receiver for the page's server.
  nonisolated var port: PhonePort {
    PhonePort(
      maximumBytes: { [settings] in settings().bodyBytes },
      trustedProxies: { [settings] in settings().trustedProxies },
      take: { credentials, request, answer in
        let errand = Errand(
          credentials: credentials, request: request, arrival: .now, answer: answer)
        if case .terminated = self.errandsEnd.yield(errand) {
          answer(.later(seconds: Self.busyPause))
        }
      }, receive: { await self.receive($0, $1, since: .now) })
  }

  /// Answers requests one after another until `stop()`.
  func serve() async {
    var count = 0
    for await errand in errands {
      errand.answer(
        await reply(to: errand.request, errand.credentials, since: errand.arrival))
      count += 1
      if count.isMultiple(of: Self.mostInARow) { await Task.yield() }
    }
  }

  /// Ends `serve()`; later requests are to come again.
  nonisolated func stop() { errandsEnd.finish() }

  /// Returns the answer to a request; without one, whether the credentials are right.
  func reply(
    to request: PhoneRequest?, _ credentials: PhoneCredentials,
    since arrival: ContinuousClock.Instant = .now
  ) async -> PhoneReply {
    do {
      guard let device = try device(credentials, since: arrival) else { return .unknown }
      guard let request else { return .taken("") }
      return await receive(device, request, since: arrival)
    } catch {
      return .later(seconds: Self.busyPause)
    }
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
  private func device(
    _ credentials: PhoneCredentials, since arrival: ContinuousClock.Instant
  ) throws -> Int64? {
    let directory = try presentDirectory(since: arrival)
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
    (directory, version) = (new, present)
    board.keep(new.devices.keys)
    states = states.filter { new.devices[$0.key] != nil }
    lastFixes = [:]
    for (id, state) in states { note(state.lastFix, of: new.devices[id]?.person) }
    return new
  }

  // MARK: Messages

  /// Takes a request over HTTP.
  private func receive(
    _ number: Int64, _ request: PhoneRequest, since arrival: ContinuousClock.Instant
  ) async -> PhoneReply {
    do {
      let directory = try presentDirectory(since: arrival)
      // The device may have been removed since its key was looked at.
      guard let device = directory.devices[Device.ID(rawValue: number)] else { return .taken("") }
      let context = actionContext()
      let reading = read(request.body, query: request.query, of: device, directory, context.now)
      if let seconds = excess(reading, of: device, at: context.now) {
        return .later(seconds: seconds)
      }
      let receipt = try await take(
        reading, of: device, arrival: context.now, isExposed: request.isExposed, since: arrival)
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
    _ reading: PhoneReading, of device: Device, arrival: Date, isExposed: Bool,
    since instant: ContinuousClock.Instant
  ) async throws -> DeviceReceipt? {
    guard !reading.reports.isEmpty else {
      board.note(reading, nil, of: device, at: arrival, isExposed: isExposed)
      return nil
    }
    let receipt = try await use(
      DeviceBatch(device: device.id, arrival: arrival, reports: reading.reports), instant)
    board.note(reading, receipt, of: device, at: arrival, isExposed: isExposed)
    if let fix = receipt.lastAccepted {
      states[device.id, default: PhoneState()].lastFix = fix
      note(fix, of: device.person)
    }
    return receipt
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

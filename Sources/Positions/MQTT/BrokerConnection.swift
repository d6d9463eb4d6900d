import CLibraries
import Foundation
import Synchronization
import SystemEvents

/// A connection to an MQTT broker on a thread of its own, which is made again when it is lost.
///
/// The session is kept by the broker, so that it holds messages while the daemon is down. Messages
/// are acknowledged after they were used: libmosquitto makes its answer before, but sends it when
/// its loop writes, which waits. What was not used is sent again after a restart.
///
/// It speaks MQTT 5, so that the broker keeps messages that are too large to itself: the library
/// would take any length before anything of it could be looked at. A broker that speaks 3.1.1 alone
/// is followed as well, but has to have a limit of its own.
///
/// Source: libmosquitto, `mosquitto.h`.
public final class BrokerConnection: Sendable {
  /// The pauses before it is tried again, in seconds: doubled from 1 s up to 2 min.
  private static let pauses = 1.0...120.0
  /// The largest packet, in bytes: the longest payload, the longest topic, and what is around them.
  private static let longestPacket = UInt32(BrokerMessage.longest + 65_535 + 1_024)
  /// The seconds between signs of life.
  private static let keepAlive: Int32 = 60

  /// The messages, in the order of their arrival; each must be marked as used before the next.
  public let messages: AsyncStream<BrokerMessage>

  private let address: BrokerAddress
  private let clientID: String
  private let topics: Mutex<Topics>
  private let willTopic: String
  private let note: @Sendable (BrokerState) -> Void
  private let messagesEnd: AsyncStream<BrokerMessage>.Continuation
  /// The messages that were read and not handed over yet.
  private let heard = Mutex<[BrokerMessage]>([])
  /// Signalled when the message that was handed over is used.
  private let used = DispatchSemaphore(value: 0)
  private let waker = DispatchSemaphore(value: 0)
  private let loop = BrokerLoop()
  /// The library's handle as a number, which threads may share; 0 without one.
  private let handle = Mutex<UInt>(0)
  private let isStopped = Atomic(false)
  /// The broker's answer to the present connection, as its code; `nil` before it came.
  private let answer = Mutex<Int32?>(nil)

  /// The subscriptions, and those to be ended at the broker, which keeps the session.
  private struct Topics {
    var wanted: [String]
    var gone: Set<String> = []
  }

  /// Creates a connection that is not made yet.
  ///
  /// The client's name is that of the session, and must not change. `online` and `offline` are
  /// published at the topic of the will. `note` learns on the thread how the connection stands.
  public init(
    _ address: BrokerAddress, clientID: String, topics: [String], willTopic: String,
    note: @escaping @Sendable (BrokerState) -> Void
  ) {
    self.address = address
    self.clientID = clientID
    self.topics = Mutex(Topics(wanted: topics))
    self.willTopic = willTopic
    self.note = note
    (messages, messagesEnd) = AsyncStream.makeStream()
  }

  /// Begins, on a thread of its own.
  public func start() {
    Thread.detachNewThread { self.work() }
  }

  /// Ends the connection and the messages; the thread ends soon after.
  public func stop() {
    publish("offline", to: willTopic, isRetained: true)
    isStopped.store(true, ordering: .sequentiallyConsistent)
    handle.withLock { handle in
      if let library = OpaquePointer(bitPattern: handle) { _ = mosquitto_disconnect(library) }
    }
    loop.event.raise()
    waker.signal()
    used.signal()
    messagesEnd.finish()
  }

  /// Subscribes to what is missing and ends what is not wanted any more, on the same connection.
  public func follow(_ wanted: [String]) {
    let (missing, gone) = topics.withLock { topics in
      let (old, new) = (Set(topics.wanted), Set(wanted))
      topics = Topics(wanted: wanted, gone: topics.gone.union(old).subtracting(new))
      return (wanted.filter { !old.contains($0) }, old.subtracting(new))
    }
    guard !missing.isEmpty || !gone.isEmpty else { return }
    handle.withLock { handle in
      guard let library = OpaquePointer(bitPattern: handle) else { return }
      for topic in gone { mosquitto_unsubscribe(library, nil, topic) }
      for topic in missing { mosquitto_subscribe(library, nil, topic, 1) }
    }
    loop.event.raise()
  }

  /// Lets the message that was handed over be acknowledged, since it is used now.
  public func messageWasUsed() { used.signal() }

  /// Publishes a text with QoS 1; does nothing without a connection.
  public func publish(_ text: String, to topic: String, isRetained: Bool = false) {
    let bytes = Array(text.utf8)
    handle.withLock { handle in
      guard let library = OpaquePointer(bitPattern: handle) else { return }
      _ = mosquitto_publish(library, nil, topic, Int32(bytes.count), bytes, 1, isRetained)
    }
    loop.event.raise()
  }

  // MARK: The thread

  private var hasStopped: Bool { isStopped.load(ordering: .sequentiallyConsistent) }

  private func work() {
    if let problem = passby_mosquitto_load() {
      note(.lost(reason: String(cString: problem)))
      return
    }
    _ = mosquitto_lib_init()
    let user = Unmanaged.passUnretained(self).toOpaque()
    guard let library = mosquitto_new(clientID, false, user) else { return }
    mosquitto_threaded_set(library, true)
    set(up: library)
    handle.withLock { $0 = UInt(bitPattern: library) }
    defer {
      handle.withLock { $0 = 0 }
      mosquitto_destroy(library)
    }
    var pause = Self.pauses.lowerBound
    var isSecured = !address.usesTLS
    while !hasStopped {
      note(.connecting)
      let began = ContinuousClock.now
      // Without the certificates it would connect in the clear, and tell the password.
      var failure = isSecured ? nil : secure(library)
      isSecured = failure == nil
      if isSecured { failure = follow(library) }
      guard let failure, !hasStopped else { break }
      note(failure)
      // A connection that held for a while was lost by chance, not by a wrong setting.
      if ContinuousClock.now - began > .seconds(10) { pause = Self.pauses.lowerBound }
      _ = waker.wait(timeout: .now() + pause)
      pause = min(pause * 2, Self.pauses.upperBound)
    }
  }

  /// Connects and listens until the connection ends; returns why it did, `nil` if it was stopped.
  private func follow(_ library: OpaquePointer) -> BrokerState? {
    var (result, isReached) = listen(library, MQTT_PROTOCOL_V5)
    // A broker that speaks 3.1.1 alone refuses the newer protocol, or hangs up.
    if isReached, answer.withLock({ $0 != 0 }), refusal == nil, result != MOSQ_ERR_TLS.result,
      !hasStopped
    {
      (result, isReached) = listen(library, MQTT_PROTOCOL_V311)
    }
    guard !hasStopped else { return nil }
    if let refusal { return .refused(reason: refusal) }
    return .lost(reason: Self.words(result))
  }

  /// Connects with a version of the protocol and listens until the connection ends; returns the
  /// code of the library, and if the broker was there at all.
  private func listen(_ library: OpaquePointer, _ version: Int32) -> (Int32, isReached: Bool) {
    answer.withLock { $0 = nil }
    mosquitto_int_option(library, MOSQ_OPT_PROTOCOL_VERSION, version)
    var properties: OpaquePointer?
    defer { mosquitto_property_free_all(&properties) }
    if version == MQTT_PROTOCOL_V5 {
      let session = Int32(MQTT_PROP_SESSION_EXPIRY_INTERVAL.rawValue)
      let longest = Int32(MQTT_PROP_MAXIMUM_PACKET_SIZE.rawValue)
      mosquitto_property_add_int32(&properties, session, .max)
      mosquitto_property_add_int32(&properties, longest, Self.longestPacket)
    }
    var result = mosquitto_connect_bind_v5(
      library, address.host, Int32(address.port), Self.keepAlive, nil, properties)
    let isReached = result == MOSQ_ERR_SUCCESS.result
    while result == MOSQ_ERR_SUCCESS.result, !hasStopped {
      result = loop.turn(library) { self.handOverAll() }
    }
    return (result, isReached)
  }

  /// The answers of MQTT 5 to a wrong user or password.
  private static let refusals = [MQTT_RC_BAD_USERNAME_OR_PASSWORD, MQTT_RC_NOT_AUTHORIZED].map {
    Int32($0.rawValue)
  }

  /// The words of the library if the broker refuses user or password; `nil` if it does not.
  private var refusal: String? {
    switch answer.withLock(\.self) {
    case 4, 5: Self.words(MOSQ_ERR_CONN_REFUSED.result)
    case let code? where Self.refusals.contains(code):
      mosquitto_reason_string(code).map { String(cString: $0) } ?? ""
    default: nil
    }
  }

  /// Sets the certificates of authorities; returns why that is not possible.
  private func secure(_ library: OpaquePointer) -> BrokerState? {
    if let file = address.caFile, access(file, R_OK) != 0 {
      return .noCertificate(file: file, reason: String(cString: strerror(errno)))
    }
    let system = address.caFile == nil ? "/etc/ssl/certs" : nil
    let result = mosquitto_tls_set(library, address.caFile, system, nil, nil, nil)
    return result == MOSQ_ERR_SUCCESS.result ? nil : .lost(reason: Self.words(result))
  }

  private func set(up library: OpaquePointer) {
    if let user = address.user { mosquitto_username_pw_set(library, user, address.password) }
    let farewell = Array("offline".utf8)
    mosquitto_will_set(library, willTopic, Int32(farewell.count), farewell, 1, true)
    mosquitto_connect_callback_set(library) { library, user, code in
      guard let library, let connection = BrokerConnection.at(user) else { return }
      connection.answer.withLock { $0 = code }
      if code == 0 { connection.begin(library) }
    }
    mosquitto_message_callback_set(library) { _, user, message in
      guard let message else { return }
      BrokerConnection.at(user)?.keep(message.pointee)
    }
  }

  private static func at(_ user: UnsafeMutableRawPointer?) -> BrokerConnection? {
    user.map { Unmanaged<BrokerConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(_ library: OpaquePointer) {
    let topics = topics.withLock { topics in
      defer { topics.gone = [] }
      return topics
    }
    for topic in topics.gone { mosquitto_unsubscribe(library, nil, topic) }
    for topic in topics.wanted { mosquitto_subscribe(library, nil, topic, 1) }
    let greeting = Array("online".utf8)
    mosquitto_publish(library, nil, willTopic, Int32(greeting.count), greeting, 1, true)
    note(.connected)
  }

  /// Keeps a message of the library until it is handed over.
  func keep(_ message: mosquitto_message) {
    guard let topic = message.topic.map({ String(cString: $0) }), !hasStopped else { return }
    let isTooLarge = message.payloadlen > BrokerMessage.longest
    let bytes = UnsafeRawBufferPointer(
      start: message.payload, count: isTooLarge ? 0 : max(0, Int(message.payloadlen)))
    let heard = BrokerMessage(
      topic: topic, payload: Array(bytes), isRetained: message.retain, isTooLarge: isTooLarge)
    self.heard.withLock { $0.append(heard) }
  }

  /// Hands over the messages that were read, and waits after each until it is used; returns false
  /// if one was not, so that nothing must be acknowledged.
  func handOverAll() -> Bool {
    let messages = heard.withLock { heard in
      defer { heard = [] }
      return heard
    }
    for message in messages {
      guard !hasStopped else { return false }
      messagesEnd.yield(message)
      used.wait()
    }
    return messages.isEmpty || !hasStopped
  }

  /// Returns the reason for a failure in the words of the library, or of the system.
  private static func words(_ result: Int32) -> String {
    guard result != MOSQ_ERR_ERRNO.result else {
      return strerror(errno).map { String(cString: $0) } ?? ""
    }
    return mosquitto_strerror(result).map { String(cString: $0) } ?? ""
  }
}

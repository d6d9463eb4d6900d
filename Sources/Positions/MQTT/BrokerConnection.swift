import CLibraries
import Foundation
import Glibc
import Synchronization
import SystemEvents

/// A connection to an MQTT broker on a thread of its own, which reconnects when it is lost.
///
/// The session is persistent: the broker queues messages while the client is offline. Delivery is
/// at least once: libmosquitto queues the acknowledgement of a message at its arrival, but the
/// thread writes it only after `acknowledgeMessage()`, and the broker sends a message without an
/// acknowledgement again.
///
/// Uses MQTT 5, whose maximum packet size keeps the broker from sending larger messages;
/// libmosquitto itself accepts any length. Falls back to MQTT 3.1.1, in which only the broker's own
/// limit applies.
///
/// Source: libmosquitto, `mosquitto.h`.
package final class BrokerConnection: Sendable {
  /// The pauses between attempts to connect, in seconds: doubled from 1 s up to 2 min.
  private static let pauses = 1.0...120.0
  /// The maximum packet, in bytes: payload, topic and headers.
  private static let maximumPacketBytes = UInt32(BrokerMessage.maximumPayloadBytes + 65_535 + 1_024)
  /// The keep-alive interval of MQTT, in seconds.
  private static let keepAlive: Int32 = 60

  /// The messages in the order of arrival; `acknowledgeMessage()` must follow each of them.
  package let messages: AsyncStream<BrokerMessage>

  private let settings: BrokerSettings
  private let clientID: String
  private let topics: Mutex<Topics>
  private let willTopic: String
  private let onStateChange: @Sendable (BrokerState) -> Void
  private let messagesEnd: AsyncStream<BrokerMessage>.Continuation
  /// The messages that the library has read and `messages` has not yielded yet.
  private let received = Mutex<[BrokerMessage]>([])
  /// Signalled by `acknowledgeMessage()`.
  private let used = DispatchSemaphore(value: 0)
  private let waker = DispatchSemaphore(value: 0)
  private let loop = BrokerLoop()
  /// The library's handle as a number, which threads may share; 0 without one.
  private let handle = Mutex<UInt>(0)
  private let isStopped = Atomic(false)
  /// The code of the broker's CONNACK on the present connection; `nil` before it.
  private let answer = Mutex<Int32?>(nil)

  /// The subscriptions, and those to be ended at the broker, which keeps the session.
  private struct Topics {
    var wanted: [String]
    var gone: Set<String> = []
  }

  /// Creates a connection, which `start()` opens.
  ///
  /// `clientID` identifies the session at the broker and must not change. The connection publishes
  /// `online` and `offline` to `willTopic`, retained. The thread calls `onStateChange` with each
  /// state.
  package init(
    _ settings: BrokerSettings, clientID: String, topics: [String], willTopic: String,
    onStateChange: @escaping @Sendable (BrokerState) -> Void
  ) {
    self.settings = settings
    self.clientID = clientID
    self.topics = Mutex(Topics(wanted: topics))
    self.willTopic = willTopic
    self.onStateChange = onStateChange
    (messages, messagesEnd) = AsyncStream.makeStream()
  }

  /// Starts the thread of the connection, which connects and reconnects until `stop()`.
  package func start() {
    Thread.detachNewThread { self.work() }
  }

  /// Ends the connection and the messages; the thread ends soon after.
  package func stop() {
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

  /// Replaces the subscriptions without reconnecting: adds new topics, removes missing ones.
  package func setSubscriptions(_ wanted: [String]) {
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

  /// Acknowledges the message that `messages` yielded last, and lets the thread go on.
  package func acknowledgeMessage() { used.signal() }

  /// Publishes a text with QoS 1; does nothing without a connection.
  package func publish(_ text: String, to topic: String, isRetained: Bool = false) {
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
      onStateChange(.lost(reason: String(cString: problem)))
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
    var isSecured = !settings.usesTLS
    while !hasStopped {
      onStateChange(.connecting)
      let began = ContinuousClock.now
      // Without the certificates it would connect in the clear, and reveal the password.
      var failure = isSecured ? nil : secure(library)
      isSecured = failure == nil
      if isSecured { failure = runConnection(library) }
      guard let failure, !hasStopped else { break }
      onStateChange(failure)
      // The loss of a connection that held for a while is no sign of a wrong setting.
      if ContinuousClock.now - began > .seconds(10) { pause = Self.pauses.lowerBound }
      _ = waker.wait(timeout: .now() + pause)
      pause = min(pause * 2, Self.pauses.upperBound)
    }
  }

  /// Connects and reads until the connection ends; returns the reason, `nil` after `stop()`.
  private func runConnection(_ library: OpaquePointer) -> BrokerState? {
    var (result, isReached) = listen(library, MQTT_PROTOCOL_V5)
    // A broker with 3.1.1 only refuses the newer protocol, or closes the connection.
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
      mosquitto_property_add_int32(&properties, longest, Self.maximumPacketBytes)
    }
    var result = mosquitto_connect_bind_v5(
      library, settings.host, Int32(settings.port), Self.keepAlive, nil, properties)
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
    if let file = settings.caFile, access(file, R_OK) != 0 {
      return .noCertificate(file: file, reason: String(cString: strerror(errno)))
    }
    let system = settings.caFile == nil ? "/etc/ssl/certs" : nil
    let result = mosquitto_tls_set(library, settings.caFile, system, nil, nil, nil)
    return result == MOSQ_ERR_SUCCESS.result ? nil : .lost(reason: Self.words(result))
  }

  private func set(up library: OpaquePointer) {
    if let user = settings.user { mosquitto_username_pw_set(library, user, settings.password) }
    let farewell = Array("offline".utf8)
    mosquitto_will_set(library, willTopic, Int32(farewell.count), farewell, 1, true)
    mosquitto_connect_callback_set(library) { library, user, code in
      guard let library, let connection = BrokerConnection.at(user) else { return }
      connection.answer.withLock { $0 = code }
      if code == 0 { connection.begin(library) }
    }
    mosquitto_message_callback_set(library) { _, user, message in
      guard let message else { return }
      BrokerConnection.at(user)?.enqueue(message.pointee)
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
    onStateChange(.connected)
  }

  /// Queues a message of the library for `handOverAll()`.
  func enqueue(_ message: mosquitto_message) {
    guard let topic = message.topic.map({ String(cString: $0) }), !hasStopped else { return }
    let isTooLarge = message.payloadlen > BrokerMessage.maximumPayloadBytes
    let bytes = UnsafeRawBufferPointer(
      start: message.payload, count: isTooLarge ? 0 : max(0, Int(message.payloadlen)))
    let received = BrokerMessage(
      topic: topic, payload: Array(bytes), isRetained: message.retain, isTooLarge: isTooLarge)
    self.received.withLock { $0.append(received) }
  }

  /// Yields the queued messages, and waits after each for its acknowledgement; returns false
  /// if one was not acknowledged, so that nothing may be written.
  func handOverAll() -> Bool {
    let messages = received.withLock { received in
      defer { received = [] }
      return received
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

/// Waits for the network and lets the library read and write.
///
/// The library's own loop waits with `select`, which ends the program as soon as a descriptor is
/// 1 024 or more, or is closed meanwhile: a daemon with as many connections has such ones.
/// Source: libmosquitto, `mosquitto.h`, `mosquitto_loop_read`, `mosquitto_loop_misc`.
struct BrokerLoop {
  /// The longest wait, in milliseconds; signs of life are sent at least so often.
  private static let longestWait: Int32 = 10_000

  /// Ends the wait, since there is something to write.
  let event = WakeEvent()

  /// Waits once and does what there is to do; returns the code of the library.
  ///
  /// `use` is called after reading; what is written after it may acknowledge messages, so nothing
  /// is written if it returns false.
  func turn(_ library: OpaquePointer, use: () -> Bool) -> Int32 {
    let socket = mosquitto_socket(library)
    guard socket >= 0 else { return MOSQ_ERR_NO_CONN.result }
    let wanted = mosquitto_want_write(library) ? POLLIN | POLLOUT : POLLIN
    var polled = [pollfd(fd: socket, events: Int16(wanted), revents: 0), event.polled]
    let longest = event.longestSleepMilliseconds
    let wait = longest < 0 ? Self.longestWait : longest
    guard poll(&polled, 2, wait) >= 0 || errno == EINTR else { return MOSQ_ERR_ERRNO.result }
    event.clear()
    // Only a read detects a lost connection.
    if polled[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
      let result = mosquitto_loop_read(library, 1)
      guard use() else { return MOSQ_ERR_SUCCESS.result }
      guard result == MOSQ_ERR_SUCCESS.result else { return result }
    }
    if mosquitto_want_write(library) {
      let result = mosquitto_loop_write(library, 1)
      guard result == MOSQ_ERR_SUCCESS.result else { return result }
    }
    return mosquitto_loop_misc(library)
  }
}

extension mosq_err_t {
  /// The code as functions return it.
  var result: Int32 { Int32(rawValue) }
}

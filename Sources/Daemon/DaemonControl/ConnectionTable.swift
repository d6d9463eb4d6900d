/// The open connections of a control server, and which of them has to make room for a new one.
struct ConnectionTable {
  private struct Connection {
    /// Bytes of a request that is not complete.
    var pending: [UInt8] = []
    /// When the last complete request came, or the connection was accepted.
    var lastActive: ContinuousClock.Instant
    /// True once a complete request has come.
    var hasAsked = false
  }

  /// The most connections at once.
  static let capacity = 16
  /// How long a client counts as alive after a request; `passby watch` sends one each second.
  static let aliveFor = Duration.seconds(10)

  private var connections: [Int32: Connection] = [:]

  var descriptors: [Int32] { Array(connections.keys) }

  /// Adds a connection.
  mutating func add(_ descriptor: Int32, at now: ContinuousClock.Instant) {
    connections[descriptor] = Connection(lastActive: now)
  }

  mutating func remove(_ descriptor: Int32) { connections[descriptor] = nil }

  /// Returns the bytes of a connection's incomplete request; `nil` for an unknown connection.
  func pending(_ descriptor: Int32) -> [UInt8]? { connections[descriptor]?.pending }

  /// Replaces the bytes of an incomplete request; `hasAsked` is true if a complete one came before.
  mutating func update(
    _ descriptor: Int32, pending: [UInt8], hasAsked: Bool, at now: ContinuousClock.Instant
  ) {
    connections[descriptor]?.pending = pending
    guard hasAsked else { return }
    connections[descriptor]?.hasAsked = true
    connections[descriptor]?.lastActive = now
  }

  /// Makes room for one more connection.
  ///
  /// The connection that was silent for longest goes first: one without requests, else one without
  /// requests for `aliveFor`. If all of them are alive, there is no room.
  mutating func makeRoom(at now: ContinuousClock.Instant) -> Room {
    guard connections.count >= Self.capacity else { return .free }
    let silent = connections.filter {
      !$0.value.hasAsked || $0.value.lastActive + Self.aliveFor <= now
    }
    guard let victim = silent.min(by: { $0.value.lastActive < $1.value.lastActive }) else {
      return .none
    }
    connections[victim.key] = nil
    return .afterClosing(victim.key)
  }

  /// The step that is needed before a connection can be added.
  enum Room: Hashable {
    /// Nothing.
    case free
    /// Close a connection, which the table has forgotten.
    case afterClosing(Int32)
    /// There is no room: refuse the new connection.
    case none
  }
}

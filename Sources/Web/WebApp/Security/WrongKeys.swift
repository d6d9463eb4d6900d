import HTTPClients
import HTTPServer
import HTTPTypes
import NIOCore
import Synchronization

/// The client of a request, by its connection and the headers of trusted proxies.
struct RequestOrigin: Hashable {
  /// The address of the client; that of the connection where no trusted proxy names another.
  let address: String
  /// True if the request came over the internet as plain HTTP.
  let isExposed: Bool

  /// Finds the client of a request that came over a connection from `peer`.
  ///
  /// Each proxy appends its own client to `X-Forwarded-For`, so the client is the last address
  /// there that is no trusted proxy; those before it may be forged.
  init(_ headers: HTTPFields, peer: String, proxies: @autoclosure () -> [String]) {
    let isPublic = IPAddress.isPublic(peer)
    let isForwarded = headers.contains {
      $0.name == .forwardedFor || $0.name == .forwardedProtocol
    }
    let networks = isForwarded ? proxies().compactMap { IPNetwork($0) } : []
    func isTrusted(_ address: String) -> Bool { networks.contains { $0.contains(address) } }
    guard isTrusted(peer) else {
      (address, isExposed) = (peer, isPublic)
      return
    }
    let named = headers.list(.forwardedFor).map(IPAddress.unmapped)
    let client = (named.last { !isTrusted($0) } ?? named.first).flatMap {
      IPNetwork($0) == nil ? nil : $0
    }
    address = client ?? peer
    let scheme = headers.forwardedScheme
    isExposed =
      scheme != "https" && (client.map(IPAddress.isPublic) ?? (scheme != nil || isPublic))
  }
}

/// Counts wrong keys by address, and slows down who keeps guessing.
///
/// Five are free; each further one waits twice as long as the one before, from 1 s up to 60 s.
/// Right keys never wait. When too many wait, the connection of one more is closed: who guesses
/// gets no answer sooner than after the pause, and pays for each try with a new connection.
final class WrongKeys: Sendable {
  /// The wrong keys of an address that cost nothing.
  static let free = 5
  /// The most addresses that are remembered; the quietest go first.
  static let mostAddresses = 4_096
  /// The most answers that wait at once, so that they take only a part of the connections.
  let mostWaiting: Int

  /// The fate of a wrong key.
  enum Fate: Hashable {
    /// It is refused at once.
    case answer
    /// It is refused after a number of seconds; `endWait()` must be called then.
    case wait(seconds: Int)
    /// Its connection is closed without an answer.
    case close
  }

  /// An address without wrong keys for this long begins again.
  private static let memory = TimeAmount.hours(1)

  private struct Entry {
    var count: Int
    var last: NIODeadline
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var waiting = 0
  }

  private let state = Mutex(State())
  private let pause: @Sendable (_ seconds: Int) async throws -> Void

  /// Creates a count without wrong keys; `pause` waits for a number of seconds of real time, which
  /// tests need not.
  init(
    mostWaiting: Int = 64,
    pause: @escaping @Sendable (_ seconds: Int) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.mostWaiting = mostWaiting
    self.pause = pause
  }

  /// Counts a wrong key of an address, and returns how to answer it.
  func record(_ address: String, at now: NIODeadline = .now()) -> Fate {
    state.withLock { state in
      var entry = state.entries[address] ?? Entry(count: 0, last: now)
      if now - entry.last > Self.memory { entry.count = 0 }
      entry.count += 1
      entry.last = now
      if state.entries.count >= Self.mostAddresses, state.entries[address] == nil,
        let quietest = state.entries.min(by: { $0.value.last < $1.value.last })
      {
        state.entries[quietest.key] = nil
      }
      state.entries[address] = entry
      guard entry.count > Self.free else { return .answer }
      guard state.waiting < mostWaiting else { return .close }
      state.waiting += 1
      return .wait(seconds: min(60, 1 << min(entry.count - Self.free - 1, 6)))
    }
  }

  /// Counts a wrong key of an address; returns when it is time to refuse it, or closes the
  /// connection.
  func hold(_ address: String, _ context: WebContext) async throws {
    switch record(address) {
    case .answer: break
    case .close: context.closeConnection()
    case .wait(let seconds):
      defer { endWait() }
      try await pause(seconds)
    }
  }

  /// Releases the place of a wait.
  func endWait() { state.withLock { $0.waiting -= 1 } }
}

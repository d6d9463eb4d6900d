import NIOCore
import Synchronization

/// The open connections of the server, so that no client can take all of them.
///
/// A new connection over a limit replaces the one that has waited longest without a complete
/// request: of the same address if that has too many, else of the address with the most. Requests
/// that are being answered are never cut off; without any other, the new connection is refused.
final class ConnectionTable: Sendable {
  private struct Entry {
    let address: String
    let channel: any Channel
    /// Since when the client owes a complete request; `nil` while one is being answered.
    var waitingSince: NIODeadline?
  }

  private let limits: ConnectionLimits
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  init(limits: ConnectionLimits) { self.limits = limits }

  /// Adds a connection until it closes; returns false if there is no room for it.
  func admit(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress ?? ""
    let (isAdmitted, victim) = entries.withLock { entries -> (Bool, (any Channel)?) in
      let crowd = Self.crowd(for: address, in: entries, limits: limits)
      var victim: (any Channel)?
      if let crowd {
        guard let longest = Self.longestWaiting(of: crowd, in: entries) else { return (false, nil) }
        victim = entries.removeValue(forKey: longest)?.channel
      }
      entries[ObjectIdentifier(channel)] = Entry(
        address: address, channel: channel, waitingSince: .now())
      return (true, victim)
    }
    victim?.close(promise: nil)
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
    return true
  }

  /// Records that a connection waits for its client or, with `nil`, that a request is in progress.
  func note(_ channel: any Channel, waitingSince: NIODeadline?) {
    entries.withLock { $0[ObjectIdentifier(channel)]?.waitingSince = waitingSince }
  }

  private func remove(_ channel: any Channel) {
    entries.withLock { entries in
      // The address of a closed channel may be that of a new one by now.
      guard entries[ObjectIdentifier(channel)]?.channel === channel else { return }
      entries[ObjectIdentifier(channel)] = nil
    }
  }

  /// Returns the addresses of which one connection has to go; `nil` if there is room.
  private static func crowd(
    for address: String, in entries: [ObjectIdentifier: Entry], limits: ConnectionLimits
  ) -> [String]? {
    var counts: [String: Int] = [:]
    for entry in entries.values { counts[entry.address, default: 0] += 1 }
    if counts[address, default: 0] >= limits.connectionsPerAddress { return [address] }
    guard entries.count >= limits.connections else { return nil }
    return counts.sorted { $0.value > $1.value }.map(\.key)
  }

  /// Returns the connection that has waited longest, of the first address that has one.
  private static func longestWaiting(
    of crowd: [String], in entries: [ObjectIdentifier: Entry]
  ) -> ObjectIdentifier? {
    for address in crowd {
      let waiting = entries.compactMap { id, entry in
        entry.address == address ? entry.waitingSince.map { (id, $0) } : nil
      }
      if let longest = waiting.min(by: { $0.1 < $1.1 }) { return longest.0 }
    }
    return nil
  }
}

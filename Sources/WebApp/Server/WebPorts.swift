public import Application
public import Foundation
public import Reminders

/// What the page needs from outside.
public struct WebPorts: Sendable {
  /// Tasks, places and history, over a connection of its own, so that the daemon sees what the page changes.
  public let store: any ReminderStore & PastStore
  /// The present: the computer's clock, or the time of a recording that is played.
  public let now: @Sendable () -> Date
  /// The settings and the zone as they are now; asked anew for each request, since they change while the daemon runs.
  public let webSettings: @Sendable () -> WebSettings
  /// How the daemon is, with the keys of `status --json`.
  public let status: @Sendable () throws -> JSON
  /// The last position the receiver reported, believed or not.
  public let position: @Sendable () -> LivePosition?
  /// The digest of the token that opens the page to others on the network, if there is one.
  public let token: @Sendable () -> AccessDigest?
  /// The map's pictures out of a file, where the user has named one that can be read.
  public let tiles: @Sendable () throws -> TileSource?
  /// The service that knows addresses, where the user has named one.
  public let addresses: @Sendable () throws -> AddressBook?
  /// What tells open pages of all that happens.
  public let live: LiveHub

  /// What holds at this moment, as every wish and every view needs it.
  public var actionContext: ActionContext { webSettings().actionContext(now: now()) }

  /// Creates ports.
  public init(
    store: any ReminderStore & PastStore, now: @escaping @Sendable () -> Date,
    webSettings: @escaping @Sendable () -> WebSettings,
    status: @escaping @Sendable () throws -> JSON = { .object([]) },
    position: @escaping @Sendable () -> LivePosition? = { nil },
    token: @escaping @Sendable () -> AccessDigest? = { nil },
    tiles: @escaping @Sendable () throws -> TileSource? = { nil },
    addresses: @escaping @Sendable () throws -> AddressBook? = { nil }, live: LiveHub = LiveHub()
  ) {
    self.store = store
    self.now = now
    self.webSettings = webSettings
    self.status = status
    self.position = position
    self.token = token
    self.tiles = tiles
    self.addresses = addresses
    self.live = live
  }
}

public import Application
public import Foundation
public import HTTPServer
public import Model
public import Text

/// The dependencies of the page.
public struct WebDependencies: Sendable {
  /// Tasks, places and history, over a separate connection, so that the daemon sees the changes.
  public let store: any ReminderStore & PictureStore
  /// Returns what an error means for the storage; `nil` for one that is another failure.
  public let storeTrouble: @Sendable (any Error) -> StoreTrouble?
  /// The current time: the computer's clock, or the time of a recording that is replayed.
  public let now: @Sendable () -> Date
  /// Returns the settings and the zone in force, which may change while the daemon runs.
  public let webSettings: @Sendable () -> WebSettings
  /// Returns the status of the daemon, with the keys of `status --json`.
  public let status: @Sendable () throws -> JSON
  /// Returns the last position that the receiver reported, accepted or not.
  public let position: @Sendable () -> LivePosition?
  /// Returns the recorded positions of the user between two instants, oldest first; none unless
  /// tracks are recorded.
  public let track: @Sendable (_ from: Date, _ to: Date) throws -> [LivePosition]
  /// Returns the addresses at which other devices can open the page.
  public let otherAddresses: @Sendable () -> [String]
  /// Returns the digest of the token, if there is one.
  public let token: @Sendable () -> AccessDigest?
  /// The file of the sessions that are open.
  public let sessions: SessionStorage
  /// Returns the map tiles of a file, if one is set.
  public let tiles: @Sendable () throws -> TileSource?
  /// Returns the geocoding service, if one is set.
  public let addresses: @Sendable () throws -> AddressBook?
  /// Asks an address for a picture to show after something was done; `nil` where it gives none.
  public let reward: @Sendable (_ address: String) async -> RewardPicture?
  /// The settings that may be chosen on the page.
  public let settings: SettingsPort
  /// The reminders for browsers while no page is open; `nil` where there are none.
  public let push: PushPort?
  /// The receiver of messages of phones; `nil` without phones.
  public let phones: PhonePort?
  /// The daemon's knowledge of devices.
  public let devices: DevicesPort
  /// The keys for widgets and shortcuts.
  public let keys: KeysPort
  /// The event streams of open pages.
  public let live: LiveHub
  /// Writes everything that is stored, as lines of JSON.
  public let backup: @Sendable (_ write: (String) throws -> Void) throws -> Void

  /// The files of photos, in the same database.
  package var pictures: any PictureStore { store }

  /// When the present request had its turn: all that it does and shows goes by one reading of the
  /// clock.
  @TaskLocal static var requestTime: Date?

  /// The context for actions and views at the time of the request, or at this moment without one.
  public var actionContext: ActionContext {
    webSettings().actionContext(now: Self.requestTime ?? now())
  }

  /// Creates ports.
  public init(
    store: any ReminderStore & PictureStore, now: @escaping @Sendable () -> Date,
    webSettings: @escaping @Sendable () -> WebSettings,
    storeTrouble: @escaping @Sendable (any Error) -> StoreTrouble? = { _ in nil },
    status: @escaping @Sendable () throws -> JSON = { .object([]) },
    position: @escaping @Sendable () -> LivePosition? = { nil },
    track: @escaping @Sendable (_ from: Date, _ to: Date) throws -> [LivePosition] = { _, _ in [] },
    otherAddresses: @escaping @Sendable () -> [String] = { [] },
    token: @escaping @Sendable () -> AccessDigest? = { nil },
    sessions: SessionStorage = .none,
    tiles: @escaping @Sendable () throws -> TileSource? = { nil },
    addresses: @escaping @Sendable () throws -> AddressBook? = { nil },
    reward: @escaping @Sendable (_ address: String) async -> RewardPicture? = { _ in nil },
    settings: SettingsPort = SettingsPort(), push: PushPort? = nil, phones: PhonePort? = nil,
    devices: DevicesPort = DevicesPort(), keys: KeysPort = KeysPort(), live: LiveHub = LiveHub(),
    backup: @escaping @Sendable (_ write: (String) throws -> Void) throws -> Void = { _ in }
  ) {
    self.store = store
    self.storeTrouble = storeTrouble
    self.now = now
    self.webSettings = webSettings
    self.status = status
    self.position = position
    self.track = track
    self.otherAddresses = otherAddresses
    self.token = token
    self.sessions = sessions
    self.tiles = tiles
    self.addresses = addresses
    self.reward = reward
    self.settings = settings
    self.push = push
    self.phones = phones
    self.devices = devices
    self.keys = keys
    self.live = live
    self.backup = backup
  }
}

package import Application
import CWebAssets
package import Foundation
package import HTTPServer
import HTTPTypes
import Localization
package import Model
package import Text

/// The dependencies of the page.
package struct WebDependencies: Sendable {
  /// Tasks, places and history, over a separate connection, so that the daemon sees the changes.
  private let wholeStore: any ReminderStore & PictureStore

  /// Tasks, places and history as the viewer of the request has them; outside of a request, only
  /// rows without an owner.
  package var store: any ReminderStore & PictureStore { wholeStore.viewed(by: Self.viewer) }
  /// Returns what an error means for the storage; `nil` for one that is another failure.
  package let storeTrouble: @Sendable (any Error) -> StoreTrouble?
  /// The current time: the computer's clock, or the time of a recording that is replayed.
  package let now: @Sendable () -> Date
  /// Returns the settings and the zone in force, which may change while the daemon runs.
  package let webSettings: @Sendable () -> WebSettings
  private let wholeStatus: @Sendable () throws -> JSON
  private let ownPosition: @Sendable () -> LivePosition?
  private let ownTrack: @Sendable (_ from: Date, _ to: Date) throws -> [LivePosition]
  /// Returns the addresses at which other devices can open the page.
  package let otherAddresses: @Sendable () -> [String]
  /// Returns the digest of the token, if there is one.
  package let token: @Sendable () -> AccessDigest?
  /// Returns the tokens of other persons, as digests, with the UUIDs of whose they are.
  package let personTokens: @Sendable () -> [AccessDigest: UUID]
  /// The file of the sessions that are open.
  package let sessions: SessionStorage
  /// Returns the map tiles of a file, if one is set.
  package let tiles: @Sendable () throws -> TileSource?
  /// Returns the geocoding service, if one is set.
  package let addresses: @Sendable () throws -> AddressBook?
  /// Asks an address for a picture to show after something was done; `nil` where it gives none.
  package let reward: @Sendable (_ address: String) async -> RewardPicture?
  /// The settings that may be chosen on the page.
  package let settings: SettingsPort
  private let wholePush: PushPort?
  /// The receiver of messages of phones; `nil` without phones.
  package let phones: PhonePort?
  /// The way of other devices to the page; `nil` where the page cannot change it.
  package let network: NetworkPort?
  /// The daemon's knowledge of devices.
  package let devices: DevicesPort
  /// The keys for widgets and shortcuts.
  package let keys: KeysPort
  /// The event streams of open pages.
  package let live: LiveHub
  /// The buttons of messages outside of the page.
  package let buttons: ButtonsPort
  /// Writes everything that is stored, as lines of JSON.
  package let backup: @Sendable (_ write: (String) throws -> Void) throws -> Void

  /// The files of photos, in the same database.
  package var pictures: any PictureStore { store }

  /// When the present request had its turn: all that it does and shows goes by one reading of the
  /// clock.
  @TaskLocal static var requestTime: Date?

  /// Whose page the present request asks for.
  @TaskLocal package static var viewer: Viewer = .anonymous

  /// Returns the viewer of an account; an anonymous one for a removed person.
  package func viewer(of account: Account?) throws -> Viewer {
    switch account {
    case nil: return .anonymous
    case .me?: return .me
    case .person(let uuid)?:
      let persons = try wholeStore.viewed(by: .household).withSnapshot { try $0.persons }
      return persons.first { $0.uuid == uuid }.map { Viewer($0.id) } ?? .anonymous
    }
  }

  /// Throws 404 unless the page is that of the user of this machine.
  package func requireMe() throws {
    guard Self.viewer.isMe else { throw Problem(.notFound, WebPhrase.onlyMe) }
  }

  /// Returns the status of the daemon, with the keys of `status --json`.
  ///
  /// It has positions of all devices: others than the user of this machine get 404.
  package func status() throws -> JSON {
    try requireMe()
    return try wholeStatus()
  }

  /// Returns the last position that the user's receiver reported, accepted or not.
  package func position() -> LivePosition? { Self.viewer.isMe ? ownPosition() : nil }

  /// Returns the recorded positions of the user between two instants, oldest first; none unless
  /// tracks are recorded, and none for others.
  package func track(_ from: Date, _ to: Date) throws -> [LivePosition] {
    Self.viewer.isMe ? try ownTrack(from, to) : []
  }

  /// The reminders for browsers while no page is open; `nil` where there are none.
  ///
  /// Only the user of this machine sees the list of browsers.
  package var push: PushPort? {
    guard let wholePush, !Self.viewer.isMe else { return self.wholePush }
    return PushPort(
      publicKey: wholePush.publicKey, add: wholePush.add, remove: wholePush.remove,
      removeNumber: { _ in nil }, browsers: { [] })
  }

  /// The context for actions and views at the time of the request, or at this moment without one.
  package var actionContext: ActionContext {
    var context = webSettings().actionContext.at(Self.requestTime ?? now())
    context.viewer = Self.viewer
    return context
  }

  /// Creates ports.
  package init(
    store: any ReminderStore & PictureStore, now: @escaping @Sendable () -> Date,
    webSettings: @escaping @Sendable () -> WebSettings,
    storeTrouble: @escaping @Sendable (any Error) -> StoreTrouble? = { _ in nil },
    status: @escaping @Sendable () throws -> JSON = { .object([]) },
    position: @escaping @Sendable () -> LivePosition? = { nil },
    track: @escaping @Sendable (_ from: Date, _ to: Date) throws -> [LivePosition] = { _, _ in [] },
    otherAddresses: @escaping @Sendable () -> [String] = { [] },
    token: @escaping @Sendable () -> AccessDigest? = { nil },
    personTokens: @escaping @Sendable () -> [AccessDigest: UUID] = { [:] },
    sessions: SessionStorage = .none,
    tiles: @escaping @Sendable () throws -> TileSource? = { nil },
    addresses: @escaping @Sendable () throws -> AddressBook? = { nil },
    reward: @escaping @Sendable (_ address: String) async -> RewardPicture? = { _ in nil },
    settings: SettingsPort = SettingsPort(), push: PushPort? = nil, phones: PhonePort? = nil,
    network: NetworkPort? = nil, devices: DevicesPort = DevicesPort(), keys: KeysPort = KeysPort(),
    buttons: ButtonsPort = ButtonsPort(), live: LiveHub = LiveHub(),
    backup: @escaping @Sendable (_ write: (String) throws -> Void) throws -> Void = { _ in }
  ) {
    wholeStore = store
    self.storeTrouble = storeTrouble
    self.now = now
    self.webSettings = webSettings
    wholeStatus = status
    ownPosition = position
    ownTrack = track
    self.otherAddresses = otherAddresses
    self.token = token
    self.personTokens = personTokens
    self.sessions = sessions
    self.tiles = tiles
    self.addresses = addresses
    self.reward = reward
    self.settings = settings
    wholePush = push
    self.phones = phones
    self.network = network
    self.devices = devices
    self.keys = keys
    self.buttons = buttons
    self.live = live
    self.backup = backup
  }
}

/// A file of the web page, embedded in the program.
package struct Asset: Sendable, Hashable {
  private let index: Int

  /// All files.
  package static let all = (0..<passby_web_asset_count).map(Asset.init(index:))

  private var file: passby_web_asset { passby_web_asset_at(index).pointee }

  /// Its name, such as `app.css`.
  package var name: String { String(cString: file.name) }

  /// Its media type.
  package var type: String { String(cString: file.type) }

  /// Its bytes, which are static memory of the program.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: file.bytes, count: file.length)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// True for a template, which is not served as it is.
  package var isTemplate: Bool { name.hasSuffix(".mustache") }

  /// A hash of its bytes.
  package var fingerprint: String { Fingerprint.text(bytes) }
}

import Application
import Archive
import CommandSupport
import DaemonControl
import Foundation
import HTTPClients
import HTTPServer
import Localization
import Logging
import Model
import SQLiteStore
import Settings
import Text
import Tracking
import WebApp
import WebPorts

extension CommandEnvironment {
  /// Returns the page for the browser.
  ///
  /// It has its own connection, so that the tracker notices its edits like those of commands.
  ///
  /// - Throws: `Refusal` if the network could reach it without a token.
  func page(
    _ webSettings: CurrentWebSettings, board: LiveStatus, live: LiveHub, clock: RunClock,
    logger: Logger, phones: PhonePort? = nil,
    network: NetworkListener? = nil,
    settingsChanged: @escaping @Sendable () async -> Void = {},
    browsersChanged: @escaping @Sendable () async -> Void = {}
  ) throws -> WebService {
    let (start, output, localizer) = (now, output, localizer)
    let address = ListenAddress(host: pageHost, port: settings.webPort)
    let (host, isLoopback) = (address.host, address.isLoopback)
    let token = TokenFile(database: databasePath)
    guard address.isLoopback || token.exists else {
      throw Refusal(.refused, DaemonPhrase.noPageWithoutToken(host: "\"\(address.host)\""))
    }
    let personTokens = PersonTokenFile(database: databasePath)
    let map = MapSources { webSettings.value }
    // A short timeout: a browser rather tries again than waits.
    let store = try SQLiteStore(path: databasePath, busyTimeout: .milliseconds(400))
    let receiver = try gpsdAddress(nil)
    let now: @Sendable () -> Date = { clock.now(lastFix: board.lastFix) ?? start }
    let ports = WebDependencies(
      store: store, now: now, webSettings: { webSettings.value },
      storeTrouble: StoreTrouble.init(_:),
      status: {
        let actionContext = webSettings.value.actionContext.at(now())
        return try store.withSnapshot { snapshot in
          try StatusReport(
            snapshot, overview: Overview(snapshot, actionContext: actionContext),
            daemon: .answers(board.snapshot), address: receiver
          ).json(zone: actionContext.machineZone, now: actionContext.now)
        }
      },
      position: { board.livePosition },
      track: { try store.positions(from: $0, to: $1).map(LivePosition.init) },
      otherAddresses: { board.snapshot.webOthers ?? [] }, token: { token.digest },
      personTokens: { personTokens.digests },
      sessions: .file(database: databasePath),
      tiles: { try map.tileSource() }, addresses: { try map.addressBook() },
      reward: {
        await RewardClient(address: $0, userAgent: "Passby/\(Version.text)")?.picture()
      },
      settings: PageSettings(
        current: webSettings, choices: { try store.preferences().values }, changed: settingsChanged
      ).port,
      push: PushFile(database: databasePath).port(
        contact: { webSettings.environment.settings.pushContact }, changed: browsersChanged),
      phones: phones,
      network: network.map {
        NetworkPort(
          listener: $0, store: { try token.write($0) }, removeToken: { _ = try? token.remove() })
      },
      devices: devicesPort(board: board, logger: logger),
      keys: KeyFile(database: databasePath).port(now: { Date() }),
      buttons: ButtonsPort(
        find: { try store.button($0.digest.line) },
        markUsed: { try store.markUsed($0, at: Date()) }),
      live: live,
      backup: { write in
        try store.export(program: Version.text, at: now()) { try write($0) }
      })
    return WebService(
      ports: ports, address: address, logger: logger,
      onRunning: { address in
        let others = NetworkAddresses.pages(at: address, listening: host)
        board.update {
          $0.web = address
          $0.webOthers = others.isEmpty && !isLoopback ? [address] : others
        }
        output.message(DaemonPhrase.page(address).text(in: localizer))
        for other in others { output.message(DaemonPhrase.otherDevices(other).text(in: localizer)) }
        ProcessMemory.giveBack()
      })
  }
}

extension CommandEnvironment {
  /// True if the choice of the page is in force, which lets the network in beside this computer.
  var isNetworkChosenOnPage: Bool {
    reading.entries.first { $0.key == NetworkPort.setting }?.origin == .page
  }

  /// The address that the page listens at from its start.
  fileprivate var pageHost: String {
    isNetworkChosenOnPage ? PassbySettings.standard.webListen : settings.webListen
  }

  /// True if the network is let in by a choice of the page; never without a token.
  var letsNetworkIn: Bool {
    isNetworkChosenOnPage && settings.webListen == NetworkListener.everywhere
      && TokenFile(database: databasePath).exists
  }

  /// Returns what lets the network in beside this computer.
  func networkListener(_ board: LiveStatus) -> NetworkListener {
    NetworkListener(
      addresses: { NetworkAddresses.all },
      changed: { isOpen in
        board.update { status in
          status.webOthers =
            isOpen
            ? NetworkAddresses.pages(at: status.web ?? "", listening: NetworkListener.everywhere)
            : []
        }
      })
  }
}

extension StoreTrouble {
  /// Returns what an error of the database, or of a file beside it, means to clients.
  init?(_ error: any Error) {
    switch error {
    case SQLiteStoreError.busy: self = .busy
    case SQLiteStoreError.full: self = .full
    case SQLiteStoreError.readOnly: self = .readOnly
    case let error as PrivateFile.Failure:
      switch error.code {
      case ENOSPC, EDQUOT: self = .full
      case EROFS: self = .readOnly
      default: return nil
      }
    default: return nil
    }
  }
}

extension LiveStatus {
  /// Where the user is, for the page.
  fileprivate var livePosition: LivePosition? {
    position.map { LivePosition($0.0, isAccepted: $0.isAccepted) }
  }
}

extension LivePosition {
  fileprivate init(_ position: DaemonStatus.Position, isAccepted: Bool) {
    self.init(
      time: position.time, latitude: position.latitude, longitude: position.longitude,
      accuracyMeters: position.accuracyM, speedMetersPerSecond: position.speedMps,
      courseDegrees: position.courseDeg, isAccepted: isAccepted)
  }
}

extension SessionStorage {
  /// Returns the storage in a file beside a database, which only the user can read.
  static func file(database: String) -> SessionStorage {
    let path = database + ".sessions"
    return SessionStorage(
      load: { try? String(contentsOfFile: path, encoding: .utf8) },
      save: { try PrivateFile.write($0, to: path, replacing: true) })
  }
}

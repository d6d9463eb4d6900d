import Application
import Control
import Engine
import Foundation
import Logging
import Runtime
import SQLiteStore
import Settings
import Terminal
import WebApp

extension Session {
  /// The page for the browser.
  ///
  /// It has a connection of its own, so that the tracker learns of its edits as of anybody's.
  ///
  /// - Throws: `CommandFailure` where it would let others on the network in without a token.
  func page(
    _ webSettings: CurrentWebSettings, board: LiveStatus, live: LiveHub, clock: RunClock,
    logger: Logger
  ) throws -> WebService {
    let (start, output) = (now, output)
    let address = WebAddress(host: settings.webListen, port: settings.webPort)
    let host = address.host
    let token = TokenFile(database: databasePath)
    guard address.isLoopback || token.exists else {
      throw CommandFailure(
        .refused,
        "web.listen \"\(address.host)\" lets others on the network in, and there is no token for them: make one with \"passby web token\", and start again"
      )
    }
    let map = MapSources { webSettings.value }
    let (store, receiver) = (try openStore(), try gpsdAddress(nil))
    let now: @Sendable () -> Date = { clock.now(lastFix: board.lastFix) ?? start }
    let ports = WebPorts(
      store: store, now: now, webSettings: { webSettings.value },
      status: {
        let actionContext = webSettings.value.actionContext(now: now())
        return try StatusReport(
          store, overview: Overview(store, actionContext: actionContext),
          daemon: .answers(board.snapshot), address: receiver
        ).json(zone: actionContext.machineZone, now: actionContext.now)
      },
      position: { board.position.map { LivePosition($0.0, isAccepted: $0.isAccepted) } },
      token: { token.digest },
      tiles: { try map.tileSource() }, addresses: { try map.addressBook() }, live: live)
    return try WebService(
      ports: ports, address: address, logger: logger,
      onRunning: { address in
        board.update { $0.web = address }
        output.note("Page: \(address)")
        for other in NetworkAddresses.pages(at: address, listening: host) {
          output.note("On other devices: \(other)")
        }
      })
  }
}

extension LivePosition {
  /// Takes over what the status has.
  fileprivate init(_ position: DaemonStatus.Position, isAccepted: Bool) {
    self.init(
      time: position.time, latitude: position.latitude, longitude: position.longitude,
      accuracyMeters: position.accuracyM, speedMetersPerSecond: position.speedMps,
      courseDegrees: position.courseDeg, isAccepted: isAccepted)
  }
}

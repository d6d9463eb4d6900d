import Engine
import Foundation
import Logging
import ServiceLifecycle
import Watching

/// Passes on what changes on the disk: the database to the tracker, the configuration and the machine's zone to the reloader.
struct ChangeService: Service {
  private let watch: SystemWatch
  private let database: URL
  private let tracker: Tracker
  private let reloader: Reloader
  private let changed: @Sendable () -> Void
  private let logger: Logger

  private static let zoneFile = URL(filePath: "/etc/localtime")
  /// A commit is visible a moment after its last byte was written; so long after a change the tracker looks once more.
  private static let settlingSeconds = 0.25

  /// Creates the service; `changed` is called whenever something was written to the database.
  ///
  /// - Throws: `WatchError` if the folder of the database cannot be watched.
  init(
    database: String, tracker: Tracker, watch: SystemWatch, reloader: Reloader,
    changed: @escaping @Sendable () -> Void,
    logger: Logger
  ) throws {
    self.watch = watch
    self.database = URL(filePath: database).resolvingSymlinksInPath()
    self.tracker = tracker
    self.reloader = reloader
    self.changed = changed
    self.logger = logger
    try watch.add(folder: Self.folder(self.database))
  }

  private static func folder(_ file: URL) -> String {
    let path = file.deletingLastPathComponent().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func run() async throws {
    await watchWhatMayChange()
    // What changed before anybody watched.
    await reloader.reloadIfChanged()
    for await change in watch.changes.cancelOnGracefulShutdown() { await take(change) }
  }

  /// Watches the folders of the configuration, and of what it may be a link to; and that of the zone.
  private func watchWhatMayChange() async {
    watch.addOrAwait(folder: Self.folder(Self.zoneFile))
    guard let config = await reloader.configFile else { return }
    watch.addOrAwait(folder: Self.folder(config))
    watch.addOrAwait(folder: Self.folder(config.resolvingSymlinksInPath()))
  }

  private func take(_ change: FileChange) async {
    let file = "\(change.folder)/\(change.name)"
    let base = database.path(percentEncoded: false)
    if change.kind == .unknown { return await lookAgain() }
    if file == base || file == base + "-wal" {
      changed()
      await tracker.tick()
      watch.setAlarm(Date(timeIntervalSinceNow: Self.settlingSeconds))
    }
    guard change.kind == .settled else { return }
    if file == Self.zoneFile.path() { await readZone() }
    if let config = await reloader.configFile,
      file == config.path(percentEncoded: false)
        || file == config.resolvingSymlinksInPath().path(percentEncoded: false)
    {
      await reloader.reload(because: "the configuration file changed")
    }
  }

  /// Looks at everything after a change of which nothing is known: a folder was created again, or
  /// events were lost.
  private func lookAgain() async {
    changed()
    await tracker.tick()
    let zone = TimeZone.current.identifier
    NSTimeZone.resetSystemTimeZone()
    if TimeZone.current.identifier != zone { await readZone() }
    // Its folder may be a link now.
    await watchWhatMayChange()
    await reloader.reloadIfChanged()
  }

  private func readZone() async {
    NSTimeZone.resetSystemTimeZone()
    await reloader.reload(because: "the machine's time zone changed")
  }
}

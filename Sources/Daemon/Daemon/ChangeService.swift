import Foundation
import Logging
import SQLiteStore
import ServiceLifecycle
import Synchronization
import SystemEvents
import Tracking

/// Reports changes of files: the database to the tracker, the configuration and the machine's zone
/// to the reloader.
struct ChangeService: Service {
  private let watch: SystemWatch
  private let database: URL
  private let file: DatabaseWatch
  private let tracker: Tracker
  private let reloader: Reloader
  private let token: URL
  private let changed: @Sendable () -> Void
  private let tokenChanged: @Sendable () -> Void
  private let logger: Logger

  private static let zoneFile = URL(filePath: "/etc/localtime")
  /// The delay after which the tracker looks again, because a commit becomes visible slightly after
  /// its last byte was written.
  private static let settlingSeconds = 0.25

  /// Creates the service; `changed` is called after a write to the database, `tokenChanged` after a
  /// change of the page's token.
  ///
  /// - Throws: `WatchError` if the folder of the database cannot be watched.
  init(
    store: SQLiteStore, tracker: Tracker, watch: SystemWatch, reloader: Reloader,
    token: String, changed: @escaping @Sendable () -> Void,
    tokenChanged: @escaping @Sendable () -> Void, logger: Logger
  ) throws {
    self.watch = watch
    database = URL(filePath: store.path).resolvingSymlinksInPath()
    file = DatabaseWatch(store, logger: logger)
    self.tracker = tracker
    self.reloader = reloader
    self.token = URL(filePath: token)
    self.changed = changed
    self.tokenChanged = tokenChanged
    self.logger = logger
    try watch.add(folder: Self.folder(self.database))
  }

  private static func folder(_ file: URL) -> String {
    let path = file.deletingLastPathComponent().path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func run() async throws {
    await watchWhatMayChange()
    // The file may have changed before the watch began.
    await reloader.reloadIfChanged()
    for await change in watch.changes.cancelOnGracefulShutdown() { try await handle(change) }
  }

  /// Watches the folders of the zone, the token, the configuration and the target of its link.
  private func watchWhatMayChange() async {
    watch.addOrAwait(folder: Self.folder(Self.zoneFile))
    watch.addOrAwait(folder: Self.folder(token))
    guard let config = await reloader.configFile else { return }
    watch.addOrAwait(folder: Self.folder(config))
    watch.addOrAwait(folder: Self.folder(config.resolvingSymlinksInPath()))
  }

  private func handle(_ change: FileChange) async throws {
    let path = "\(change.folder)/\(change.name)"
    let base = database.path(percentEncoded: false)
    if change.kind == .unknown { return try await lookAgain() }
    if path == base || path == base + "-wal" {
      try file.check()
      changed()
      // The alarm is also that of the next attempt to commit, which must not come sooner.
      if await tracker.storeMayHaveChanged() {
        watch.setAlarm(Date(timeIntervalSinceNow: Self.settlingSeconds))
      }
      watch.addOrAwait(folder: Self.folder(token))
    }
    // The file of the tokens of other persons is named after that of the token.
    let name = token.lastPathComponent
    if change.name == name || change.name == name + "s" { tokenChanged() }
    guard change.kind == .completed else { return }
    if path == Self.zoneFile.path() { await readZone() }
    if let config = await reloader.configFile,
      path == config.path(percentEncoded: false)
        || path == config.resolvingSymlinksInPath().path(percentEncoded: false)
    {
      await reloader.reload(because: "the configuration file changed")
    }
  }

  /// Checks everything after changes without events: a folder was created again, or events were
  /// lost.
  private func lookAgain() async throws {
    try file.check()
    changed()
    tokenChanged()
    _ = await tracker.storeMayHaveChanged()
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

/// Checks the store for changes once a second, where the system provides no file watch.
struct PollService: Service {
  let tracker: Tracker
  let file: DatabaseWatch
  /// Called after each check, so that open pages get what has changed.
  let changed: @Sendable () -> Void

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        try file.check()
        await tracker.tick()
        changed()
        // The period of the service; cancellation ends it, and then the loop.
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}

/// Detects that the database's file was replaced, and logs it once.
///
/// A file that was moved there is opened in place of the old one; the tracker then writes its
/// pending changes to it. An overwritten file ends the daemon: SQLite's cache and log belong to
/// content that is gone, so nothing can be stored safely.
final class DatabaseWatch: Sendable {
  private let store: SQLiteStore
  private let logger: Logger
  private let replacements: Mutex<Int>

  /// Creates a watch of the file of a store.
  init(_ store: SQLiteStore, logger: Logger) {
    self.store = store
    self.logger = logger
    replacements = Mutex(store.replacements)
  }

  /// Checks the file, after something in its folder has changed.
  ///
  /// - Throws: `SQLiteStoreError.overwritten`. Any other trouble may pass; the tracker reports it.
  func check() throws {
    do {
      try store.checkFile()
    } catch SQLiteStoreError.overwritten(let path) {
      logger.critical("\(SQLiteStoreError.overwritten(path: path))")
      throw SQLiteStoreError.overwritten(path: path)
    } catch {
      return
    }
    let count = store.replacements
    let isNew = replacements.withLock { known in
      defer { known = count }
      return known != count
    }
    guard isNew else { return }
    logger.warning("the database was replaced by another file, which is in use from now on")
  }
}

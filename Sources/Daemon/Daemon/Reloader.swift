import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Logging
import Model
import SQLiteStore
import ServiceLifecycle
import Settings
import Tracking
import UnixSignals
import WebPorts

/// Reads the settings again while the daemon runs and applies them.
///
/// Invalid settings are rejected as a whole, and the old ones stay in force.
actor Reloader {
  /// The parts of the daemon that new settings change.
  struct Outputs: Sendable {
    let tracker: Tracker
    let level: AdjustableLevel
    let lines: EventWriter
    let board: LiveStatus
    let notice: SystemdNotifier
    let notifiers: @Sendable (NotifierChoice, CommandEnvironment) -> Void
    /// Replaces the receiver.
    let receiver: @Sendable (Receiver) -> Void
    /// Applies the settings of the page.
    let page: @Sendable (CommandEnvironment) async -> Void
  }

  private let options: RunOptions
  private let outputs: Outputs
  private let logger: Logger
  private var environment: CommandEnvironment
  /// The names of the notifiers in force.
  private var notifiers: [String]
  /// The choices of the page that were tried last; they may have been rejected.
  private var tried: [String: String]

  /// Creates a reloader for the settings in force.
  init(
    options: RunOptions, environment: CommandEnvironment, notifiers: [String], outputs: Outputs,
    logger: Logger
  ) {
    self.notifiers = notifiers
    self.options = options
    self.environment = environment
    tried = environment.preferences
    self.outputs = outputs
    self.logger = logger
  }

  /// The configuration file, which may not exist.
  var configFile: URL? { URL(filePath: environment.configLocation.path) }

  /// Reads the settings again if the file has changed.
  func reloadIfChanged() async {
    guard
      configFile.flatMap({ FileStamp($0.path(percentEncoded: false)) }) != environment.configStamp
    else { return }
    await reload(because: "the configuration file changed")
  }

  /// Reads the settings again if other ones were chosen on the page.
  func adopt(preferences: [String: String]) async {
    guard preferences != tried else { return }
    tried = preferences
    await reload(because: "settings were changed on the page", preferences: preferences)
  }

  /// Reads the settings again; `preferences` are the choices of the page, if they are known.
  func reload(because reason: String, preferences: [String: String]? = nil) async {
    outputs.notice.reloading()
    defer { outputs.notice.ready(status: options.statusPhrase.text) }
    do {
      try await adopt(try options.openEnvironment(preferences: preferences))
      outputs.board.update { $0.configError = nil }
      logger.notice("settings read again", metadata: ["because": "\(reason)"])
    } catch {
      let shown = Localizer.$current.withValue(environment.localizer) { Self.text(error) }
      outputs.board.update { $0.configError = shown }
      logger.error(
        "new settings rejected, the old ones stay", metadata: ["error": "\(Self.text(error))"])
    }
  }

  /// Returns the text of an error in the language in force.
  private static func text(_ error: any Error) -> String {
    Refusal(reporting: error)?.description ?? "\(error)"
  }

  /// Logs what has changed; `followsNetwork` is true if the page follows its choice of the network.
  private func report(_ difference: SettingsDifference, followsNetwork: Bool) {
    guard !difference.changed.isEmpty else { return }
    let names = difference.changed.joined(separator: ", ")
    logger.notice("settings changed", metadata: ["settings": "\(names)"])
    let waiting = difference.afterRestart.filter { !followsNetwork || $0 != NetworkPort.setting }
    guard !waiting.isEmpty else { return }
    let later = waiting.joined(separator: ", ")
    logger.warning("takes effect after a restart only", metadata: ["settings": "\(later)"])
  }

  /// Applies new settings.
  ///
  /// Everything that can throw comes first, so that a rejection changes nothing.
  private func adopt(_ new: CommandEnvironment) async throws {
    let choice = try NotifierChoice(
      new, answer: new.answer(logger: logger), page: { [board = outputs.board] in board.page })
    let pipeline = try new.pipelineSettings(notifiers: choice.names)
    let receiver = try options.receiver(new)
    let old = environment
    environment = new
    tried = new.preferences
    report(
      SettingsDifference(from: old.settings, to: new.settings),
      followsNetwork: old.isNetworkChosenOnPage || new.isNetworkChosenOnPage)
    outputs.level.value = new.logLevel
    outputs.lines.change(zone: new.zone, localizer: new.localizer)
    await outputs.page(new)
    outputs.board.update { $0.configFile = new.configPath }
    await outputs.tracker.adopt(pipeline)
    if new.settings != old.settings || new.zone != old.zone || choice.names != notifiers {
      notifiers = choice.names
      outputs.notifiers(choice, new)
    }
    if let receiver, receiver != (try? options.receiver(old)) {
      logger.notice("following another receiver", metadata: ["receiver": "\(receiver.phrase.text)"])
      outputs.board.record(source: receiver.phrase.text)
      outputs.receiver(receiver)
    }
  }
}

/// Reads the settings again on SIGHUP.
struct SIGHUPService: Service {
  let reloader: Reloader

  func run() async throws {
    let signals = await UnixSignalsSequence(trapping: .sighup)
    for await _ in signals.cancelOnGracefulShutdown() { await reloader.reload(because: "SIGHUP") }
  }
}

/// Applies settings that were chosen on the page, taken back or imported, by whichever process.
///
/// It sleeps until the tracker has seen a change of the database.
struct PreferenceService: Service {
  let store: SQLiteStore
  let reloader: Reloader
  /// Yields after each change of the database.
  let changes: AsyncStream<Void>

  func run() async throws {
    await Self.applyChoices(in: store, reloader)
    for await _ in changes.cancelOnGracefulShutdown() {
      await Self.applyChoices(in: store, reloader)
    }
  }

  /// Applies the choices in a database if they are others than before.
  ///
  /// While the database cannot be read, what was chosen before stays in force.
  static func applyChoices(in store: SQLiteStore, _ reloader: Reloader) async {
    guard let found = try? store.preferences() else { return }
    await reloader.adopt(preferences: found.values)
  }
}

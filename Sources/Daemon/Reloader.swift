import Control
import Engine
import Foundation
import Logging
import Runtime
import Settings

/// Reads the settings again while the daemon runs, and makes them take effect; broken ones are refused, and the old stay.
actor Reloader {
  /// Where new settings go.
  struct Outlets: Sendable {
    let tracker: Tracker
    let level: AdjustableLevel
    let lines: EventWriter
    let board: LiveStatus
    let notice: SystemdNotifier
    /// Takes the notifiers that are wanted now.
    let notifiers: @Sendable (NotifierChoice, Session) -> Void
    /// Takes the receiver that is wanted now.
    let receiver: @Sendable (Receiver) -> Void
    /// Takes what the page goes by.
    let page: @Sendable (Session) -> Void
  }

  private let options: RunOptions
  private let outlets: Outlets
  private let logger: Logger
  private var session: Session

  /// Creates a reloader over the settings in force.
  init(options: RunOptions, session: Session, outlets: Outlets, logger: Logger) {
    self.options = options
    self.session = session
    self.outlets = outlets
    self.logger = logger
  }

  /// The configuration file in force, or where one would be found.
  var configFile: URL? { URL(filePath: session.configLocation.path) }

  /// Reads the settings again if the file is not the one that was read.
  func reloadIfChanged() async {
    guard configFile.flatMap({ FileStamp($0.path(percentEncoded: false)) }) != session.configStamp
    else { return }
    await reload(because: "the configuration file changed")
  }

  /// Reads the settings again.
  func reload(because reason: String) async {
    outlets.notice.reloading()
    defer { outlets.notice.ready(status: options.statusWords) }
    do {
      try await adopt(try options.openSession())
      outlets.board.update { $0.configError = nil }
      logger.notice("settings read again", metadata: ["because": "\(reason)"])
    } catch {
      let text = CommandFailure(reporting: error)?.message ?? "\(error)"
      outlets.board.update { $0.configError = text }
      logger.error("new settings refused, the old stay", metadata: ["error": "\(text)"])
    }
  }

  private func report(_ difference: SettingsDifference) {
    guard !difference.changed.isEmpty else { return }
    let names = difference.changed.joined(separator: ", ")
    logger.notice("settings changed", metadata: ["settings": "\(names)"])
    guard !difference.afterRestart.isEmpty else { return }
    let later = difference.afterRestart.joined(separator: ", ")
    logger.warning("takes effect after a restart only", metadata: ["settings": "\(later)"])
  }

  /// Everything is made before anything is changed, so that a refusal leaves all as it was.
  private func adopt(_ new: Session) async throws {
    let choice = try NotifierChoice(new, answer: new.answer(logger: logger))
    let pipeline = try new.pipelineSettings(notifiers: choice.names)
    let receiver = try options.receiver(new)
    let old = session
    session = new
    report(SettingsDifference(from: old.settings, to: new.settings))
    outlets.level.value = new.logLevel
    outlets.lines.change(zone: new.zone)
    outlets.page(new)
    outlets.board.update { $0.configFile = new.configPath }
    await outlets.tracker.adopt(pipeline)
    if new.settings != old.settings || new.zone != old.zone { outlets.notifiers(choice, new) }
    if let receiver, receiver != (try? options.receiver(old)) {
      logger.notice("following another receiver", metadata: ["receiver": "\(receiver.words)"])
      outlets.board.update { $0.source = receiver.words }
      outlets.receiver(receiver)
    }
  }
}

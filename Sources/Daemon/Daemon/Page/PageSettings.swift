import Application
import CommandSupport
import Foundation
import HTTPClients
import HTTPServer
import Localization
import MapTiles
import Model
import Notifiers
import Planning
import Settings
import Synchronization
import Text
import WebPorts

/// The settings that the page shows and changes.
struct PageSettings: Sendable {
  /// The longest wait for a notifier that is tested, in seconds; the page answers within 20.
  private static let testSeconds = 10.0

  let current: CurrentWebSettings
  /// Returns the stored choices, which a command may have changed since the daemon applied them.
  let choices: @Sendable () throws -> [String: String]
  /// Applies stored choices.
  let changed: @Sendable () async -> Void

  /// The port of the page.
  var port: SettingsPort {
    SettingsPort(
      states: { states },
      problems: { problems(with: $0) },
      reaches: { await Self.reaches(of: $0) },
      changed: changed,
      notifiers: { Self.notifiers(current.environment) },
      sendTest: { try await Self.sendTest(through: $0, current.environment) },
      ntfy: { Self.ntfy(current.environment.settings) })
  }

  /// The settings that may be chosen on the page, with the stored choices; without a database that
  /// can be read, with those that are applied.
  private var states: [SettingState] {
    let environment = current.environment
    guard let stored = try? choices(), stored != environment.preferences,
      let reading = try? environment.sources.reading(preferences: stored)
    else { return environment.reading.pageStates }
    return reading.pageStates
  }

  /// Returns what is wrong with changed choices: their values, files that are no map, and programs
  /// that are missing.
  private func problems(with changes: [String: String?]) -> [String: SettingProblem] {
    let environment = current.environment
    let present = (try? choices()) ?? environment.preferences
    var problems = environment.sources.problems(changing: changes, of: present)
      .mapValues { SettingProblem($0.pagePhrase, isConflict: $0.isConflict) }
    let home = environment.variables["HOME"] ?? ""
    for case (let key, let value?) in changes where problems[key] == nil && !value.isEmpty {
      switch key {
      case NetworkPort.setting:
        let isAll = value == NetworkListener.everywhere
        let hasToken = TokenFile(database: environment.databasePath).exists
        guard !(isAll && hasToken) else { continue }
        problems[key] = SettingProblem(.letPhonesIn, isConflict: true)
      case "web.tiles_file": problems[key] = Self.problem(withTiles: value, home: home)
      case "notify.desktop":
        let path = DesktopNotifier.find(in: environment.variables["PATH"] ?? "")
        guard value == "on", path == nil else { continue }
        problems[key] = SettingProblem(.noDesktopProgram, isConflict: true)
      default: continue
      }
    }
    return problems
  }

  /// The settings that name services which get requests.
  private static let services = ["notify.ntfy.url", "rewards.url", "web.geocoder"]

  /// Returns where the services of changed choices are; none for those on the internet.
  private static func reaches(of changes: [String: String?]) async -> [String: SettingsPort.Reach] {
    var reaches: [String: SettingsPort.Reach] = [:]
    for key in services {
      guard case .some(.some(let url)) = changes[key], !url.isEmpty else { continue }
      let host = (URLComponents(string: url)?.host ?? "").oneLine
      switch await ServiceReach.of(url) {
      case .thisComputer: reaches[key] = .thisComputer(host: host)
      case .network(let address): reaches[key] = .network(host: host, address: address)
      case .internet: continue
      }
    }
    return reaches
  }

  /// Returns why a path cannot be the map; the daemon's working folder means nothing to its user.
  ///
  /// Whether another file is there is not the page's business, so all that are no map are the same.
  private static func problem(withTiles path: String, home: String) -> SettingProblem? {
    let isInHome = path.hasPrefix("~/") && !home.isEmpty
    guard path.hasPrefix("/") || isInHome else { return SettingProblem(.wholePath) }
    let file = try? TileFile(path: isInHome ? home + path.dropFirst() : path)
    return file == nil ? SettingProblem(.noMapFile, isConflict: true) : nil
  }

  /// Returns the notifiers as the page lists them: those whose names users made up come last.
  private static func notifiers(_ environment: CommandEnvironment) -> [SettingsPort.NotifierState] {
    let states = NotifierChoice.candidates(environment).compactMap { candidate in
      candidate.label.map { SettingsPort.NotifierState(name: candidate.name, text: $0.text) }
    }
    return states.filter { !$0.name.contains(".") } + states.filter { $0.name.contains(".") }
  }

  /// Returns the topic of ntfy with its addresses.
  private static func ntfy(_ settings: PassbySettings) -> SettingsPort.NtfyTopic? {
    settings.ntfyTopic.map { topic in
      let address = NtfyNotifier.address(settings.ntfyURL, topic: topic)
      return SettingsPort.NtfyTopic(
        address: address, appLink: NtfyNotifier.appLink(settings.ntfyURL, topic: topic))
    }
  }

  private static func sendTest(through name: String, _ environment: CommandEnvironment) async throws
  {
    guard let wanted = NotifierChoice.candidates(environment).first(where: { $0.name == name })
    else { throw Refusal(.notFound, SettingsPagePhrase.noSuchNotifier(name.quoted)) }
    let notifier = try wanted.make(testSeconds).localized(with: .current)
    try await notifier.deliver([.test(at: Date())])
  }
}

extension SettingsReading {
  /// The settings that may be chosen on the page, with values and origins.
  fileprivate var pageStates: [SettingState] {
    entries.filter(\.isOnPage).map { entry in
      let origin: SettingState.Origin =
        switch entry.origin {
        case nil: .standard
        case .page?: .page
        case .commandLine?: .option
        case .environment?: .environment(entry.variable)
        case .file(let path)?: .file(path)
        }
      // What was chosen on the page is shown as it was typed there.
      let isOwn = origin == .page || origin == .standard
      let value = isOwn ? entry.value : entry.masked
      return SettingState(
        key: entry.key, text: value.text, value: SettingState.Value(value),
        standard: SettingState.Value(entry.standard), unit: value.unit ?? entry.standard.unit,
        origin: origin)
    }
  }
}

extension SettingState.Value {
  fileprivate init(_ value: SettingsValue) {
    self =
      switch value {
      case .nothing: .nothing
      case .flag(let flag): .flag(flag)
      case .integer(let number): .number(Double(number))
      case .seconds(let number), .meters(let number): .number(number)
      case .bytes(let bytes): .number(Double(bytes))
      case .text(let text): .text(text)
      case .list(let texts): .list(texts)
      }
  }
}

/// The settings in force as the page sees them, which change while the daemon runs.
final class CurrentWebSettings: Sendable {
  private let present: Mutex<Values>

  /// The settings, with what is made of them once and asked for with each request.
  private struct Values {
    let environment: CommandEnvironment
    let webSettings: WebSettings
    let phones: PhoneSettings

    init(_ environment: CommandEnvironment) throws {
      self.environment = environment
      webSettings = try environment.webSettings()
      phones = PhoneSettings(environment.settings)
    }
  }

  /// Creates the settings of the page from those in force.
  init(_ environment: CommandEnvironment) throws {
    present = Mutex(try Values(environment))
  }

  /// The present settings of the page.
  var value: WebSettings { present.withLock { $0.webSettings } }

  var phones: PhoneSettings { present.withLock { $0.phones } }

  /// All present settings.
  var environment: CommandEnvironment { present.withLock { $0.environment } }

  /// Adopts changed settings, which the pipeline has already validated.
  func adopt(_ environment: CommandEnvironment) {
    guard let new = try? Values(environment) else { return }
    present.withLock { $0 = new }
  }
}

extension PassbySettings {
  /// Where pictures after something was done come from; drawings where no address is set.
  fileprivate var rewards: RewardSource {
    switch rewardPictures {
    case .off: .off
    case .offline: .offline
    case .online: rewardURL.map(RewardSource.online) ?? .offline
    }
  }
}

extension CommandEnvironment {
  /// The settings of the page.
  fileprivate func webSettings() throws -> WebSettings {
    var webSettings = WebSettings(try actionContext())
    webSettings.moodAsking = settings.moodAsking
    webSettings.rewards = settings.rewards
    webSettings.rewardOffer = settings.rewardOffer
    webSettings.importBytes = settings.importMaxSize
    webSettings.publicURL = settings.webPublicURL
    webSettings.listensEverywhere = ["0.0.0.0", "::"].contains(settings.webListen)
    // The page answers to the name of its own address.
    let own = settings.webPublicURL.flatMap { URLComponents(string: $0)?.host?.lowercased() }
    webSettings.hosts = settings.webHosts + [own].compactMap(\.self)
    webSettings.tiles = settings.webTiles
    webSettings.tilesFile = settings.webTilesFile
    webSettings.attribution = settings.webAttribution
    webSettings.geocoder = settings.webGeocoder
    webSettings.appearance = settings.appearance
    webSettings.singleKeys = settings.singleKeys
    webSettings.language = settings.language
    webSettings.clock = settings.clock
    webSettings.firstWeekday = settings.weekStart?.weekday
    return webSettings
  }
}

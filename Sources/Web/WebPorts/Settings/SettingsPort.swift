public import Application

/// The settings of the program around the page.
public struct SettingsPort: Sendable {
  /// A notifier other than the terminal.
  public struct NotifierState: Sendable, Hashable {
    /// Its name: `desktop`, `webhook.phone`.
    public let name: String
    /// Its name for people, with its host or program.
    public let text: String

    /// Describes a notifier.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Returns the settings that may be chosen on the page, in a fixed order.
  public let states: @Sendable () -> [SettingState]
  /// Returns what is wrong with changed choices, by name; `nil` takes a choice back.
  public let problems: @Sendable (_ changes: [String: String?]) -> [String: SettingProblem]
  /// Returns where the hosts of services are that changed choices name, by name of the setting;
  /// none for what is on the internet.
  public let reaches: @Sendable (_ changes: [String: String?]) async -> [String: Reach]
  /// Makes stored choices take effect; returns once the page follows them.
  public let changed: @Sendable () async -> Void
  /// Returns the notifiers in force.
  public let notifiers: @Sendable () -> [NotifierState]
  /// Sends a test reminder through a notifier, by name.
  public let sendTest: @Sendable (_ notifier: String) async throws -> Void

  /// Returns the topic of ntfy that phones subscribe to; `nil` without one.
  public let ntfy: @Sendable () -> NtfyTopic?

  /// Where the host of a service is that is not on the internet.
  public enum Reach: Sendable, Hashable {
    /// On this computer itself, or on its link only.
    case thisComputer(host: String)
    /// In a private network.
    case network(host: String, address: String)
  }

  /// A topic that phones subscribe to.
  public struct NtfyTopic: Sendable, Hashable {
    /// The address for a browser: `https://ntfy.sh/passby-4k7q2m9x`.
    public let address: String
    /// The address for the app.
    public let appLink: String

    /// Describes a topic.
    public init(address: String, appLink: String) {
      (self.address, self.appLink) = (address, appLink)
    }
  }

  /// Creates a port; without anything, no setting can be chosen.
  public init(
    states: @escaping @Sendable () -> [SettingState] = { [] },
    problems: @escaping @Sendable ([String: String?]) -> [String: SettingProblem] = { _ in [:] },
    reaches: @escaping @Sendable ([String: String?]) async -> [String: Reach] = { _ in [:] },
    changed: @escaping @Sendable () async -> Void = {},
    notifiers: @escaping @Sendable () -> [NotifierState] = { [] },
    sendTest: @escaping @Sendable (String) async throws -> Void = { _ in },
    ntfy: @escaping @Sendable () -> NtfyTopic? = { nil }
  ) {
    self.states = states
    self.problems = problems
    self.reaches = reaches
    self.changed = changed
    self.notifiers = notifiers
    self.sendTest = sendTest
    self.ntfy = ntfy
  }
}

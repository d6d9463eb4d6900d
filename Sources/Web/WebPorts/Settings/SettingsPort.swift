package import Application

/// The settings of the program around the page.
package struct SettingsPort: Sendable {
  /// A notifier other than the terminal.
  package struct NotifierState: Sendable, Hashable {
    /// Its name: `desktop`, `webhook.phone`.
    package let name: String
    /// Its name for people, with its host or program.
    package let text: String

    /// Describes a notifier.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Returns the settings that may be chosen on the page, in a fixed order.
  package let states: @Sendable () -> [SettingState]
  /// Returns what is wrong with changed choices, by name; `nil` takes a choice back.
  package let problems: @Sendable (_ changes: [String: String?]) -> [String: SettingProblem]
  /// Returns where the hosts of services are that changed choices name, by name of the setting;
  /// none for what is on the internet.
  package let reaches: @Sendable (_ changes: [String: String?]) async -> [String: Reach]
  /// Makes stored choices take effect; returns once the page follows them.
  package let changed: @Sendable () async -> Void
  /// Returns the notifiers in force.
  package let notifiers: @Sendable () -> [NotifierState]
  /// Sends a test reminder through a notifier, by name.
  package let sendTest: @Sendable (_ notifier: String) async throws -> Void

  /// Returns the topic of ntfy that phones subscribe to; `nil` without one.
  package let ntfy: @Sendable () -> NtfyTopic?

  /// Where the host of a service is that is not on the internet.
  package enum Reach: Sendable, Hashable {
    /// On this computer itself, or on its link only.
    case thisComputer(host: String)
    /// In a private network.
    case network(host: String, address: String)
  }

  /// A topic that phones subscribe to.
  package struct NtfyTopic: Sendable, Hashable {
    /// The address for a browser: `https://ntfy.sh/passby-4k7q2m9x`.
    package let address: String
    /// The address for the app.
    package let appLink: String

    /// Describes a topic.
    package init(address: String, appLink: String) {
      (self.address, self.appLink) = (address, appLink)
    }
  }

  /// Creates a port; without anything, no setting can be chosen.
  package init(
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

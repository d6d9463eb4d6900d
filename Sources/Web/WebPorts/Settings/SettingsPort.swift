package import Application
package import HTTPServer
import HTTPTypes

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

/// The settings that may be chosen on the page, by name.
package struct SettingsSheet: Sendable {
  private let states: [String: SettingState]

  /// Creates a sheet of the states at one moment.
  package init(_ states: [SettingState]) {
    self.states = Dictionary(states.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The state of a setting; `nil` for an unknown name.
  package subscript(key: String) -> SettingState? { states[key] }

  /// Returns the value of a setting as text; empty for nothing.
  package func text(_ key: String) -> String { states[key]?.text ?? "" }

  /// Returns true if a setting was neither chosen nor set anywhere.
  package func isUnanswered(_ key: String) -> Bool { states[key]?.origin == .standard }

  /// Returns true if the page may not change a setting.
  package func isLocked(_ key: String) -> Bool { states[key]?.lock != nil }

  /// Leaves out the changes that change nothing; nothing as the value of a setting that has a
  /// default takes the choice back.
  ///
  /// Choosing nothing where nothing was chosen yet is an answer, and stays.
  func effective(_ changes: [String: String?]) -> [String: String?] {
    changes.filter { key, value in
      guard let value, let state = states[key] else { return true }
      return value != state.text || value.isEmpty && state.origin == .standard
    }.reduce(into: [:]) { changes, change in
      let isDefault = change.value == "" && states[change.key]?.standard != .nothing
      changes.updateValue(isDefault ? nil : change.value, forKey: change.key)
    }
  }
}

/// Choices that were refused; nothing was stored.
package struct SettingsRefusal: Error {
  /// The field that answers the question about a service on this computer with yes.
  package static let answer = "this_computer"

  /// True if nothing is wrong but that a question is open.
  package var isQuestion: Bool { problems.values.allSatisfy(\.isQuestion) }

  /// The problems, by name of the setting or the field.
  package let problems: [String: SettingProblem]

  package init(problems: [String: SettingProblem]) { self.problems = problems }

  /// The problem for a program: the first by name, 409 if each value is possible by itself.
  package var problem: Problem {
    guard let (key, first) = problems.min(by: { $0.key < $1.key }) else {
      return Problem(.conflict, "")
    }
    let worst = problems.filter { !$0.value.isConflict }.min { $0.key < $1.key }
    guard let worst else {
      let code = first.isQuestion ? SettingsRefusal.answer : "refused"
      return Problem(.conflict, first.text, code: code, field: key)
    }
    return Problem(.unprocessableContent, worst.value.text, code: "usage", field: worst.key)
  }
}

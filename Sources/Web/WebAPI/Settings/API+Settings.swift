import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  /// The longest value of a setting, in code points.
  private static let longestText = 1000

  /// Adds the routes of the settings that may be chosen on the page.
  func addSettingsRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/settings") { request, _ in
      try await answer(request) { try settings() }
    }
    router.patch("\(Self.root)/settings") { request, context in
      try await answer(request) { try await changeSettings(request, context) }
    }
  }

  private func settings(step: Int64? = nil) throws -> Response {
    let preferences = try ports.store.withSnapshot { try $0.preferences }
    let states = ports.settings.states()
    return response(
      .array(states.map(\.json)), tag: APITag.text(Self.versioned(states, preferences)),
      step: step)
  }

  /// The settings with the stored choices, which may not be in force yet.
  private static func versioned(
    _ states: [SettingState], _ preferences: [Preference]
  ) -> [JSON] {
    let keys = Set(states.map(\.key))
    let stored = preferences.filter { keys.contains($0.key) }.sorted { $0.key < $1.key }
    return states.map(\.json) + stored.map { .string("\($0.key): \($0.value)") }
  }

  /// Stores the given choices, all or none; `null` takes a choice back.
  private func changeSettings(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let states = ports.settings.states()
    let lists = Set(states.filter { $0.standard.isList }.map(\.key))
    let input = try await APIInput(request, context, knows: Set(states.map(\.key)))
    var choices: [String: String?] = [:]
    for name in input.names {
      let isList = lists.contains(name)
      choices.updateValue(
        try input.choice(name, isList: isList, upTo: Self.longestText), forKey: name)
    }
    do {
      let isYes = FormFields(query: request)[SettingsRefusal.answer] == "1"
      let step = try await choose(choices, isYes: isYes) { edit in
        try APITag.check(
          request, nil, list: Self.versioned(states, try edit.preferences),
          present: .array(states.map(\.json)))
      }
      return try settings(step: step.number)
    } catch let refusal as SettingsRefusal {
      throw refusal.problem
    }
  }
}

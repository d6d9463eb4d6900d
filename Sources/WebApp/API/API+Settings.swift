import Application
import Hummingbird
import Localization

extension API {
  /// The longest value of a setting, in code points.
  private static let longestText = 1000

  /// Adds the routes of the settings that may be chosen on the page.
  func addSettingsRoutes(to router: RouterGroup<WebContext>) {
    router.get("\(Self.root)/settings") { request, _ in
      try await answer(request) { settings() }
    }
    router.patch("\(Self.root)/settings") { request, context in
      try await answer(request) { try await changeSettings(request, context) }
    }
  }

  private func settings(step: Int64? = nil) -> Response {
    let items = site.ports.settings.states().map(\.json)
    return response(.array(items), tag: APITag.text(items), step: step)
  }

  /// Stores the given choices, all or none; `null` takes a choice back.
  private func changeSettings(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let states = site.ports.settings.states()
    let lists = Set(states.filter { $0.standard.isList }.map(\.key))
    let input = try await APIInput(request, context, knows: Set(states.map(\.key)))
    var choices: [String: String?] = [:]
    for name in input.names {
      let isList = lists.contains(name)
      choices.updateValue(
        try input.choice(name, isList: isList, upTo: Self.longestText), forKey: name)
    }
    do {
      let step = try await site.choose(choices)
      return settings(step: step.number)
    } catch let refusal as SettingsRefusal {
      throw refusal.problem
    }
  }
}

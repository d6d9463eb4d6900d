import Application
import Localization
package import Model

extension RouteHandlers {
  /// Stores choices of the page and makes them take effect; `nil` takes a choice back.
  ///
  /// A service on this computer itself is taken only after a question, since whoever chooses it
  /// makes the daemon send requests where no other machine can; `isYes` answers it. `check` refuses
  /// the step within its transaction.
  ///
  /// - Returns: The number of the step, `nil` if all choices were as they are; sentences about
  ///   services in a private network.
  /// - Throws: `SettingsRefusal`, then nothing is changed; the store's errors.
  @discardableResult
  package func choose(
    _ wanted: [String: String?], isYes: Bool = false,
    check: (any EditContext) throws -> Void = { _ in }
  ) async throws -> (edit: Edit, number: Int64?, remarks: [String]) {
    let sheet = SettingsSheet(ports.settings.states())
    var problems: [String: SettingProblem] = [:]
    for key in wanted.keys {
      guard let lock = sheet[key]?.lock else { continue }
      problems[key] = SettingProblem(.locked(lock.text), isConflict: true)
    }
    let choices = sheet.effective(wanted.filter { problems[$0.key] == nil })
    problems.merge(ports.settings.problems(choices)) { first, _ in first }
    guard problems.isEmpty else { throw SettingsRefusal(problems: problems) }
    let reaches = await ports.settings.reaches(choices).sorted { $0.key < $1.key }
    let remarks = try reaches.compactMap { key, reach -> String? in
      switch reach {
      case .network(let host, let address):
        return SettingsPagePhrase.inNetwork(host: host, address: address).text
      case .thisComputer(let host):
        guard !isYes else { return nil }
        let question = SettingProblem(.thisComputer(host: host), isConflict: true, isQuestion: true)
        throw SettingsRefusal(problems: [key: question])
      }
    }
    let builder = EditBuilder(ports.actionContext)
    let step = try step { edit in
      try check(edit)
      return try builder.choose(choices, in: edit)
    }
    await follow(step.edit)
    return (step.edit, step.step, remarks)
  }

  /// Makes the settings of an edit take effect, whether it was applied, undone or redone.
  package func follow(_ edit: Edit) async {
    guard !edit.preferences.isEmpty else { return }
    await ports.settings.changed()
  }
}

package import Model

extension EditBuilder {
  /// Returns the edit that stores choices of the page, by name; `nil` takes a choice back.
  ///
  /// The values have been checked. The edit is without changes if all choices are as they are.
  package func choose(_ choices: [String: String?], in context: any EditContext) throws -> Edit {
    let present = try context.preferences
    let changes = choices.sorted { $0.key < $1.key }.compactMap {
      key, value -> Edit.Change<Preference>? in
      let before = present.first { $0.key == key }
      let after = value.map { Preference(key: key, value: $0) }
      return before == after ? nil : Edit.Change(before: before, after: after)
    }
    let names = changes.compactMap { ($0.after ?? $0.before)?.key }
    var edit = Edit(
      summary: "settings \(names.joined(separator: ", "))", action: .settings(names))
    edit.preferences = changes
    return edit
  }
}

package import Model
import Text

extension Todo {
  /// Number and name, as messages show a task: `3 "Cat medicine"`.
  package var label: String { "\(id.rawValue) \(self.name.quoted)" }
}

extension PlaceReference {
  /// How a task's place is shown: its name, or `#tag`.
  package func text(among places: [Place]) -> String {
    switch self {
    case .place(let id): places.first { $0.id == id }?.name ?? "?"
    case .tag(let tag): "#" + tag
    }
  }
}

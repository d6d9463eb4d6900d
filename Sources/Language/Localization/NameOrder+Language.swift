package import Text

extension NameOrder {
  /// Creates the order of a language: its alphabet first, then those of the other languages.
  package init(_ language: any Language = Localizer.current.language) {
    self.init(
      alphabets: [language.alphabet]
        + Languages.all.filter { $0.code != language.code }.map(\.alphabet))
  }
}

extension Sequence {
  /// Returns the elements in the order of their names (Q10).
  package func sortedByName(_ name: (Element) -> String) -> [Element] {
    let order = NameOrder()
    return map { (key: order.key(name($0)), element: $0) }.sorted { $0.key < $1.key }
      .map(\.element)
  }
}

extension Sequence<String> {
  /// Returns the names in their order (Q10).
  package func sortedByName() -> [String] { sortedByName { $0 } }
}

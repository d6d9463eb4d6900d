package import Text

extension JSONSyntaxError: Phrased {
  /// The reason as a phrase.
  package var phrase: StorePhrase {
    switch self {
    case .notUTF8: .notUTF8
    case .unexpected(let expected, let column): .syntax(expected: expected, column: column)
    }
  }
}

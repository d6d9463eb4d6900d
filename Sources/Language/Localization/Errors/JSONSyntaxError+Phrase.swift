public import Text

extension JSONSyntaxError: Phrased {
  /// The reason as a phrase.
  public var phrase: StorePhrase {
    switch self {
    case .notUTF8: .notUTF8
    case .unexpected(let expected, let column): .syntax(expected: expected, column: column)
    }
  }
}

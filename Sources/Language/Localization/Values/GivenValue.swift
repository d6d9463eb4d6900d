/// A value as a user gave it.
package struct GivenValue: Sendable, Hashable {
  /// The option before it on the command line: `--from`; `nil` for what no option gave.
  package let option: String?
  /// The value in quotes.
  package let value: String

  /// Describes the value of an option; `value` is in quotes.
  package init(_ value: String, of option: String? = nil) {
    self.value = value
    self.option = option
  }
}

extension Localizer {
  /// Returns a value as the audience knows it: a terminal reads the option too, `--from "x"`.
  package func given(_ value: GivenValue) -> String {
    guard audience == .terminal, let option = value.option else { return value.value }
    return "\(option) \(value.value)"
  }
}

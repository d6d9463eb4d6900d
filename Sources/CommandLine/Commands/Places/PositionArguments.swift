/// Positions among the arguments of a command.
enum PositionArguments {
  /// Returns the arguments with a southern position of `place add` as a geo URI.
  ///
  /// Otherwise the minus of `-33.86,151.21` would be taken for an option.
  static func shielded(_ arguments: [String]) -> [String] {
    guard arguments.starts(with: ["place", "add"]) else { return arguments }
    return arguments.map { argument in
      let isPosition =
        argument.hasPrefix("-") && argument.dropFirst().first?.isNumber == true
        && argument.contains(",")
      return isPosition ? "geo:" + argument : argument
    }
  }
}

/// Positions among the arguments of a command.
enum PositionArguments {
  /// The arguments of `place add` with a position such as `-33.86,151.21` as a geo URI, so that its minus is not taken for an option.
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

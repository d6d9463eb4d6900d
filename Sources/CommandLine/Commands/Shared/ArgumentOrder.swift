import CommandSupport

/// Allows the common options before the command: `passby --db FILE next 3`.
///
/// The argument parser would take them for options of the home screen.
enum ArgumentOrder {
  private static let withValue: [String] = ["--db", "--config", "--now", "--lang", "--color"]
  private static let flags: [String] = ["--json"]

  /// True for a common option whose value is the next argument.
  static func takesValue(_ option: String) -> Bool { withValue.contains(option) }

  /// Returns `show 5` for `5`; other arguments stay as they are.
  static func withCommand(_ arguments: [String]) -> [String] {
    guard let first = arguments.first, !first.isEmpty,
      first.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return arguments }
    return ["show"] + arguments
  }

  /// Returns the arguments with `--colour` in place of a `--color` that is meant for a category.
  ///
  /// In `category add Garden --color "#0f8"` the common option, which takes three words, is not
  /// meant.
  static func withColourOfCategory(_ arguments: [String]) -> [String] {
    guard arguments.first == "category", ["add", "edit"].contains(arguments.dropFirst().first)
    else { return arguments }
    let choices = ColorChoice.allCases.map(\.rawValue)
    var result = arguments
    for index in arguments.indices.dropFirst(2) {
      let text = arguments[index]
      if text == "--" { break }
      if text == "--color", index + 1 < arguments.count, !choices.contains(arguments[index + 1]) {
        result[index] = "--colour"
      } else if text.hasPrefix("--color="), !choices.contains(String(text.dropFirst(8))) {
        result[index] = "--colour=" + text.dropFirst(8)
      }
    }
    return result
  }

  /// Returns the arguments with `--push-places=on` for a `--push-places` of a device that names no
  /// choice, and with `off` for `--no-push-places`.
  static func withChoiceOfPlaces(_ arguments: [String]) -> [String] {
    guard arguments.first == "device" else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.indices.map { index in
      guard index < end else { return arguments[index] }
      switch arguments[index] {
      case "--no-push-places": return "--push-places=off"
      case "--push-places":
        let next = index + 1 < arguments.count ? arguments[index + 1] : ""
        return ["on", "all", "off"].contains(next) ? arguments[index] : "--push-places=on"
      default: return arguments[index]
      }
    }
  }

  /// Returns the arguments with the common options moved behind the command and its subcommand.
  static func normalized(_ arguments: [String]) -> [String] {
    var rest = arguments[...]
    var words: [String] = []
    var moved: [String] = []
    while let next = rest.first {
      let name = next.split(separator: "=", maxSplits: 1).first.map(String.init) ?? next
      if flags.contains(next) || (withValue.contains(name) && name != next) {
        moved.append(next)
        rest = rest.dropFirst()
      } else if withValue.contains(next), rest.count > 1 {
        moved += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if words.isEmpty || words == ["place"] || words == ["plan"], !next.hasPrefix("-") {
        words.append(next)
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    guard !words.isEmpty, !moved.isEmpty else { return arguments }
    let end = rest.firstIndex(of: "--") ?? rest.endIndex
    return words + rest[..<end] + moved + rest[end...]
  }
}

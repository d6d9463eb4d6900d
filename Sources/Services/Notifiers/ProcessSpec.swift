/// A program to run: a list of arguments, without a shell.
struct ProcessSpec: Sendable {
  /// The notifier that runs it, as errors name it: `desktop`, `command.NAME`.
  let notifier: String
  /// The path of the program.
  let program: String
  /// The arguments after the program's own name.
  let arguments: [String]
  /// The whole environment; `nil` is that of this process.
  var environment: [String: String]?
  /// The content of its standard input; `nil` is none.
  var input: [UInt8]?
}

/// A program to run: an argument list, never a shell.
struct ProcessSpec {
  /// Who runs it, as errors name it: `desktop`, `command.NAME`.
  let notifier: String
  /// The path of the program.
  let program: String
  /// What it gets after its own name.
  let arguments: [String]
  /// All of its environment; `nil` is that of this process.
  var environment: [String: String]?
  /// What its standard input holds; `nil` is nothing.
  var input: [UInt8]?

  /// The list with the program's own name first; a NUL, which no argument can hold, ends it.
  var vector: [String] { [program] + arguments }

  /// `NAME=value` for each variable.
  var variables: [String]? {
    environment?.filter { !$0.key.isEmpty && !$0.key.contains("=") }
      .map { "\($0.key)=\($0.value)" }
  }
}

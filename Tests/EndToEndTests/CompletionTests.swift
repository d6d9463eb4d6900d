import Foundation
import Testing

/// Completion in a shell.
struct CompletionTests {
  @Test
  func `names that would be commands to the shell are offered as numbers`() throws {
    let passby = try BuiltProgram()
    defer { passby.remove() }
    for name in ["Cat medicine", "$(touch pwned)", "`touch pwned`", "a;b", "-x", "12", "Café 2"] {
      #expect(try passby("add", "--every", "1d", "--", name).status == 0)
    }
    let offered = try passby(
      "---completion", "done", "--", "positional@0", "2", "0", "passby", "done", "")
    #expect(offered.lines == ["Cat medicine", "2", "3", "4", "5", "6", "Café 2"])
  }

  @Test
  func
    `bash offers tasks, runs nothing that a name says, and looks into the database that is named`()
    throws
  {
    let passby = try BuiltProgram()
    defer { passby.remove() }
    let other = passby.folder.appending(path: "other.db").path()
    _ = try passby("add", "Cat medicine", "--every", "10w", "--db", other)
    _ = try passby("add", "$(touch pwned)", "--every", "10w", "--db", other)
    let script = try passby("--generate-completion-script", "bash")
    #expect(
      try completions(of: ["passby", "--db", other, "done", ""], script, passby).isEmpty == false)
    #expect(
      try completions(of: ["passby", "done", "--db", other, ""], script, passby) == [
        "Cat medicine", "2",
      ])
    #expect(try completions(of: ["passby", "rep"], script, passby) == ["replay"])
    #expect(!FileManager.default.fileExists(atPath: passby.folder.appending(path: "pwned").path()))
    #expect(!FileManager.default.fileExists(atPath: passby.database))
  }

  /// Returns the completions of bash for the last word.
  private func completions(
    of words: [String], _ script: BuiltProgram.Outcome, _ passby: BuiltProgram
  ) throws -> [String] {
    let line = words.joined(separator: " ")
    let quoted = words.map { "\"\($0)\"" }.joined(separator: " ")
    let file = passby.folder.appending(path: "completion.bash")
    let call = """
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); COMP_LINE="\(line)"; COMP_POINT=\(line.count)
      COMP_WORDS[0]="\(BuiltProgram.executable.path())"
      _passby passby "\(words.last ?? "")" "\(words.dropLast().last ?? "")"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try Data((script.output + "\n" + call).utf8).write(to: file)
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    bash.arguments = [file.path()]
    bash.environment = passby.environment
    bash.currentDirectoryURL = passby.folder
    let output = Pipe()
    bash.standardOutput = output
    try bash.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    bash.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

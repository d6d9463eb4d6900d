import CommandTesting
import Foundation
import TestSupport
import Testing

/// Completion in a shell.
@Suite(.blocking)
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

  @Test func `Tab in bash writes a name so that it is read back, whatever is in it`() throws {
    let passby = try BuiltProgram()
    defer { passby.remove() }
    let names = [
      "Cat medicine (new)", "Say \"hi\" & go", "It's #1 <now> {a,b} ~",
      "Чай; мед", "[x] *.txt", "Down\\up", "Wait: what", "Hurry up!x",
    ]
    for name in names { #expect(try passby("add", "--every", "1d", "--", name).status == 0) }
    let script = try passby("--generate-completion-script", "bash")
    try Data(script.output.utf8).write(to: passby.folder.appending(path: "completion.bash"))
    let typed = ["Cat", "Say", "It", "Чай", "\\[x", "Down", "\"Wait", "Hurry"]
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/python3")
    python.arguments = ["-c", Self.terminal] + typed
    let programs = BuiltProgram.executable.deletingLastPathComponent().path()
    python.environment = passby.environment.merging([
      "PATH": programs + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "dumb",
    ]) { $1 }
    python.currentDirectoryURL = passby.folder
    python.standardOutput = FileHandle.nullDevice
    try python.run()
    python.waitUntilExit()
    for (number, name) in names.enumerated() {
      let file = passby.folder.appending(path: "out\(number)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "show\n\(name)\n")
    }
  }

  /// Types into a bash in a terminal of its own, and presses Tab behind each argument; the command
  /// writes its arguments down.
  private static let terminal = """
    import os, pty, sys
    child, terminal = pty.fork()
    if child == 0:
        os.execv("/bin/bash", ["bash", "--norc", "--noprofile", "-i"])
    seen = b""
    def wait(text):
        global seen
        while text not in seen:
            seen += os.read(terminal, 65536)
        seen = seen.split(text, 1)[1]
    def type_in(text):
        os.write(terminal, text.encode())
    type_in("PS1='rea''dy> '; bind 'set bell-style none'; . ./completion.bash\\n")
    wait(b"ready> ")
    type_in("passby() { if [[ $1 = ---* ]]; then command passby \\"$@\\"; else printf '%s\\\\n' \\"$@\\"; fi; }\\n")
    wait(b"ready> ")
    for number, typed in enumerate(sys.argv[1:]):
        type_in(f"passby show {typed}\\t > out{number}\\n")
        wait(b"ready> ")
    type_in("exit\\n")
    try:
        while os.read(terminal, 65536): pass
    except OSError:
        pass
    os.waitpid(child, 0)
    """

  @Test func `bash completes what follows an alias`() throws {
    let passby = try BuiltProgram()
    defer { passby.remove() }
    _ = try passby("add", "Cat medicine", "--every", "10w")
    let script = try passby("--generate-completion-script", "bash")
    #expect(try completions(of: ["passby", "rm", "Ca"], script, passby) == ["Cat medicine"])
    #expect(try completions(of: ["passby", "rm", "cat"], script, passby).isEmpty)
  }

  @Test(arguments: ["zsh", "fish"])
  func `other shells quote names themselves`(shell: String) throws {
    var passby = try BuiltProgram()
    defer { passby.remove() }
    passby.environment["SAP_SHELL"] = shell
    for name in ["Cat medicine (new)", "Wait: what", "-x", "12"] {
      #expect(try passby("add", "--every", "1d", "--", name).status == 0)
    }
    let offered = try passby(
      "---completion", "done", "--", "positional@0", "2", "0", "passby", "done", "")
    let colon = shell == "zsh" ? "\\:" : ":"
    // What follows for zsh is a line that its script leaves out.
    #expect(offered.lines.prefix(4) == ["Cat medicine (new)", "Wait\(colon) what", "3", "4"])
  }

  /// Returns the completions of bash for the last word.
  private func completions(
    of words: [String], _ script: ProgramOutcome, _ passby: BuiltProgram
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

import CommandTesting
import Foundation
import TestSupport
import Testing

/// A daemon whose standard output is closed or full: reminders reach the other notifiers, and it
/// ends when it is told to.
@Suite(.blocking)
struct StandardOutputTests {
  enum Output: String, CaseIterable, Sendable {
    case closed
    case fullNonBlocking
    case fullBlocking

    /// A pipe in that state, with whatever keeps it open.
    func open() throws -> (writeEnd: Int32, owner: any Sendable) {
      switch self {
      case .closed:
        let pipe = try BrokenPipe()
        return (pipe.writeEnd, pipe)
      case .fullNonBlocking, .fullBlocking:
        let pipe = try FullPipe(isBlocking: self == .fullBlocking)
        return (pipe.writeEnd, pipe)
      }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Output.allCases)
  func
    `a standard output that accepts nothing stops no other notifier, and SIGTERM ends the daemon`(
      output: Output
    ) async throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let told = program.folder.appending(path: "told")
    let script = program.folder.appending(path: "tell.sh")
    try Executable.write("cat > /dev/null; echo \"$PASSBY_TEXT\" >> \(told.path())", to: script)
    try program.configure("notify: {command: {tell: {run: [\(script.path())]}}}\n")
    let pipe = try output.open()
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--json"], now: nil,
      output: FileHandle(fileDescriptor: pipe.writeEnd, closeOnDealloc: false))
    defer { running.abandon() }
    for name in ["First", "Second", "Third"] {
      #expect(try program("add", name, "--due", BuiltProgram.soon, now: nil).status == 0)
      let isTold = {
        (try? String(contentsOf: told, encoding: .utf8))?.contains(name) == true
      }
      try await eventually { isTold() || !running.isRunning }
      try #require(isTold(), "\(name): \(running.errorsSoFar)")
    }
    #expect(running.isRunning)
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.components(separatedBy: "Broken pipe").count - 1
        == (output == .closed ? 1 : 0), "\(outcome.errors)")
    withExtendedLifetime(pipe.owner) {}
  }
}

import Foundation
import TestSupport
import Testing

/// How the words of the command line are read.
@Suite(.blocking)
struct CommandLineTests {
  @Test(arguments: ["rm", "delete", "remove"])
  func `a command answers to each of its names`(name: String) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    _ = try program("add", "Descale", "--every", "1w")
    let removed = try program(name, "Descale")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(removed.output.contains("Removed 1 \"Descale\""))
  }

  @Test
  func `a name that begins with a dash and holds an h is no request for help`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    for words in [["-5 push-ups", "--every", "1d"], ["--every", "1d", "--json", "-the other"]] {
      let added = try program.run(["add"] + words)
      #expect(added.status == 0 && added.output.contains("\"-"), "\(added.errors)")
    }
    let added = try program("add", "--every", "1d", "--", "-5 push-ups")
    #expect(added.status == 0 && added.output.contains("-5 push-ups"), "\(added.errors)")
    let noted = try program("add", "Sport", "--notes", "-h is no option here")
    #expect(noted.status == 0, "\(noted.errors)")
    for words in [["add", "-h"], ["help", "add"], ["add", "--help"]] {
      let help = try program.run(words)
      #expect(help.status == 0 && help.output.contains("USAGE: passby add"))
    }
  }

  @Test(arguments: ["-9223372036854775808", "-5", "0", "99999"])
  func `any COLUMNS makes a list`(columns: String) throws {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = columns
    _ = try program("add", "Descale", "--every", "1w")
    let list = try program("list")
    #expect(list.status == 0 && list.output.contains("Descale"), "\(list.output)")
  }

  @Test
  func `a configuration file that cannot be written completely is not there at all`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    // At most 512 or 1024 bytes a file, and an error instead of a signal beyond that.
    let running = try RunningProgram(
      program, ["config", "--write"], now: nil,
      inside: ["sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""])
    let outcome = running.waitForEnd()
    #expect(outcome.status == 74, "\(outcome.errors)")
    let again = try program("config", "--write")
    #expect(again.status == 0, "\(again.errors)")
    let second = try program("config", "--write")
    #expect(second.status == 1 && second.errors.contains("exists already"))
  }

  @Test
  func `the columns of place list are aligned`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    _ = try program("place", "add", "Park", "52.5101,-113.3902", "--radius", "10000")
    let lines = try program("place", "list").lines
    for column in ["no tasks", "52.51"] {
      let starts = Set(lines.compactMap { $0.range(of: column)?.lowerBound.utf16Offset(in: $0) })
      #expect(starts.count == 1, "\(lines)")
    }
  }
}

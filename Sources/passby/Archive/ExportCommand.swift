import Application
import Archive
import ArgumentParser
import Foundation
import Runtime
import SQLiteStore
import Terminal

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write everything as text, one JSON object a line.",
    discussion: """
      Everything means everything: the positions of your places, and the last position known, are \
      in it. "passby import" reads it.

        passby export passby.jsonl
        passby export --only tasks | ssh pi passby import -
      """)

  @Argument(help: "The new file; - is standard output.", completion: .file()) var file = "-"
  @Option(
    help: ArgumentHelp(
      "Only these: places, tasks (with their places) or history. Repeatable, or with commas.",
      valueName: "parts"))
  var only: [String] = []
  @Flag(help: "Replace FILE if it is there.") var force = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let scope = try scope()
    let session = try Session(global)
    let store = try session.openForReading()
    guard file != "-" else {
      var block = ""
      try store.export(scope, program: Version.text, at: session.now) { line in
        block += line + "\n"
        guard block.utf8.count >= 1 << 16 else { return }
        StandardOutput.write(block)
        block = ""
      }
      StandardOutput.write(block)
      return
    }
    let count = try store.export(
      scope, program: Version.text, at: session.now, toFile: file, replacing: force)
    let path = URL(fileURLWithPath: file).path
    if session.output.json {
      session.output.line(.object([("file", .string(path)), ("lines", .integer(count + 2))]))
    } else {
      session.output.line("Exported to \"\(path.oneLine)\": \(count + 2) lines.")
    }
  }

  private func scope() throws -> ExportScope {
    let names = only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !names.isEmpty else { return .everything }
    var parts: Set<ExportScope.Part> = []
    for name in names.map(String.init) {
      guard let part = ExportScope.Part(rawValue: name.trimmed.lowercased()) else {
        let known = ExportScope.Part.allCases.map(\.rawValue)
        throw CommandFailure(
          .usage,
          "--only \"\(name.oneLine)\" is not known: expected \(known.joined(separator: ", ")).\(Suggestion.phrase(for: name, among: known))"
        )
      }
      parts.insert(part)
    }
    return .only(parts)
  }
}

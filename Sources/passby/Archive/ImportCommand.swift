import Application
import Archive
import ArgumentParser
import Foundation
import Localization
import Reminders
import Runtime
import SQLiteStore
import Terminal

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read what passby export wrote.",
    discussion: """
      Into an empty database everything comes back exactly, numbers and undo steps too. Into one \
      in use come tasks, places and history that it does not have yet; they get new numbers, and \
      "passby undo" takes them out again. What both know stays as it is here.
      """)

  @Argument(help: "The file; - is standard input.", completion: .file()) var file: String
  @Flag(help: "What both know becomes as it is in the file.") var update = false
  @Flag(help: "Check the file and say what it would bring, change nothing.") var dryRun = false
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    var lines = try ImportLines(path: file)
    let staged = try StagedImport { try lines.next() }
    let store =
      try dryRun
      ? SQLiteStore.inMemoryCopy(of: session.databasePath) : session.openStore()
    let output = session.output
    if staged.scope == .everything, try store.isUntouched() {
      if dryRun {
        try store.fill(from: staged)
      } else {
        try session.whileNobodyFollows { try store.fill(from: staged) }
      }
      output.json
        ? output.line(.object([("exact", .bool(true))] + staged.contents.members))
        : output.line("\(verb) everything: \(staged.contents.words).")
      return
    }
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    let report = try store.merge(
      staged, updating: update, summary: "import \"\(name)\"", action: .imported(file: name))
    if output.json {
      output.line(json(report))
    } else {
      for line in words(report) { output.line(line) }
    }
  }

  private var verb: String { dryRun ? "Would import" : "Imported" }

  private func words(_ report: MergeReport) -> [String] {
    var lines: [String] = []
    if report.isIdle {
      lines.append("Nothing to import: all of it is here.")
    } else {
      var parts: [String] = []
      if !report.tasks.isEmpty {
        let numbers = report.tasks.map { "\($0.rawValue)" }
        let list = numbers.count <= 3 ? numbers : [numbers[0], "…", numbers[numbers.count - 1]]
        parts.append(
          "\(Wording.count(report.tasks.count, .task)) (\(list.joined(separator: ", ")))")
      }
      if report.places > 0 { parts.append(Wording.count(report.places, .place)) }
      if report.completions > 0 { parts.append(Wording.count(report.completions, .completion)) }
      parts += report.updated.prefix(10).map { "a change of \($0.oneLine)" }
      if report.updated.count > 10 { parts.append("\(report.updated.count - 10) more changes") }
      let hint = dryRun ? "" : " \"passby undo\" takes it back."
      lines.append("\(verb) \(parts.joined(separator: ", ")).\(hint)")
    }
    guard !report.differing.isEmpty else { return lines }
    let names = report.differing.prefix(5).map(\.oneLine).joined(separator: ", ")
    let more = report.differing.count > 5 ? " and \(report.differing.count - 5) more" : ""
    lines.append(
      "Different in the file, and left as here: \(names)\(more). --update takes the file's.")
    return lines
  }

  private func json(_ report: MergeReport) -> JSON {
    .object([
      ("exact", .bool(false)),
      ("tasks", .array(report.tasks.map { .integer(Int($0.rawValue)) })),
      ("places", .integer(report.places)), ("completions", .integer(report.completions)),
      ("known", .integer(report.known)), ("updated", .array(report.updated.map { .string($0) })),
      ("differing", .array(report.differing.map { .string($0) })),
    ])
  }
}

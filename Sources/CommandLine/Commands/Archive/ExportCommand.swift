import Application
import Archive
import ArgumentParser
import CommandSupport
import Foundation
import Localization
import SQLiteStore
import Text

struct ExportCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: StorePhrase.helpExport.text,
      discussion: StorePhrase.helpExportDiscussion.text)
  }

  @Argument(help: .phrase(StorePhrase.helpExportFile), completion: .file()) var file = "-"
  @Option(
    help: .phrase(StorePhrase.helpExportOnly, valueName: "parts"))
  var only: [String] = []
  @Option(
    help: .phrase(StorePhrase.helpExportCSV, valueName: "table"),
    completion: .list(Table.allCases.map(\.rawValue)))
  var csv: String?
  @Flag(help: .phrase(StorePhrase.helpExportPhotos)) var photos = false
  @Flag(help: .phrase(StorePhrase.helpForce)) var force = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let scope = try scope()
    let table = try csv.map(Table.init(named:))
    let environment = try process.environment
    let store = try environment.openForReading()
    if let table {
      try CSVExport(table, to: file, replacing: force, environment: environment, store: store)
      return
    }
    if scope == .everything { environment.output.note(try store.damagedTracks()) }
    guard file != "-" else {
      var block = ""
      try store.export(
        scope, withPhotos: photos, program: Version.text, at: environment.now
      ) { line in
        block += line + "\n"
        guard block.utf8.count >= 1 << 16 else { return }
        try environment.process.streams.write(block)
        block = ""
      }
      try environment.process.streams.write(block)
      return
    }
    let count = try store.export(
      scope, withPhotos: photos, program: Version.text, at: environment.now, toFile: file,
      replacing: force)
    let path = URL(fileURLWithPath: file).path
    if environment.output.json {
      try environment.output.line(
        .object([("file", .string(path)), ("lines", .integer(count + 2))]))
    } else {
      try environment.output.line(
        StorePhrase.exported("\"\(path.oneLine)\"", lines: count + 2).text)
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
          StorePhrase.unknownPart(
            "\"\(name.oneLine)\"", known: Localizer.current.list(known),
            hint: Suggestion.phrase(for: name, among: known)
          ).text
        )
      }
      parts.insert(part)
    }
    return .only(parts)
  }
}

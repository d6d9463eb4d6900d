import Application
import Archive
import ArgumentParser
import CommandSupport
import Exchange
import Foundation
import Localization
import SQLiteStore
import Text

struct ExportCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("export", StorePhrase.helpExport, discussion: StorePhrase.helpExportDiscussion)
  }

  @Argument(help: .phrase(StorePhrase.helpExportFile), completion: .file()) var file = "-"
  @Option(
    help: .phrase(StorePhrase.helpExportOnly, valueName: "parts"))
  var only: [String] = []
  @Option(
    help: .phrase(StorePhrase.helpExportCSV, valueName: "table"),
    completion: .list(Table.allCases.map(\.rawValue)))
  var csv: String?
  @Option(
    help: .phrase(ExchangePhrase.helpTable), completion: .list(Table.allCases.map(\.rawValue)))
  var table: String?
  @Option(
    help: .phrase(ExchangePhrase.helpExportFormat),
    completion: .list(ExportChoice.known)) var format: String?
  @Flag(help: .phrase(ExchangePhrase.helpStrict)) var strict = false
  @Option(help: .phrase(ExchangePhrase.helpFrom, valueName: "date")) var from: String?
  @Option(help: .phrase(ExchangePhrase.helpTo, valueName: "date")) var to: String?
  @Flag(help: .phrase(StorePhrase.helpExportPhotos)) var photos = false
  @Flag(help: .phrase(StorePhrase.helpForce)) var force = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let choice = try ExportChoice(
      file: file, format: format, table: try (table ?? csv).map(Table.init(named:)))
    if case .format(let format) = choice {
      let environment = try process.environment
      try FileExport(format: format, environment: environment).perform(
        to: file, replacing: force, isStrict: strict, parts: try parts(),
        dates: (from, to))
      return
    }
    let scope = try scope()
    let table: Table? = if case .table(let table) = choice { table } else { nil }
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

  private var names: [String] {
    only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map {
      String($0).trimmed.lowercased()
    }
  }

  /// The parts that a format of another program shall have; `nil` for all that it holds.
  private func parts() throws -> Set<ExchangeContents.Part>? {
    guard !names.isEmpty else { return nil }
    let known = ExchangeContents.Part.allCases.map(\.rawValue)
    return Set(
      try names.map { name in
        guard let part = ExchangeContents.Part(rawValue: name) else {
          throw RequestFailure(
            .usage,
            StorePhrase.unknownPart(
              "\"\(name.oneLine)\"", known: Localizer.current.list(known),
              hint: Suggestion.phrase(for: name, among: known)
            ))
        }
        return part
      })
  }

  private func scope() throws -> ExportScope {
    let names = only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !names.isEmpty else { return .everything }
    var parts: Set<ExportScope.Part> = []
    for name in names.map(String.init) {
      guard let part = ExportScope.Part(rawValue: name.trimmed.lowercased()) else {
        let known = ExportScope.Part.allCases.map(\.rawValue)
        throw RequestFailure(
          .usage,
          StorePhrase.unknownPart(
            "\"\(name.oneLine)\"", known: Localizer.current.list(known),
            hint: Suggestion.phrase(for: name, among: known)
          ))
      }
      parts.insert(part)
    }
    return .only(parts)
  }
}

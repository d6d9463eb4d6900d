import Application
import Archive
import ArgumentParser
import CommandSupport
import Exchange
import Foundation
import Localization
import Model
import SQLiteStore
import Text

struct ImportCommand: RunnableCommand {
  static var configuration: CommandConfiguration {
    .command("import", StorePhrase.helpImport, discussion: StorePhrase.helpImportDiscussion)
  }

  @Argument(help: .phrase(StorePhrase.helpImportFile), completion: .file()) var file: String
  @Flag(help: .phrase(StorePhrase.helpImportUpdate)) var update = false
  @Flag(help: .phrase(StorePhrase.helpImportDryRun)) var dryRun = false
  @Flag(help: .phrase(StorePhrase.helpImportDaylio)) var daylio = false
  @Option(help: .phrase(StorePhrase.helpImportMap, valueName: "mood=number")) var map: [String] = []
  @Option(
    help: .phrase(ExchangePhrase.helpFormat),
    completion: .list(ExchangeFormat.imported.map(\.name))) var format: String?
  @Flag(help: .phrase(ExchangePhrase.helpSkipBad)) var skipBad = false
  @Flag(help: .phrase(ExchangePhrase.helpApproximate)) var approximate = false
  @Flag(help: .phrase(ExchangePhrase.helpEvents)) var events = false
  @Option(help: .phrase(ExchangePhrase.helpRadius)) var radius: String?
  @Option(help: .phrase(ExchangePhrase.helpTag)) var tag: [String] = []
  @Flag(help: .phrase(ExchangePhrase.helpWithTime)) var withTime = false
  @Option(help: .phrase(ExchangePhrase.helpPolygons), completion: .list(["circle"]))
  var polygons: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    do {
      try load(in: process)
    } catch SQLiteStoreError.line(let number, let problem) where file != "-" {
      let sentence = StorePhrase.line(number: number, problem: problem).text
      throw Refusal(.badData, CommandPhrase.verbatim("\(file): \(sentence)"))
    }
  }

  private func load(in process: CommandProcess) throws {
    let environment = try process.environment
    var request = ImportRequest(try environment.actionContext())
    let folder = ImportFolder(file)
    let file = folder.file
    request.options.companion = folder.companion
    (request.path, request.format) = (file, daylio ? "daylio" : format?.lowercased())
    request.name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    request.isDryRun = dryRun
    (request.choice.updates, request.choice.skipsBad) = (update, skipBad)
    (request.options.takesTimedPoints, request.options.approximates) = (withTime, approximate)
    (request.options.takesEvents, request.options.moods) = (events, map)
    try request.readPlaces(radius: radius, tags: tag, polygons: polygons)
    var lines = try ImportLines(path: file, input: environment.process.streams.input)
    let format = try request.format(of: PlainText.utf8(Array(lines.beginning())))
    guard format.isOwn else {
      if format.name == "daylio" { try environment.needsMoods() }
      let file = try FileImport(lines.rest(), as: format, request)
      return try show(try file.perform(in: store(environment)).report, on: environment.output)
    }
    let staged = try StagedImport { try lines.next() }
    let opened = try store(environment)
    let store = dryRun ? opened.rehearsal : opened
    let output = environment.output
    output.message(staged.contents.damagedTracks)
    guard staged.scope == .everything, try store.isNew() else {
      let report = try store.merge(
        staged, updating: update, summary: "import \"\(request.name)\"",
        action: .imported(file: request.name))
      return try show(report, on: output)
    }
    if dryRun {
      try store.importEverything(from: staged)
    } else {
      try environment.withoutDaemon { try store.importEverything(from: staged) }
    }
    let phrase = dryRun ? StorePhrase.wouldImportAll : StorePhrase.importedAll
    try output.render(
      .object([("exact", .bool(true))] + staged.contents.members),
      phrase(staged.contents.words).text)
  }

  /// The sentences about what is wrong, each with the file.
  private func problems(_ report: ImportReport) -> [String] {
    report.problemLines.map { file == "-" ? $0 : "\(file): \($0)" }
  }

  /// Opens the database; for a dry run so that no file is created.
  private func store(_ environment: CommandEnvironment) throws -> SQLiteStore {
    try dryRun ? environment.openForReading() : environment.openStore()
  }

  /// Prints a report.
  ///
  /// - Throws: `Refusal` with `badData` if something cannot be imported, unless that is to
  ///   be left out; nothing is stored then.
  private func show(_ report: ImportReport, on output: Output) throws {
    let bad = report.problems.count
    guard !report.isRefused else {
      if output.json, dryRun { try output.line(report.json) }
      let lines = problems(report) + [ExchangePhrase.nothingImported(bad).text]
      throw Refusal(.badData, CommandPhrase.verbatim(lines.joined(separator: "\n")))
    }
    for line in report.lossLines { output.message(line) }
    guard !output.json else { return try output.line(report.json) }
    if bad > 0 {
      for line in problems(report) { output.message(line) }
      output.message(ExchangePhrase.leftOut(bad).text)
    }
    try output.line(report.sentence(isDryRun: dryRun))
    if dryRun, !report.firstLines.isEmpty {
      try output.line(ExchangePhrase.preview.text)
      for line in report.firstLines { try output.line("  " + line) }
    }
    if let first = report.devicesWithoutKey.first {
      try output.line(
        StorePhrase.devicesWithoutKey(
          report.devicesWithoutKey.map(\.quoted),
          command: "passby device key \(first.quoted) --new"
        ).text)
    }
    if !report.differing.isEmpty {
      let names = report.differing.prefix(5).map(\.oneLine).joined(separator: ", ")
      try output.line(
        StorePhrase.differing(names, more: max(0, report.differing.count - 5)).text)
    }
  }
}

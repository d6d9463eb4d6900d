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
    completion: .list(["passby", "daylio"] + ExchangeFormat.all.map(\.name))) var format: String?
  @Flag(help: .phrase(ExchangePhrase.helpSkipBad)) var skipBad = false
  @Flag(help: .phrase(ExchangePhrase.helpApproximate)) var approximate = false
  @Flag(help: .phrase(ExchangePhrase.helpEvents)) var events = false
  @Option(help: .phrase(ExchangePhrase.helpRadius)) var radius: String?
  @Option(help: .phrase(ExchangePhrase.helpTag)) var tag: String?
  @Flag(help: .phrase(ExchangePhrase.helpWithTime)) var withTime = false
  @Option(help: .phrase(ExchangePhrase.helpPolygons), completion: .list(["circle"]))
  var polygons: String?
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let environment = try process.environment
    var choice = EditBuilder.ExchangeChoice()
    (choice.updates, choice.skipsBad) = (update, skipBad)
    if let radius = try PlaceFields.radius(radius) { choice.radiusMeters = radius }
    choice.tag = try tag.map { try PlaceFields.tags([$0]) }?.first
    guard polygons == nil || polygons == "circle" else {
      throw RequestFailure(.usage, ExchangePhrase.notPolygons((polygons ?? "").quoted))
    }
    if format?.lowercased() == "csv" { throw Self.notReadable("csv") }
    var lines = try ImportLines(path: file, input: environment.process.streams.input)
    switch try kind(try lines.beginning()) {
    case .passby, .empty: break
    case .daylio:
      try DaylioImport(
        lines.rest(), file: file, map: map, isDryRun: dryRun, environment: environment)
      return
    case .format(let format):
      var options = ExchangeOptions(try environment.actionContext())
      (options.takesTimedPoints, options.approximates) = (withTime, approximate)
      options.polygonsAsCircles = polygons != nil
      options.takesEvents = events
      try FileImport(file: file, format: format, environment: environment)
        .perform(try lines.rest(), options: options, choice: choice, isDryRun: dryRun)
      return
    case .positions: throw FileImport.onlyPositions(file)
    case .archive(let packed):
      let command = packed.command(file, to: "import")
      throw RequestFailure(
        .badData, ExchangePhrase.archive("\"\(file.oneLine)\"", command: command))
    case .unknown:
      throw RequestFailure(.badData, ExchangePhrase.unknownFormat("\"\(file.oneLine)\""))
    }
    let staged = try StagedImport { try lines.next() }
    let store =
      try dryRun
      ? SQLiteStore.inMemoryCopy(of: environment.databasePath) : environment.openStore()
    let output = environment.output
    output.note(staged.contents.damagedTracks)
    if staged.scope == .everything, try store.isNew() {
      if dryRun {
        try store.importEverything(from: staged)
      } else {
        try environment.withoutDaemon { try store.importEverything(from: staged) }
      }
      try output.json
        ? output.line(.object([("exact", .bool(true))] + staged.contents.members))
        : output.line(
          (dryRun
            ? StorePhrase.wouldImportAll(contents: staged.contents.words)
            : .importedAll(contents: staged.contents.words)).text)
      return
    }
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    let report = try store.merge(
      staged, updating: update, summary: "import \"\(name)\"", action: .imported(file: name))
    if output.json {
      try output.line(json(report))
    } else {
      for line in words(report) { try output.line(line) }
    }
  }

  /// Returns what the file is: as the options say, else by its beginning.
  private func kind(_ beginning: ArraySlice<UInt8>) throws -> ExchangeFormat.Detected {
    if daylio { return .daylio }
    guard let word = format?.lowercased() else {
      // A database has an error of its own.
      if beginning.starts(with: "SQLite format 3".utf8) { return .passby }
      return ExchangeFormat.detect(PlainText.utf8(Array(beginning)), name: file)
    }
    if word == "passby" { return .passby }
    if word == "daylio" { return .daylio }
    guard let format = ExchangeFormat.named(word) else {
      let known = ["passby", "daylio"] + ExchangeFormat.all.map(\.name)
      throw RequestFailure(
        .usage,
        ExchangePhrase.notFormat(
          "\"\(word.oneLine)\"", known: known,
          suggestion: Suggestion.quoted(for: word, among: known)
        ))
    }
    guard format.read != nil else { throw Self.notReadable(word) }
    return .format(format)
  }

  private static func notReadable(_ word: String) -> RequestFailure {
    RequestFailure(.usage, ExchangePhrase.notReadable(format: word))
  }

  private func words(_ report: MergeReport) -> [String] {
    var phrases: [StorePhrase] = []
    if report.isEmpty {
      phrases.append(.nothingToImport)
    } else {
      let parts = parts(report).joined(separator: ", ")
      phrases.append(dryRun ? .wouldImport(parts: parts) : .imported(parts: parts))
    }
    if let first = report.devicesWithoutKey.first {
      phrases.append(
        .devicesWithoutKey(
          report.devicesWithoutKey.map { "\"\($0.oneLine)\"" },
          command: "passby device key \"\(first.oneLine)\" --new"))
    }
    if !report.differing.isEmpty {
      let names = report.differing.prefix(5).map(\.oneLine).joined(separator: ", ")
      phrases.append(.differing(names, more: max(0, report.differing.count - 5)))
    }
    return phrases.map(\.text)
  }

  private func parts(_ report: MergeReport) -> [String] {
    var parts: [String] = []
    if !report.tasks.isEmpty {
      let numbers = report.tasks.map { "\($0.rawValue)" }
      let list = numbers.count <= 3 ? numbers : [numbers[0], "…", numbers[numbers.count - 1]]
      parts.append(
        "\(Wording.count(report.tasks.count, .task)) (\(list.joined(separator: ", ")))")
    }
    if report.places > 0 { parts.append(Wording.count(report.places, .place)) }
    if report.completions > 0 { parts.append(Wording.count(report.completions, .completion)) }
    if report.missed > 0 { parts.append(Wording.count(report.missed, .missedTime)) }
    if report.restDays > 0 { parts.append(Wording.count(report.restDays, .restDay)) }
    if report.moods > 0 { parts.append(MoodPhrase.moods(report.moods).text) }
    if report.marks > 0 { parts.append(MoodPhrase.dayMarks(report.marks).text) }
    if report.persons > 0 { parts.append(DevicePhrase.persons(report.persons).text) }
    if report.devices > 0 { parts.append(DevicePhrase.devices(report.devices).text) }
    if report.photos > 0 { parts.append(PhotoPhrase.photos(report.photos).text) }
    if report.practices > 0 { parts.append(MoodPhrase.practices(report.practices).text) }
    if report.habits > 0 { parts.append(JournalPhrase.habits(report.habits).text) }
    if report.boxes > 0 { parts.append(JournalPhrase.boxes(report.boxes).text) }
    if report.gratitudes > 0 { parts.append(JournalPhrase.gratitudes(report.gratitudes).text) }
    if report.notes > 0 { parts.append(JournalPhrase.notes(report.notes).text) }
    parts += report.updated.prefix(10).map { StorePhrase.changeOf($0.oneLine).text }
    if report.updated.count > 10 {
      parts.append(StorePhrase.moreChanges(report.updated.count - 10).text)
    }
    return parts
  }

  private func json(_ report: MergeReport) -> JSON {
    .object([
      ("exact", .bool(false)),
      ("tasks", .array(report.tasks.map { .integer(Int($0.rawValue)) })),
      ("places", .integer(report.places)), ("completions", .integer(report.completions)),
      ("missed", .integer(report.missed)),
      ("rest_days", .integer(report.restDays)), ("moods", .integer(report.moods)),
      ("marks", .integer(report.marks)), ("practices", .integer(report.practices)),
      ("habits", .integer(report.habits)), ("boxes", .integer(report.boxes)),
      ("gratitudes", .integer(report.gratitudes)), ("notes", .integer(report.notes)),
      ("photos", .integer(report.photos)), ("persons", .integer(report.persons)),
      ("devices", .integer(report.devices)),
      ("without_key", .array(report.devicesWithoutKey.map { .string($0) })),
      ("known", .integer(report.unchanged)),
      ("updated", .array(report.updated.map { .string($0) })),
      ("differing", .array(report.differing.map { .string($0) })),
    ])
  }
}

import Application
import Archive
import ArgumentParser
import CommandSupport
import DateWords
import Exchange
import Foundation
import Localization
import Model
import Recurrence
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
    completion: .list(ExchangeFormat.exported.map(\.name))) var format: String?
  @Flag(help: .phrase(ExchangePhrase.helpStrict)) var strict = false
  @Option(help: .phrase(ExchangePhrase.helpFrom, valueName: "date")) var from: String?
  @Option(help: .phrase(ExchangePhrase.helpTo, valueName: "date")) var to: String?
  @Flag(help: .phrase(StorePhrase.helpExportPhotos)) var photos = false
  @Flag(help: .phrase(StorePhrase.helpForce)) var force = false
  @OptionGroup(title: CommandPhrase.commonOptions.text) var global: GlobalOptions

  func run(in process: CommandProcess) throws {
    let table = try (table ?? csv).map(Table.init(named:))
    var request = try ExportRequest(chosen(table), table: table)
    let wanted = try parts(of: request.format)
    let environment = try process.environment
    let context = try environment.actionContext()
    guard request.format.write == nil else {
      if let wanted { request.parts = wanted }
      return try write(&request, environment, context)
    }
    let store = try environment.openForReading()
    let scope = wanted.map { parts in
      ExportScope.only(Set(parts.compactMap { ExportScope.Part(rawValue: $0.rawValue) }))
    }
    if request.table == nil, scope == nil { environment.output.message(try store.damagedTracks()) }
    let written = try write(from: store, environment) { [request] put in
      try request.write(
        store, context,
        everything: { line in
          try store.export(
            scope ?? .everything, withPhotos: photos, program: Version.text, at: environment.now,
            write: line)
        }, put)
    }
    guard let written else { return }
    try environment.output.render(
      .object([("file", .string(written.path)), ("lines", .integer(written.pieces))]),
      StorePhrase.exported(written.path.quoted, lines: written.pieces).text)
  }

  /// Returns the format: by its option, else by the end of the file's name.
  ///
  /// - Throws: `Refusal` for an unknown format, and for an end that names none.
  private func chosen(_ table: Table?) throws -> ExchangeFormat {
    let known = ExchangeFormat.exported
    if let word = format?.lowercased() {
      return try .named(word, among: known, orElse: ExchangePhrase.notWritable)
    }
    if table != nil { return .csv }
    if let format = ExchangeFormat.ofFile(file) { return format }
    guard file == "-" || URL(fileURLWithPath: file).pathExtension.isEmpty else {
      throw Refusal(.usage, ExchangePhrase.unknownSuffix(file.quoted, known: known.map(\.name)))
    }
    return .passby
  }

  /// Returns the parts that are wanted; `nil` for all that the format holds.
  private func parts(of format: ExchangeFormat) throws -> Set<ExchangeContents.Part>? {
    let isForeign = format.write != nil
    let known = ExchangeContents.Part.allCases.filter { isForeign || format.parts.contains($0) }
    let words = known.map(\.rawValue)
    let names = only.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !names.isEmpty else { return nil }
    return Set(
      try names.map { name in
        let word = String(name).trimmed.lowercased()
        guard let part = known.first(where: { $0.rawValue == word }) else {
          let name = isForeign ? word : String(name)
          throw Refusal(
            .usage,
            StorePhrase.unknownPart(
              name.quoted, known: Localizer.current.list(words),
              hint: Suggestion.phrase(for: name, among: words)
            ))
        }
        return part
      })
  }

  /// Reads one snapshot, says what the format of another program loses, and writes the file; what
  /// was not asked for is not lost.
  ///
  /// - Throws: `Refusal` with `usage` for a part that the format has not, with `refused` if
  ///   something is lost and the export is strict; nothing is written then.
  private func write(
    _ request: inout ExportRequest, _ environment: CommandEnvironment, _ context: ActionContext
  ) throws {
    let (format, output) = (request.format, environment.output)
    let unfit = request.parts.subtracting(format.parts)
    if let part = ExchangeContents.Part.allCases.first(where: unfit.contains) {
      throw Refusal(
        .usage, ExchangePhrase.holdsNot(format: format.title, part: part.phrase.text))
    }
    let moments = MomentText(now: environment.now, in: environment.zone, direction: .past)
    if let from { request.from = try moments.date(from, dayMeans: .start) }
    if let to { request.to = try moments.date(to, dayMeans: .end) }
    let store = try environment.openForReading()
    var contents = try request.contents(of: store, context, isWhole: only.isEmpty)
    if request.parts.contains(.tracks) {
      contents.positions = try store.positions(from: request.from, to: request.to)
    }
    let losses = ExchangeLoss.lines(format.losses(of: contents), format: format.title)
    if !format.parts.contains(.places) { contents.places = [] }
    for line in losses { output.message(line) }
    guard losses.isEmpty || !strict else {
      throw Refusal(.refused, ExchangePhrase.strict)
    }
    let written = try write(from: store, environment) { [contents] in
      try format.write?(contents, $0)
    }
    guard let written else { return }
    let (tasks, places) = (format.tasks(of: contents).count, contents.places.count)
    let positions = contents.positions.count
    let habits = format.parts == [.history] ? contents.habits.count : 0
    let counts = [
      ("tasks", tasks, Formatted.count(tasks, .task)),
      ("places", places, Formatted.count(places, .place)),
      ("positions", positions, Formatted.count(positions, .position)),
      ("habits", habits, JournalPhrase.habits(habits).text),
    ]
    let members: [(String, JSON)] = [
      ("file", .string(written.path)), ("format", .string(format.name)),
      ("lost", .array(losses.map { .string($0) })),
    ]
    let words = counts.filter { $0.1 > 0 }.map(\.2)
    let none = counts[request.parts == [.tracks] ? 2 : request.parts == [.places] ? 1 : 0].2
    try output.render(
      .object(members + counts.map { ($0.0, .integer($0.1)) }),
      ExchangePhrase.exported(
        written.path.quoted, format: format.title,
        parts: words.isEmpty ? none : words.joined(separator: ", ")
      ).text)
  }

  /// Writes the file, or standard output.
  ///
  /// - Returns: The absolute path, and the number of pieces; `nil` for standard output.
  private func write(
    from store: SQLiteStore, _ environment: CommandEnvironment,
    _ fill: @escaping (_ put: (String) throws -> Void) throws -> Void
  ) throws -> (path: String, pieces: Int)? {
    guard file == "-" else {
      var pieces = 0
      let path = try store.writeFile(file, replacing: force) { put in
        try fill { text in
          pieces += 1
          try put(text)
        }
      }
      return (path, pieces)
    }
    var block = ""
    try fill { text in
      block += text
      guard block.utf8.count >= 1 << 16 else { return }
      try environment.process.streams.write(block)
      block = ""
    }
    try environment.process.streams.write(block)
    return nil
  }
}

extension Table {
  /// Finds a table by its word.
  fileprivate init(named word: String) throws {
    guard let table = Table(rawValue: word.lowercased()) else {
      let known = Table.allCases.map(\.rawValue)
      throw Refusal(.usage, MoodPhrase.notTable(word.quoted, known: known))
    }
    self = table
  }
}

extension ExchangeContents.Part {
  /// The word for it in a sentence.
  fileprivate var phrase: ExchangePhrase {
    switch self {
    case .tasks: .partTasks
    case .places: .partPlaces
    case .history: .partHistory
    case .tracks: .partTracks
    }
  }
}

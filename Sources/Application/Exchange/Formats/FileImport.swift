package import Application
import Localization
package import Model
import Text

/// How a file is to be imported.
package struct ImportRequest: Sendable {
  /// The name of the format; `nil` for that of the content.
  package var format: String?
  /// The name of the file.
  package var name = ""
  /// The path of the file as it was typed; `nil` for an upload, which may have fewer formats.
  package var path: String?
  /// How the file is read.
  package var options: ReadingOptions
  /// The treatment of things that are here already, and of those that cannot be imported.
  package var choice = EditBuilder.ImportChoice()
  /// True if nothing is stored.
  package var isDryRun = false

  /// Creates the usual request.
  package init(_ actionContext: ActionContext) { options = ReadingOptions(actionContext) }

  /// Reads what is wanted for places.
  ///
  /// - Throws: `Refusal` that names the field.
  package mutating func readPlaces(radius: String?, tags: [String], polygons: String?) throws {
    if let radius = try PlaceFields.radius(radius) { choice.radiusMeters = radius }
    choice.tags = try PlaceFields.tags(tags)
    guard polygons == nil || polygons == "circle" else {
      throw Refusal(.usage, .polygons, ExchangePhrase.notPolygons((polygons ?? "").quoted))
    }
    options.polygonsAsCircles = polygons != nil
  }

  /// Returns the format that is named, else that of the content.
  ///
  /// - Throws: `Refusal` for one that is unknown, or not imported on this way.
  package func format(of content: ArraySlice<UInt8>) throws(Refusal) -> ExchangeFormat {
    if let format {
      let known = path == nil ? ExchangeFormat.uploaded : ExchangeFormat.imported
      let other = path == nil ? nil : ExchangePhrase.notReadable
      return try ExchangeFormat.named(format, among: known, orElse: other)
    }
    if SQLiteFile.isLikely(content), LoopBackup.isLikely(content) {
      return try ExchangeFormat.named("loop", among: ExchangeFormat.imported, orElse: nil)
    }
    if content.starts(with: "SQLite format 3".utf8) {
      // The application ID of its header.
      let isOurs = content.dropFirst(68).starts(with: "PSBY".utf8)
      let why = isOurs ? StorePhrase.headerDatabase : .headerForeign
      throw Refusal(
        .badData, .file, ExchangePhrase.problem(line: nil, what: label, why: why.text))
    }
    switch ExchangeFormat.detect(content, name: path ?? name) {
    case .format(let format):
      guard path == nil, let command = format.command else { return format }
      throw Refusal(.badData, .file, ExchangePhrase.onlyByCommand(command: command))
    case .positions: throw onlyPositions
    case .archive(let packed):
      let command = packed.command(path ?? "FILE", to: "import")
      throw Refusal(.badData, .file, ExchangePhrase.archive(label, command: command))
    case .empty where path != nil: return .passby
    case .empty: throw Refusal(.badData, .file, ExchangePhrase.emptyFile(label))
    case .unknown: throw Refusal(.badData, .file, ExchangePhrase.unknownFormat(label))
    }
  }

  /// The quoted file, for messages.
  fileprivate var label: String { (path ?? name).quoted }

  fileprivate var onlyPositions: Refusal {
    let command = "passby replay \(path == nil ? "FILE" : label)"
    return Refusal(.badData, .file, ExchangePhrase.onlyPositions(label, command: command))
  }
}

/// A file that was read, and is to be imported: the same for command, page and API.
package struct FileImport: Sendable {
  private let request: ImportRequest
  private let format: ExchangeFormat
  private let reading: ExchangeReading

  /// Reads a file, without the database, in the format that its content or the request says.
  ///
  /// - Throws: `Refusal` for a file that cannot be read; `CancellationError`.
  package init(
    _ bytes: [UInt8], as known: ExchangeFormat? = nil, _ request: ImportRequest
  ) throws {
    guard request.options.work.isWanted() else { throw CancellationError() }
    let content = PlainText.utf8(bytes)
    self.request = request
    format = try known ?? request.format(of: content)
    do {
      var read = try format.read?(content, request.options) ?? ExchangeReading()
      read.subject = format.subject
      reading = read
    } catch let failure as ExchangeFailure {
      throw Refusal(
        .badData, .file,
        ExchangePhrase.problem(
          line: failure.line, what: request.label, why: failure.phrase.text))
    }
    if reading.isEmpty, reading.hasPositions { throw request.onlyPositions }
    let reasons = reading.reasonsForNothing(format: format.title)
    guard reasons.isEmpty else {
      throw Refusal(
        .badData, .file, ExchangePhrase.nothingReadable(request.label, reasons: reasons))
    }
  }

  /// Stores what is new, in one step, which a dry run takes back at once.
  ///
  /// - Returns: The report, and the number of the step; `nil` if nothing was changed.
  /// - Throws: `Refusal`, `CancellationError`, and the errors of the store.
  package func perform(
    in store: any ReminderStore
  ) throws -> (report: ImportReport, step: Int64?) {
    let builder = EditBuilder(request.options.actionContext)
    let applied = try (request.isDryRun ? store.rehearsal : store).edit {
      try builder.exchange(
        reading, format: format.title, file: request.name, choice: request.choice,
        work: request.options.work, in: $0)
    }
    return (applied.outcome.report, request.isDryRun ? nil : applied.step)
  }
}

package import Application
import Exchange
import Foundation
package import HTTPServer
import Localization
import Model
import Text

/// How a request wants a file imported.
package struct ImportRequest: Sendable {
  /// The name of the format; `nil` for that of the content.
  package var format: String?
  /// The name of the file.
  package var name = ""
  /// True if rules that cannot be said exactly become the nearest that can.
  package var approximates = false
  /// True if points that were recorded with a time become places.
  package var takesTimedPoints = false
  /// True if events of a calendar that are to come become appointments.
  package var takesEvents = false
  /// True if areas become their smallest enclosing circle.
  package var polygonsAsCircles = false
  /// True if nothing is stored.
  package var isDryRun = false
  /// The treatment of things that are here already, and of those that cannot be imported.
  package var choice = EditBuilder.ExchangeChoice()

  /// Creates the usual request.
  package init() {}

  /// Reads what is wanted for places: `radius`, `tag` and `polygons`.
  ///
  /// - Throws: `RequestFailure` that names the field.
  package mutating func readPlaces(_ fields: FormFields) throws {
    if let radius = try PlaceFields.radius(fields.text("radius")) { choice.radiusMeters = radius }
    choice.tag = try fields.text("tag").map { try PlaceFields.tags([$0]) }?.first
    let polygons = fields.text("polygons")
    guard polygons == nil || polygons == "circle" else {
      throw RequestFailure(.usage, .polygons, ExchangePhrase.notPolygons((polygons ?? "").quoted))
    }
    polygonsAsCircles = polygons != nil
  }
}

/// A file for a download.
package struct ExportedFile: Sendable {
  /// The content.
  package let bytes: [UInt8]
  package let mediaType: String
  package let name: String
}

/// Carries a report out of a transaction that changes nothing.
private struct Rehearsal: Error {
  let report: ExchangeReport
}

extension RouteHandlers {
  /// The longest that a file is read and merged beside other requests.
  private static var importTime: Duration { .seconds(60) }

  /// Imports a file, or rehearses that.
  ///
  /// The file is read on a thread of its own, one at a time, and neither the database nor its
  /// thread waits for that. The work ends when the client goes, the daemon stops or its time is
  /// over.
  ///
  /// - Returns: The report, and the number of the step; `nil` if nothing was changed.
  /// - Throws: `RequestFailure` for a file that cannot be read; `CancellationError`.
  package func importFile(
    _ bytes: [UInt8], _ request: ImportRequest, from context: WebContext
  ) async throws -> (report: ExchangeReport, step: Int64?) {
    let deadline = ContinuousClock.now + Self.importTime
    let work = FileWork { [live = ports.live, isWaiting = context.isWaiting] in
      isWaiting() && !live.isClosed && ContinuousClock.now < deadline
    }
    do {
      let (format, reading) = try await withTaskExecutorPreference(SerialExecutor.files) {
        try await read(bytes, request, work)
      }
      return try merge(reading, format, request, work)
    } catch is CancellationError where ContinuousClock.now >= deadline {
      throw RequestFailure(
        .tooLarge, .file,
        ExchangePhrase.slowFile(request.name.quoted, command: "passby import FILE"))
    }
  }

  @concurrent private func read(
    _ bytes: [UInt8], _ request: ImportRequest, _ work: FileWork
  ) async throws -> (ExchangeFormat, ExchangeReading) {
    guard work.isWanted() else { throw CancellationError() }
    let content = PlainText.utf8(bytes)
    let format = try format(of: content, request)
    var options = ExchangeOptions(ports.actionContext)
    options.work = work
    options.approximates = request.approximates
    options.takesTimedPoints = request.takesTimedPoints
    options.polygonsAsCircles = request.polygonsAsCircles
    options.takesEvents = request.takesEvents
    let reading: ExchangeReading
    do {
      reading = try format.read?(content, options) ?? ExchangeReading()
    } catch let failure as ExchangeFailure {
      throw RequestFailure(
        .badData, .file,
        ExchangePhrase.problem(
          line: failure.line, what: request.name.quoted, why: failure.phrase.text))
    }
    if reading.isEmpty, reading.hasPositions { throw onlyPositions(request) }
    let reasons = reading.reasonsForNothing(format: format.title)
    guard reasons.isEmpty else {
      throw RequestFailure(
        .badData, .file,
        ExchangePhrase.nothingReadable(request.name.quoted, reasons: reasons))
    }
    return (format, reading)
  }

  private func merge(
    _ reading: ExchangeReading, _ format: ExchangeFormat, _ request: ImportRequest,
    _ work: FileWork
  ) throws -> (report: ExchangeReport, step: Int64?) {
    let builder = EditBuilder(ports.actionContext)
    do {
      let applied = try step { edit in
        let outcome = try builder.exchange(
          reading, format: format.title, file: request.name, choice: request.choice, work: work,
          in: edit)
        if request.isDryRun { throw Rehearsal(report: outcome.report) }
        return outcome
      }
      return (applied.outcome.report, applied.step)
    } catch let rehearsal as Rehearsal {
      return (rehearsal.report, nil)
    }
  }

  private func onlyPositions(_ request: ImportRequest) -> RequestFailure {
    RequestFailure(
      .badData, .file,
      ExchangePhrase.onlyPositions(request.name.quoted, command: "passby replay FILE"))
  }

  private func format(
    of content: ArraySlice<UInt8>, _ request: ImportRequest
  ) throws -> ExchangeFormat {
    if let word = request.format {
      guard let format = ExchangeFormat.named(word), format.read != nil else {
        let known = ExchangeFormat.all.map(\.name)
        throw RequestFailure(
          .usage, .kind,
          ExchangePhrase.notFormat(
            word.quoted, known: known, suggestion: Suggestion.quoted(for: word, among: known)))
      }
      return format
    }
    let name = request.name.quoted
    switch ExchangeFormat.detect(content, name: request.name) {
    case .format(let format): return format
    case .positions: throw onlyPositions(request)
    case .archive(let packed):
      throw RequestFailure(
        .badData, .file, ExchangePhrase.archive(name, command: packed.command("FILE", to: "import"))
      )
    case .empty: throw RequestFailure(.badData, .file, ExchangePhrase.emptyFile(name))
    case .passby:
      throw RequestFailure(
        .badData, .file, ExchangePhrase.onlyByCommand(command: "passby import FILE"))
    case .daylio:
      throw RequestFailure(
        .badData, .file, ExchangePhrase.onlyByCommand(command: "passby import --daylio FILE"))
    case .unknown: throw RequestFailure(.badData, .file, ExchangePhrase.unknownFormat(name))
    }
  }

  /// Returns a file in a format, a table as CSV, or everything in `passby`.
  ///
  /// - Throws: `RequestFailure` for a format or a table that is unknown.
  package func exportedFile(_ word: String, table: String?) throws -> ExportedFile {
    var text = ""
    if word == "passby" {
      try ports.backup { text += $0 + "\n" }
      return ExportedFile(
        bytes: Array(text.utf8), mediaType: "application/x-ndjson", name: "passby.jsonl")
    }
    let context = ports.actionContext
    if word == "csv" {
      guard let table = table.flatMap({ Table(rawValue: $0.lowercased()) }) else {
        throw RequestFailure(.usage, .kind, ExchangePhrase.tableExpected)
      }
      try table.write(from: ports.store, actionContext: context) { text += $0 }
      return ExportedFile(
        bytes: Array(text.utf8), mediaType: "text/csv; charset=utf-8",
        name: "passby-\(table.rawValue).csv")
    }
    guard let format = ExchangeFormat.named(word), let write = format.write else {
      let known = ExchangeFormat.all.filter { $0.write != nil }.map(\.name) + ["csv", "passby"]
      throw RequestFailure(
        .usage, .kind,
        ExchangePhrase.notFormat(
          word.quoted, known: known, suggestion: Suggestion.quoted(for: word, among: known)))
    }
    let contents = try ports.store.withSnapshot {
      try ExchangeContents(
        format.parts.subtracting([.tracks]), in: $0, actionContext: context)
    }
    try write(contents) { text += $0 }
    return ExportedFile(
      bytes: Array(text.utf8), mediaType: format.mediaType, name: format.fileName)
  }
}

import Application
import CommandSupport
import Exchange
import Foundation
import Localization
import Model
import SQLiteStore
import Text

/// Imports a file of another program, in one step.
struct FileImport {
  let file: String
  let format: ExchangeFormat
  let environment: CommandEnvironment

  /// Reads the content, stores what is new, and prints a report.
  ///
  /// - Throws: `RequestFailure` with `badData` if something cannot be imported, unless that is to
  ///   be left out; nothing is stored then.
  func perform(
    _ bytes: [UInt8], options: ExchangeOptions, choice: EditBuilder.ExchangeChoice, isDryRun: Bool
  ) throws {
    let reading: ExchangeReading
    do {
      reading = try format.read?(PlainText.utf8(bytes), options) ?? ExchangeReading()
    } catch let failure as ExchangeFailure {
      let words = ExchangePhrase.problem(
        line: failure.line, what: "\"\(file.oneLine)\"", why: failure.phrase.text)
      throw RequestFailure(.badData, words)
    }
    if reading.isEmpty, reading.hasPositions { throw Self.onlyPositions(file) }
    let reasons = reading.reasonsForNothing(format: format.title)
    guard reasons.isEmpty else {
      throw RequestFailure(
        .badData, ExchangePhrase.nothingReadable("\"\(file.oneLine)\"", reasons: reasons))
    }
    let store =
      try isDryRun
      ? SQLiteStore.inMemoryCopy(of: environment.databasePath) : environment.openStore()
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    let builder = EditBuilder(options.actionContext)
    let report = try store.edit {
      try builder.exchange(reading, format: format.title, file: name, choice: choice, in: $0)
    }.outcome.report
    let output = environment.output
    guard report.problems.isEmpty || choice.skipsBad else {
      if output.json, isDryRun { try output.line(report.json) }
      let lines =
        report.problemLines + [ExchangePhrase.nothingImported(report.problems.count).text]
      throw RequestFailure(.badData, CommandPhrase.verbatim(lines.joined(separator: "\n")))
    }
    for line in report.lossLines { output.note(line) }
    guard !output.json else { return try output.line(report.json) }
    if !report.problems.isEmpty {
      for line in report.problemLines { output.note(line) }
      output.note(ExchangePhrase.leftOut(report.problems.count).text)
    }
    if report.isEmpty {
      try output.line(report.emptyPhrase.text)
    } else {
      let parts = report.parts.joined(separator: ", ")
      try output.line(
        (isDryRun ? StorePhrase.wouldImport(parts: parts) : .imported(parts: parts)).text)
    }
    if isDryRun, !report.firstLines.isEmpty {
      try output.line(ExchangePhrase.preview.text)
      for line in report.firstLines { try output.line("  " + line) }
    }
    if !report.differing.isEmpty {
      let names = report.differing.prefix(5).map(\.oneLine).joined(separator: ", ")
      try output.line(
        StorePhrase.differing(names, more: max(0, report.differing.count - 5)).text)
    }
  }

  /// Returns the failure of a file that has recorded positions and nothing else.
  static func onlyPositions(_ file: String) -> RequestFailure {
    RequestFailure(
      .badData,
      ExchangePhrase.onlyPositions(
        "\"\(file.oneLine)\"", command: "passby replay \"\(file.oneLine)\""
      ))
  }
}

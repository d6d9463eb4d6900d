import Application
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore
import Text

/// Imports the moods of a CSV file of Daylio, in one step.
struct DaylioImport {
  /// Reads the content of the file, and prints how many moods are new.
  @discardableResult
  init(
    _ bytes: [UInt8], file: String, map: [String], isDryRun: Bool, environment: CommandEnvironment
  ) throws {
    try environment.needsMoods()
    let mapping = try Daylio.mapping(map)
    let entries: [Daylio.Entry]
    do {
      entries = try Daylio.entries(
        String(decoding: bytes, as: UTF8.self), mapping: mapping, in: environment.zone)
    } catch {
      throw RequestFailure(.badData, error.phrase)
    }
    let store =
      try isDryRun
      ? SQLiteStore.inMemoryCopy(of: environment.databasePath) : environment.openStore()
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    let builder = try environment.builder()
    let outcome = try store.edit { try builder.moods(entries, file: name, in: $0) }.outcome
    let (added, known) = (outcome.added, outcome.known)
    guard !environment.output.json else {
      try environment.output.line(
        .object([("moods", .integer(added)), ("known", .integer(known))]))
      return
    }
    let phrase: MoodPhrase =
      isDryRun ? .wouldImport(added, known: known) : .imported(added, known: known)
    try environment.output.line(phrase.text)
  }
}

import Application
import CommandSupport
import Foundation
import Localization
import Model
import SQLiteStore

/// Imports the moods of a CSV file of Daylio, in one step.
struct DaylioImport {
  /// Reads the file, and prints how many moods are new.
  @discardableResult
  init(_ file: String, map: [String], isDryRun: Bool, session: Session) throws {
    try session.needsMoods()
    let mapping = try Daylio.mapping(map)
    var lines = try ImportLines(path: file, input: session.process.streams.input)
    var bytes: [UInt8] = []
    while let line = try lines.next() {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    let entries: [Daylio.Entry]
    do {
      entries = try Daylio.entries(
        String(decoding: bytes, as: UTF8.self), mapping: mapping, in: session.zone)
    } catch {
      throw CommandFailure(.badData, error.phrase.text)
    }
    let store =
      try isDryRun
      ? SQLiteStore.inMemoryCopy(of: session.databasePath) : session.openStore()
    let name = file == "-" ? "standard input" : URL(fileURLWithPath: file).lastPathComponent
    let builder = try session.builder()
    let outcome = try store.edit { try builder.moods(entries, file: name, in: $0) }.outcome
    let (added, known) = (outcome.added, outcome.known)
    guard !session.output.json else {
      try session.output.line(.object([("moods", .integer(added)), ("known", .integer(known))]))
      return
    }
    let phrase: MoodPhrase =
      isDryRun ? .wouldImport(added, known: known) : .imported(added, known: known)
    try session.output.line(phrase.text)
  }
}

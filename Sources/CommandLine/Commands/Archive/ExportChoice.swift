import Application
import Exchange
import Foundation
import Localization

/// The format of an export: by its options, else by the end of the file's name.
enum ExportChoice {
  /// Lines of Passby's own.
  case passby
  /// A table for spreadsheets.
  case table(Table)
  /// A format of another program.
  case format(ExchangeFormat)

  /// The names of all formats that can be written.
  static let known = ExchangeFormat.all.filter { $0.write != nil }.map(\.name) + ["csv", "passby"]

  /// Chooses.
  ///
  /// - Throws: `RequestFailure` for an unknown format, an end that names none, and a table without
  ///   its name.
  init(file: String, format: String?, table: Table?) throws {
    if let word = format?.lowercased() {
      self = try Self.named(word, table)
    } else if let table {
      self = .table(table)
    } else if let format = ExchangeFormat.ofFile(file), format.write != nil {
      self = .format(format)
    } else {
      let suffix = URL(fileURLWithPath: file).pathExtension.lowercased()
      switch suffix {
      case _ where file == "-", "", "jsonl": self = .passby
      case "csv": throw RequestFailure(.usage, ExchangePhrase.tableExpected)
      default:
        throw RequestFailure(
          .usage, ExchangePhrase.unknownSuffix("\"\(file.oneLine)\"", known: Self.known))
      }
    }
  }

  private static func named(_ word: String, _ table: Table?) throws -> ExportChoice {
    if word == "passby" { return .passby }
    if word == "csv" {
      guard let table else { throw RequestFailure(.usage, ExchangePhrase.tableExpected) }
      return .table(table)
    }
    guard let format = ExchangeFormat.named(word) else {
      throw RequestFailure(
        .usage,
        ExchangePhrase.notFormat(
          "\"\(word.oneLine)\"", known: known,
          suggestion: Suggestion.quoted(for: word, among: known)
        ))
    }
    guard format.write != nil else {
      throw RequestFailure(.usage, ExchangePhrase.notWritable(format: word))
    }
    return .format(format)
  }
}

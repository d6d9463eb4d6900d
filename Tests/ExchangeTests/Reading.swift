import Application
import Exchange
import Foundation
import Localization
import Model

/// Reads texts as files, on a wall clock of Berlin, on Monday, 2 March 2026.
enum Reading {
  static let now = Date(timeIntervalSince1970: 1_772_445_600)

  static var context: ActionContext {
    let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return ActionContext(now: now, rules: EngineRules(machineZone: zone))
  }

  static func of(
    _ format: String, _ text: String, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> ExchangeReading {
    var options = ReadingOptions(context)
    change(&options)
    guard let read = ExchangeFormat.named(format)?.read else { return ExchangeReading() }
    return try read(PlainText.utf8(Array(text.utf8)), options)
  }

  /// The fields of a task in one line: `every=2w from=done`.
  static func fields(_ item: TaskItem) -> String {
    RequestField.allCases.compactMap { field in
      field == .zone ? nil : item.fields[field].map { "\(field.rawValue)=\($0)" }
    }.joined(separator: " ")
  }
}

extension ExchangeReading {
  /// The sentences about what is wrong.
  var problemTexts: [String] { ImportReport.lines(problems) }
}

import Application
import Exchange
import Foundation
import Localization

/// The tables of fields as the documentation has them.
enum FieldTableDocument {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/exchange.md")
  static let title = "## What becomes of each field\n"

  /// The chapter.
  static var text: String {
    var shown: Set<String> = []
    var text = title
    for format in ExchangeFormat.all {
      for table in format.tables where shown.insert(format.title + table.title).inserted {
        text += "\n### \(format.title): \(table.title)\n\n" + rows(of: table)
      }
    }
    return text
  }

  private static func rows(of table: FieldTable) -> String {
    var lines: [String] = []
    func add(_ title: String, _ isMember: (FormatField.Fate) -> Bool) {
      var groups: [(note: String, names: [String])] = []
      for field in table.fields where isMember(field.fate) {
        let note = [word(field.fate), field.note].filter { !$0.isEmpty }.joined(separator: "; ")
        if groups.last?.note == note {
          groups[groups.count - 1].names.append("`\(field.name)`")
        } else {
          groups.append((note, ["`\(field.name)`"]))
        }
      }
      var parts = groups.map { group in
        group.names.joined(separator: ", ") + (group.note.isEmpty ? "" : " (\(group.note))")
      }
      if isMember(table.others) { parts.append("any other") }
      if !parts.isEmpty { lines.append("- \(title): " + parts.joined(separator: ", ")) }
    }
    add("taken") { $0 == .taken }
    add("approximated") { $0 == .approximated }
    add("left out, and counted") { if case .leftOut = $0 { true } else { false } }
    add("not needed") { $0 == .needless }
    return lines.map(wrapped).joined()
  }

  /// Returns the meaning of a field that is left out, in English.
  private static func word(_ fate: FormatField.Fate) -> String {
    guard case .leftOut(let meaning) = fate, meaning != .other else { return "" }
    let sentence = ExchangeLoss.lines(
      [.left(meaning, field: "", of: .task): 1], format: "")
    return sentence.joined().split(separator: "its ", maxSplits: 1).last.map(String.init) ?? ""
  }

  private static func wrapped(_ line: String) -> String {
    var lines = [""]
    for word in line.split(separator: " ") {
      let next = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if next.utf8.count > 145 {
        lines.append("  " + word)
      } else {
        lines[lines.count - 1] = next
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

import Application
import Foundation
import Localization
import Recurrence
import Text

/// Tasks of a project as Todoist exports them.
///
/// Source: Todoist's help, "Format a CSV file to import into Todoist".
enum Todoist {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let table = try CellTable(bytes, needs: ["TYPE", "CONTENT"])
    var reading = ExchangeReading()
    var names = NameCounter()
    var section: String?
    var hasTask = false
    // The comments of a task are put together once, by its index.
    var comments: [Int: [String]] = [:]
    for row in table.rows {
      try options.work.read()
      let content = table.cell(row, "CONTENT")
      switch table.cell(row, "TYPE").lowercased() {
      case "section": section = content.isEmpty ? nil : content
      case "note":
        guard hasTask, !reading.tasks.isEmpty, !content.isEmpty else { continue }
        comments[reading.tasks.count - 1, default: []].append(content)
      case "task":
        hasTask = false
        do {
          if let indent = Int(table.cell(row, "INDENT")), indent > 1 { reading.lose(.subtask) }
          reading.tasks.append(
            try item(table, row, section: section, &names, options.actionContext, &reading))
          hasTask = true
          reading.leaveOut(table.filled(row), by: .todoist)
        } catch let problem as ExchangeFailure {
          reading.refuse(line: row.line, content.quoted, problem.phrase)
        } catch let problem as RecurrenceError {
          reading.refuse(line: row.line, content.quoted, problem.phrase)
        }
      default: hasTask = false
      }
    }
    for (index, lines) in comments {
      let notes = reading.tasks[index].fields[.notes].map { [$0] } ?? []
      reading.tasks[index].fields[.notes] = (notes + lines).joined(separator: "\n")
    }
    return reading
  }

  private static func item(
    _ table: CellTable, _ row: CSV.Row, section: String?, _ names: inout NameCounter,
    _ context: ActionContext, _ reading: inout ExchangeReading
  ) throws -> TaskItem {
    let content = table.cell(row, "CONTENT")
    var words: [Substring] = []
    var labels: [String] = []
    for word in content.split(separator: " ") {
      if word.hasPrefix("@"), word.count > 1 {
        labels.append(String(word.dropFirst()))
      } else {
        words.append(word)
      }
    }
    var name = words.joined(separator: " ")
    // A task that is shown as done begins with a star in some exports; bold and links stay.
    if name.isEmpty {
      name = content
      labels = []
    }
    guard !name.trimmed.isEmpty else { throw ExchangeFailure(ExchangePhrase.missing("CONTENT")) }
    var item = TaskItem(
      line: row.line, uuid: names.uuid("todoist", section ?? "", content), name: name)
    item.contexts = labels
    item.unknownContexts = .name
    item.fields[.category] = section
    if table.cell(row, "PRIORITY") == "1" { item.fields[.priority] = "high" }
    let description = table.cell(row, "DESCRIPTION")
    if !description.isEmpty { item.fields[.notes] = description }
    let date = table.cell(row, "DATE")
    if !date.isEmpty {
      let reader = TodoistDate(context)
      try reader.set(date, of: &item)
      if reader.isApproximate(date) { reading.lose(.approximate) }
    }
    try setDeadline(table.cell(row, "DEADLINE"), of: &item, &reading)
    if let amount = Int(table.cell(row, "DURATION")), amount > 0, amount < 1440,
      table.cell(row, "DURATION_UNIT").lowercased().hasPrefix("min")
    {
      item.fields[.duration] = "\(amount)min"
    }
    return item
  }

  /// Takes a deadline as due: the date is the day from which it is open then.
  private static func setDeadline(
    _ text: String, of item: inout TaskItem, _ reading: inout ExchangeReading
  ) throws {
    guard !text.isEmpty else { return }
    guard let deadline = ItemDate(day: text.prefix(10)) else {
      throw ExchangeFailure(ExchangePhrase.notDate("DEADLINE: \(text)".quoted))
    }
    guard item.fields[.every] == nil else { return reading.lose(.field("deadline")) }
    item.setOnce(
      due: deadline, opens: item.fields[.due].flatMap { ItemDate(day: $0.prefix(10)) })
  }
}

/// A table with a header, in UTF-8, between commas, semicolons or tabs.
struct CellTable {
  let rows: ArraySlice<CSV.Row>
  /// The names of the columns in upper case.
  let names: [String]
  /// The names as they would be read in a cell.
  let titles: [String]

  /// Reads a table that has some columns.
  ///
  /// - Throws: `ExchangeFailure` with the line.
  init(_ bytes: ArraySlice<UInt8>, needs columns: [String]) throws(ExchangeFailure) {
    let text = try PlainText.lines(bytes)
    let head = text.prefix { !$0.isNewline }
    let separator = ([",", ";", "\t"] as [Unicode.Scalar]).max { first, second in
      head.unicodeScalars.count { $0 == first } < head.unicodeScalars.count { $0 == second }
    }
    guard let rows = CSV.rows(text, separator: separator ?? ","), let head = rows.first else {
      throw ExchangeFailure(
        line: 1, ExchangePhrase.expected("CSV", got: text.prefix(40).description))
    }
    names = head.cells.map { $0.trimmed.uppercased() }
    titles = head.cells.map { CSV.plain($0).trimmed }
    for column in columns where !names.contains(column) {
      throw ExchangeFailure(line: head.line, ExchangePhrase.missing(column))
    }
    self.rows = rows.dropFirst()
  }

  /// Returns the columns in which a row has something.
  func filled(_ row: CSV.Row) -> [String] {
    zip(names, row.cells).filter { !$1.trimmed.isEmpty }.map(\.0)
  }

  /// Returns a cell; empty where the column or the cell is missing.
  func cell(_ row: CSV.Row, _ column: String) -> String {
    guard let index = names.firstIndex(of: column), index < row.cells.count else { return "" }
    return CSV.plain(row.cells[index]).trimmed
  }
}

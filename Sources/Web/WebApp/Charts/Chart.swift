import Application
import Localization

/// A chart as a page shows it, for the template `chart`: a drawing, its sum in words, what its
/// colours mean, and its values as a table.
///
/// The drawing needs no script. Its lengths across are percentages, so that it fits every width
/// while its letters keep their size.
struct Chart: Sendable {
  /// The meaning of a colour and a shape.
  struct Key: Sendable {
    /// The classes of the sample.
    let look: String
    let word: String

    init(_ look: String, _ word: ChartPagePhrase) {
      self.look = look
      self.word = word.text
    }
  }

  /// The name of the chart, as the API has it.
  let chart: String
  let caption: String
  /// The sum in words; a script shows the value there that is pointed at.
  let said: String
  let hasKeys: Bool
  let keys: [Key]
  let drawing: String
  /// The table of the values that are drawn.
  let table: String

  init(
    _ data: ChartData, _ caption: ChartPagePhrase, said: String, keys: [Key] = [],
    drawing: (_ title: String) -> Markup, table: ChartTable
  ) {
    chart = data.name
    self.caption = caption.text
    self.said = said
    self.keys = keys
    hasKeys = !keys.isEmpty
    self.drawing = drawing("\(caption.text). \(said)").text
    self.table = table.markup.text
  }
}

struct ChartTable {
  /// The heads of the columns; the first is that of the rows.
  let columns: [String]
  /// The rows: a head and the values.
  let rows: [[String]]

  init(_ columns: [ChartPagePhrase], _ rows: [[String]]) {
    self.columns = columns.map(\.text)
    self.rows = rows
  }

  /// Creates a table with heads that are no phrases.
  init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  var markup: Markup {
    var table = Markup()
    table.open("table", ["class": "numbers"])
    table.open("thead")
    table.open("tr")
    for column in columns { table.leaf("th", ["scope": "col"], column) }
    table.close("tr")
    table.close("thead")
    table.open("tbody")
    for row in rows {
      table.open("tr")
      for (index, cell) in row.enumerated() {
        if index == 0 {
          table.leaf("th", ["scope": "row", "dir": "auto"], cell)
        } else {
          table.leaf("td", [:], cell)
        }
      }
      table.close("tr")
    }
    table.close("tbody")
    table.close("table")
    return table
  }
}

import Foundation
import Localization
import Model
import TestSupport
import Testing

@testable import Application

/// Tables of comma-separated values (M8).
struct CSVTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("=1+1", "'=1+1"), ("+1", "'+1"),
    ("-1", "'-1"), ("@x", "'@x"), ("\tx", "\"'\tx\""), ("\rx", "\"'\rx\""), ("a=1", "a=1"),
    ("=a,b", "\"'=a,b\""), ("'a", "'a"), ("\r\nx", "\"'\r\nx\""),
    ("x;=1+1;y", "\"x;'=1+1;y\""), ("x\t=1+1", "\"x\t'=1+1\""), ("＝1+1", "'＝1+1"), ("＋1", "'＋1"),
    ("－1", "'－1"), ("＠x", "'＠x"), ("a;b", "\"a;b\""), ("a\tb", "\"a\tb\""),
    ("a\n=1", "\"a\n'=1\""), ("x;\"=1\"", "\"x;'\"\"=1\"\"\""), ("'=1", "''=1"),
    ("x; =1", "\"x;' =1\""),
    ("\"=1", "\"'\"\"=1\""), ("x;'=1", "\"x;''=1\""), (" =1", "' =1"), (";;=1", "\";;'=1\""),
  ])
  func `a cell is quoted where it has to be, and never a formula`(text: String, cell: String) {
    #expect(CSV.cell(text) == cell)
    #expect(CSV.rows(CSV.row([text, "x"]))?.first?.cells.map(CSV.plain) == [text, "x"])
  }

  /// Reads a line as a spreadsheet does that splits at another sign: a quote counts only where a
  /// field begins with it, and what stands behind the closing one belongs to the field.
  private func fields(_ text: String, separator: Character) -> [String] {
    var (fields, field, isQuoted) = ([String](), "", false)
    var rest = Substring(text)
    while let next = rest.popFirst() {
      if isQuoted {
        if next != "\"" {
          field.append(next)
        } else if rest.first == "\"" {
          field.append(rest.removeFirst())
        } else {
          isQuoted = false
        }
      } else if next == separator || next.isNewline {
        fields.append(field)
        field = ""
      } else if next == "\"", field.isEmpty {
        isQuoted = true
      } else {
        field.append(next)
      }
    }
    return fields + [field]
  }

  @Test(arguments: [",", ";", "\t"] as [Character])
  func `no cell of a table is a formula, whichever sign a spreadsheet splits at`(
    separator: Character
  ) {
    let texts = [
      "x;=1+1;y", "x\t=1+1", "＝1+1", "a\n=1", "x;\"=1+1;y", "x;\"\"=1", "\"=1", "=1", "a\r+1",
      "x;\t@1",
      "x;＋1", "x\t\"－1\"", "x; =1", "\"\t=1", "';=1", "x;'\"=1",
    ]
    for (first, second) in texts.flatMap({ text in texts.map { (text, $0) } }) {
      let row = CSV.row(["1", first, second])
      for field in fields(row, separator: separator) {
        let sign = field.drop { $0 == "\"" || $0 == " " }.first
        #expect(!(sign.map { "=+-@＝＋－＠".contains($0) } ?? false), "\(row): \(field)")
      }
      #expect(CSV.rows(row)?.first?.cells.map(CSV.plain) == ["1", first, second])
    }
  }

  @Test
  func `rows are read with their lines`() {
    let rows = CSV.rows("a,b\r\n\r\n\"c\nd\",\r\ne,\"f\"")
    #expect(rows?.map(\.cells) == [["a", "b"], ["c\nd", ""], ["e", "f"]])
    #expect(rows?.map(\.line) == [1, 3, 5])
    #expect(CSV.rows("\u{FEFF}a\n")?.map(\.cells) == [["a"]])
    #expect(CSV.rows("\"a\"b") == nil)
    #expect(CSV.rows("")?.isEmpty == true)
  }

  @Test(arguments: [
    ("21:05", "2026-03-01T20:05:00Z"), ("9:05 PM", "2026-03-01T20:05:00Z"),
    ("9:05 am", "2026-03-01T08:05:00Z"), ("12:00 AM", "2026-02-28T23:00:00Z"),
    ("12:30 pm", "2026-03-01T11:30:00Z"), ("24:00", nil), ("13:00 PM", nil), ("noon", nil),
    ("8:30 p.m.", "2026-03-01T19:30:00Z"), ("8:30 p. m.", "2026-03-01T19:30:00Z"),
    ("8:30\u{202F}PM", "2026-03-01T19:30:00Z"), ("20.30", "2026-03-01T19:30:00Z"),
    ("20 h 30", "2026-03-01T19:30:00Z"), ("8:30 пп", "2026-03-01T19:30:00Z"),
    ("8:30 дп", "2026-03-01T07:30:00Z"), ("8:30 nachm.", "2026-03-01T19:30:00Z"),
    ("20:30 Uhr", "2026-03-01T19:30:00Z"), ("下午8:30", "2026-03-01T19:30:00Z"),
    ("오전 8:30", "2026-03-01T07:30:00Z"), ("8:30 μ.μ.", "2026-03-01T19:30:00Z"),
    ("20:30:05", "2026-03-01T19:30:00Z"), ("8:75", nil), ("8:30 xm", nil), ("", nil),
  ])
  func `Daylio's times are on a clock of 24 or 12 hours`(time: String, expected: String?) {
    let text = "full_date,time,mood\n2026-03-01,\(time),good\n"
    let entries = try? Daylio.entries(text, mapping: [:], in: .berlin)
    #expect(entries?.map(\.time) == expected.map { [Date($0)] })
    guard expected == nil else { return }
    #expect(throws: Daylio.Failure.cell(line: 2, column: "time", text: time)) {
      try Daylio.entries(text, mapping: [:], in: .berlin)
    }
  }

  @Test
  func `the HTML of Daylio's notes becomes text, and comes back as it was`() {
    for (note, text) in [
      ("<b>Long</b> day<br>Tom &amp; Ann", "Long day\nTom & Ann"),
      ("<div>One</div><div>Two</div>", "One\nTwo"),
      ("<ul><li>milk</li><li>bread</li></ul>", "- milk\n- bread"),
      ("1 &lt; 2&nbsp;&#8364; &amp;lt;", "1 < 2 € &lt;"),
      ("a < b & c <d> &x; I <3 you", "a < b & c <d> &x; I <3 you"),
    ] {
      #expect(Daylio.withoutMarkup(note) == text)
    }
    for text in ["a < b", "5 > 4 & <b>", "&amp;", "plain\ntext", "<br>"] {
      #expect(Daylio.withoutMarkup(Daylio.written(text)) == text)
    }
  }

  @Test
  func `Daylio's present files have scales, which go into the note`() throws {
    let text =
      "\u{FEFF}full_date,date,weekday,time,mood,activities,scales,note_title,note\n"
      + "2026-03-01,March 1,Sunday,20:30,good,\"run | tea\",\"Sleep:\u{A0}7 | Stress:\u{A0}3\",\"Title\",\"Text\"\n"
      + "2026-03-02,March 2,Monday,20:30,rad,\"\",\"\",\"\",\"\"\n"
    let entries = try Daylio.entries(text, mapping: [:], in: .berlin)
    #expect(
      entries.map(\.note) == ["Title\nText\nrun | tea\nSleep:\u{A0}7 | Stress:\u{A0}3", nil])
    #expect(Daylio.header.contains("scales"))
  }

  @Test(arguments: [
    ("full_date,time,mood\n2026-02-30,20:30,good\n", "full_date", "2026-02-30"),
    ("full_date,time,mood\n2026-03-01,half nine,good\n", "time", "half nine"),
    ("full_date,time,mood\n2026-03-01,20:30,\n", "line 2", "mood"),
    ("full_date,mood\n2026-03-01,good\n", "\"time\"", "line 1"),
  ])
  func `what cannot be read is named with its column`(text: String, column: String, value: String) {
    let failure = #expect(throws: Daylio.Failure.self) {
      try Daylio.entries(text, mapping: [:], in: .berlin)
    }
    let message = failure?.phrase.text ?? ""
    #expect(message.contains(column) && message.contains(value), "\(message)")
  }
}

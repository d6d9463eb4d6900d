import Foundation
import Reminders
import TestSupport
import Testing

@testable import Application

/// Tables of comma-separated values (M8).
struct CSVTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
    ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("=1+1", "'=1+1"), ("+1", "'+1"),
    ("-1", "'-1"), ("@x", "'@x"), ("\tx", "'\tx"), ("\rx", "\"'\rx\""), ("a=1", "a=1"),
    ("=a,b", "\"'=a,b\""), ("'a", "'a"), ("\r\nx", "\"'\r\nx\""),
  ])
  func `a cell is quoted where it has to be, and never a formula`(text: String, cell: String) {
    #expect(CSV.cell(text) == cell)
    #expect(CSV.rows(CSV.row([text, "x"]))?.first?.cells.map(CSV.plain) == [text, "x"])
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
  ])
  func `Daylio's times are on a clock of 24 or 12 hours`(time: String, expected: String?) {
    let text = "full_date,time,mood\n2026-03-01,\(time),good\n"
    let entries = try? Daylio.entries(text, mapping: [:], in: .berlin)
    #expect(entries?.map(\.time) == expected.map { [Date($0)] })
  }
}

import Foundation
import Testing

@testable import Application

@Suite("Suggestions in a quick line") struct QuickSuggestionTests {
  @Test(arguments: [
    ("Nails @", #"@: @"Old Town Market" @Vet @Аптека @#animals @#shop @#ліки"#),
    ("Nails @ve", "@ve: *@Vet"), ("Nails @VE|", "@VE: *@Vet"),
    ("@mark", #"@mark: *@"Old Town Market""#),
    ("Nails @old t", #"@old t: @"Old Town Market""#),
    (#"Nails @"old t"#, #"@"old t: *@"Old Town Market""#),
    ("Nails @#sh", "@#sh: *@#shop"), ("Nails @ve| due fri", "@ve: *@Vet"),
    ("Nails @v|et", "@vet: *@Vet"), ("#ho", "#ho: *#Home"),
    ("Tea !", "!: !high !normal !low"), ("Tea !h", "!h: *!high"),
    ("Gift for ", ": Anna Mary Ann Ольга"), ("Gift for an", "an: Anna Mary Ann"),
    ("Gift for mary a", "mary a: Mary Ann"),
  ])
  func `behind a marker stands what exists`(line: String, expected: String) throws {
    #expect(try QuickReader().suggestions(line) == expected)
  }

  @Test(arguments: [
    "", "Nails", "Nails @Vet", "Nails @Vet ", "mail@ve", "Nails @xyz", "Fix #42", "Wow! ",
    "Gift for",
    "Gift for Anna due fri", #"Nails @"Vet" "#, "@ve then something quite different",
  ])
  func `elsewhere, and where nothing is left to choose, there are none`(line: String) throws {
    #expect(try QuickReader().suggestions(line) == nil)
  }

  @Test
  func `in Ukrainian the words of priorities and persons are Ukrainian ones`() throws {
    try QuickReader.speaking("uk") {
      let reader = try QuickReader()
      #expect(reader.suggestions("Чай !") == "!: !важливо !звичайно !неважливо")
      #expect(reader.suggestions("Чай для оль") == "оль: Ольга")
      #expect(reader.suggestions("Ліки @апт") == "@апт: *@Аптека")
    }
  }

  @Test(arguments: [
    ("Call mum tomorrow 6pm !high", 0, #"Call mum "tomorrow 6pm" !high"#),
    (#"Tea @"Old Town Market" due fri"#, 0, #"Tea "@Old Town Market" due fri"#),
    ("Bins every tue,fri", 0, #"Bins "every tue,fri""#),
  ])
  func `a part that is taken off is name`(line: String, index: Int, expected: String) throws {
    let (reader, reading) = (try QuickReader(), try QuickReader().read(line))
    let without = reading.line(without: reading.readings[index])
    #expect(without == expected)
    let again = try reader.read(without)
    #expect(again.readings.count == reading.readings.count - 1 && again.unread.isEmpty)
  }

  @Test
  func `words that were not read can be read with their marker`() throws {
    let reader = try QuickReader()
    let reading = try reader.read("Call at 7 mum")
    let part = try #require(reading.unread.first)
    let marked = try #require(
      reading.line(reading: part, actionContext: reader.builder.actionContext))
    #expect(marked.part == "at 07:00")
    #expect(try reader.read(marked.line).unread.isEmpty)
  }
}

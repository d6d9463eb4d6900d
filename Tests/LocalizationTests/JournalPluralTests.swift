import Testing

@testable import Localization

/// Plural forms of what the journal counts.
struct JournalPluralTests {
  private static let numbers = [1, 2, 5, 11, 21, 22, 25, 101, 111]

  @Test(arguments: [
    ("звичка", "звички", "звичок", 0), ("клітинка", "клітинки", "клітинок", 1),
    ("день з добрими речами", "дні з добрими речами", "днів з добрими речами", 2),
    ("нотатка", "нотатки", "нотаток", 3), ("фото", "фото", "фото", 4),
  ])
  func `Ukrainian counts take the form that the last digits ask for`(
    one: String, few: String, many: String, index: Int
  ) {
    let forms = [one, few, many, many, one, few, many, one, many]
    for (number, form) in zip(Self.numbers, forms) {
      #expect(Self.phrase(index, number).text(in: Localizer(Ukrainian())) == "\(number) \(form)")
    }
  }

  @Test(arguments: 0..<5)
  func `English counts take the singular for one alone`(index: Int) {
    let english = Localizer(English())
    let one = Self.phrase(index, 1).text(in: english)
    #expect(one.hasPrefix("1 "))
    for number in Self.numbers.dropFirst() {
      let many = Self.phrase(index, number).text(in: english)
      #expect(many.hasPrefix("\(number) ") && many.dropFirst("\(number)".count) != one.dropFirst())
    }
  }

  @Test(arguments: [
    (1, "1 дня"), (2, "2 днів"), (5, "5 днів"), (11, "11 днів"), (21, "21 дня"), (22, "22 днів"),
    (101, "101 дня"), (111, "111 днів"),
  ])
  func `praise counts days in the genitive`(days: Int, text: String) {
    let praise = JournalPhrase.praise(0, name: "\"Біг\"", done: days, days: days)
      .text(in: Localizer(Ukrainian()))
    #expect(praise == "Чудово! Звичку \"Біг\" завершено: \(days) з \(text).")
  }

  private static func phrase(_ index: Int, _ number: Int) -> any Phrase {
    switch index {
    case 0: JournalPhrase.habits(number)
    case 1: JournalPhrase.boxes(number)
    case 2: JournalPhrase.gratitudes(number)
    case 3: JournalPhrase.notes(number)
    default: JournalPhrase.photos(number)
    }
  }
}

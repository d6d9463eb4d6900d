import Testing

@testable import Localization

struct PluralTests {
  @Test(arguments: [
    (0, "0 днів"), (1, "1 день"), (2, "2 дні"), (4, "4 дні"), (5, "5 днів"), (11, "11 днів"),
    (12, "12 днів"), (14, "14 днів"), (21, "21 день"), (22, "22 дні"), (25, "25 днів"),
    (101, "101 день"), (111, "111 днів"), (112, "112 днів"), (122, "122 дні"),
  ])
  func `Ukrainian nouns take the form that the last digits ask for`(number: Int, text: String) {
    #expect(Ukrainian().count(number, .day) == text)
  }

  @Test(arguments: [(0, "0 days"), (1, "1 day"), (2, "2 days"), (21, "21 days")])
  func `English nouns take the singular for one alone`(number: Int, text: String) {
    #expect(English().count(number, .day) == text)
  }
}

/// Plural forms of every noun.
struct NounTests {
  private static let numbers = [1, 2, 5, 11, 21, 22, 25, 101, 111]

  private static let nouns: [Noun: (String, String, String)] = [
    .second: ("с", "с", "с"), .minute: ("хв", "хв", "хв"), .hour: ("год", "год", "год"),
    .day: ("день", "дні", "днів"), .week: ("тиждень", "тижні", "тижнів"),
    .month: ("місяць", "місяці", "місяців"), .year: ("рік", "роки", "років"),
    .point: ("бал", "бали", "балів"),
    .restDay: ("день відпочинку", "дні відпочинку", "днів відпочинку"),
    .task: ("завдання", "завдання", "завдань"),
    .finishedTask: ("завершене завдання", "завершені завдання", "завершених завдань"),
    .moreTask: ("інше завдання", "інші завдання", "інших завдань"),
    .place: ("місце", "місця", "місць"), .visit: ("візит", "візити", "візитів"),
    .completion: ("виконання", "виконання", "виконань"),
    .reminder: ("нагадування", "нагадування", "нагадувань"),
    .transition: ("перехід", "переходи", "переходів"),
    .position: ("позиція", "позиції", "позицій"),
    .satellite: ("супутник", "супутники", "супутників"), .step: ("крок", "кроки", "кроків"),
    .check: ("перевірка", "перевірки", "перевірок"), .line: ("рядок", "рядки", "рядків"),
    .file: ("файл", "файли", "файлів"), .sentence: ("речення", "речення", "речень"),
    .missedTime: ("справа, час якої минув", "справи, час яких минув", "справ, час яких минув"),
    .byte: ("байт", "байти", "байтів"), .epoch: ("епоха", "епохи", "епох"),
  ]

  @Test(arguments: Noun.allCases)
  func `a Ukrainian noun has its three forms`(noun: Noun) throws {
    let (one, few, many) = try #require(Self.nouns[noun], "add a row for \(noun)")
    let forms = [one, few, many, many, one, few, many, one, many]
    for (number, form) in zip(Self.numbers, forms) {
      #expect(Ukrainian().count(number, noun) == "\(number) \(form)")
    }
  }

  @Test(arguments: Noun.allCases)
  func `an English noun has a form for one and one for others`(noun: Noun) {
    let one = English().count(1, noun)
    #expect(one.hasPrefix("1 ") && one.count > 2)
    #expect(English().count(0, noun).dropFirst(2) == English().count(5, noun).dropFirst(2))
  }
}

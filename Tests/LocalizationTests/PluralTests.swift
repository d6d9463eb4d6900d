import Testing

@testable import Localization

@Suite("Plural forms") struct PluralTests {
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

import Localization
import Testing

@testable import Text

/// Names are sorted by the language in force, and compared without what does not count (Q10).
struct NameOrderTests {
  private func sorted(_ names: [String], _ language: any Language) -> [String] {
    let order = NameOrder(language)
    return names.reversed().sorted { order.key($0) < order.key($1) }
  }

  @Test(arguments: [
    ["Адреса", "Ґава", "Їжа", "Яма"],
    ["Ель", "Є", "Жук", "Зима", "Иній", "Ікра", "Їжак", "Йод", "Кіт"],
    ["гора", "ґрунт", "дах"], ["Task 2", "Task 10", "Task 100"],
    ["Äpfel", "Birne", "Zebra"], ["eclair", "Éclair", "Eis"], ["Strass", "Straße", "Strate"],
    ["Мед", "Місто", "М’яч", "Нитка"], ["a", "A b", "ab"],
    ["№ 1", "1", "a"], ["99999999999999999999", "100000000000000000000"], ["", " ", "a"],
    ["Лука", "Лука 2", "Лук'яна", "Лють"],
  ])
  func `names stand in the order of the alphabet, numbers by value`(names: [String]) {
    #expect(sorted(names, Ukrainian()) == names)
    #expect(sorted(names, English()) == names)
  }

  @Test
  func `the letters of the language come before those of another`() {
    let names = ["Zoo", "Äpfel", "Яма", "Авто", "Ωmega", "1"]
    #expect(sorted(names, English()) == ["1", "Äpfel", "Zoo", "Авто", "Яма", "Ωmega"])
    #expect(sorted(names, Ukrainian()) == ["1", "Авто", "Яма", "Äpfel", "Zoo", "Ωmega"])
  }

  @Test
  func `names that differ in case only keep one order, whichever came first`() {
    #expect(
      sorted(["milk", "Milk", "MILK"], English()) == sorted(["MILK", "Milk", "milk"], English()))
  }

  @Test
  func `the exact name wins, and otherwise all that are the same are found`() {
    let names = ["м'ясо", "м’ясо", "Cafe", "Café"]
    #expect(names.named("м’ясо") { $0 } == ["м’ясо"])
    #expect(names.named("МʼЯСО") { $0 } == ["м'ясо", "м’ясо"])
    #expect(names.named("cafe") { $0 } == ["Cafe", "Café"])
    #expect(names.named("мясо") { $0 }.isEmpty)
    #expect("Йод".isSameName(as: "И\u{306}од") && !"Йод".isSameName(as: "Иод"))
  }
}

import Testing

@testable import Localization

struct MeasureTests {
  static let english = Localizer(English())
  static let ukrainian = Localizer(Ukrainian())

  @Test(arguments: [
    (0.0, "0 m", "0 м"), (84.6, "85 m", "85 м"), (999.4, "999 m", "999 м"),
    (999.5, "1.0 km", "1,0 км"), (2449, "2.4 km", "2,4 км"), (99_949, "99.9 km", "99,9 км"),
    (99_950, "100 km", "100 км"), (20_015_000, "20015 km", "20015 км"), (-1, "", ""),
    (.infinity, "", ""), (.nan, "", ""),
  ])
  func `a distance has two or three figures`(meters: Double, english: String, ukrainian: String) {
    #expect(Self.english.distance(meters) == english)
    #expect(Self.ukrainian.distance(meters) == ukrainian)
  }

  @Test(arguments: [
    (0.0, "N", "Пн"), (22.4, "N", "Пн"), (22.6, "NE", "ПнСх"), (90, "E", "Сх"),
    (180, "S", "Пд"), (270, "W", "Зх"), (337.6, "N", "Пн"), (360, "N", "Пн"),
    (-45, "NW", "ПнЗх"), (.nan, "", ""),
  ])
  func `a direction is one of eight points`(degrees: Double, english: String, ukrainian: String) {
    #expect(Self.english.direction(degrees) == english)
    #expect(Self.ukrainian.direction(degrees) == ukrainian)
  }

  @Test(arguments: [
    (0.04, 1, "0.0", "0,0"), (-0.06, 1, "-0.1", "-0,1"), (1234.5, 0, "1235", "1235"),
    (12.345, 2, "12.35", "12,35"), (.nan, 1, "", ""), (1e300, 0, "", ""),
  ])
  func `a number has as many decimals as are asked for`(
    value: Double, decimals: Int, english: String, ukrainian: String
  ) {
    #expect(Self.english.number(value, decimals: decimals) == english)
    #expect(Self.ukrainian.number(value, decimals: decimals) == ukrainian)
  }

  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a і b"),
    (["a", "b", "c"], "a, b and c", "a, b і c"),
  ])
  func `a list has a word before its last item`(
    items: [String], english: String, ukrainian: String
  ) {
    #expect(Self.english.list(items) == english)
    #expect(Self.ukrainian.list(items) == ukrainian)
  }

  @Test(arguments: [
    (10.0, "10 s", "10 с"), (0.5, "0.5 s", "0,5 с"), (0.25, "0.25 s", "0,25 с"),
    (0, "0 s", "0 с"), (1.2345, "1.23 s", "1,23 с"),
  ])
  func `seconds have at most two decimals`(seconds: Double, english: String, ukrainian: String) {
    #expect(Self.english.seconds(seconds) == english)
    #expect(Self.ukrainian.seconds(seconds) == ukrainian)
  }

  @Test
  func `speeds, percentages and alternatives follow the language`() {
    #expect(Self.english.speed(13.9) == "50 km/h")
    #expect(Self.ukrainian.speed(13.9) == "50 км/год")
    #expect(Self.english.percent(0.439) == "43 %")
    #expect(Self.english.alternatives(["a", "b"]) == "a or b")
    #expect(Self.ukrainian.alternatives(["a", "b"]) == "a або b")
  }
}

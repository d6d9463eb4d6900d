import Application
import Foundation
import Journal
import Localization
import Recurrence
import Testing

@testable import Exchange

/// Exports and backups of Loop Habit Tracker (Y6); the present is 2 March 2026.
struct LoopTests {
  /// The habits of a reading: name, frequency, goal, and the mark of each day.
  private static func words(_ reading: ExchangeReading) -> [String] {
    reading.habits.map { habit in
      let marks = habit.marks.sorted { $0.key < $1.key }.map { day, mark in
        switch mark {
        case .done: "\(day)d"
        case .rest: "\(day)r"
        case .amount(let amount): "\(day)=\(amount.text)"
        }
      }
      let goal = habit.goal.map {
        "\($0.isAtMost ? "<" : "")\($0.amount.text) \($0.unit ?? "-")"
      }
      let parts = [habit.name, habit.frequency?.text, goal] + marks
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  private static let habits = """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
    001,Walk,YES_NO,,,1,1,#FF8F00,,,,false
    002,Gym,YES_NO,,,3,7,#00897B,,,,false
    003,"Read, slowly",YES_NO,,,2,3,#00897B,,,,false
    004,Water,NUMERICAL,,,1,1,#00897B,glasses,AT_LEAST,8.0,false
    005,Coffee,NUMERICAL,,,1,1,#00897B,cups,AT_MOST,2.0,false
    006,Old,YES_NO,,,1,1,#00897B,,,,true
    007,Rent,YES_NO,,,1,30,#00897B,,,,false

    """

  @Test(arguments: [
    "2,2,-1,8000,1000,2,-1", "YES_MANUAL,YES_MANUAL,UNKNOWN,8000,1000,YES_MANUAL,UNKNOWN",
  ])
  func `a folder has frequencies, goals, amounts and names with commas`(row: String) throws {
    let marks = """
      Date,Walk,Gym,Read, slowly,Water,Coffee,Old,Rent,
      2026-03-02,\(row),
      2026-03-01,SKIP,YES_AUTO,NO,5500,NO,NO,NO,

      """
    for (text, other) in [(marks, Self.habits), (Self.habits, marks)] {
      let reading = try Reading.of("loop", text) { $0.companion = Array(other.utf8) }
      #expect(
        Self.words(reading) == [
          "Walk 20513r 20514d", "Gym 3/week 20514d", "Read, slowly 2/3d",
          "Water 8 glasses 20513=5.5 20514=8", "Coffee <2 cups 20513=0 20514=1", "Rent 1/month",
        ])
      #expect(reading.losses[.archivedHabit] == 1 && reading.problems.isEmpty)
    }
  }

  @Test func `the table of habits alone, and that of an earlier version, are read`() throws {
    let reading = try Reading.of(
      "loop",
      "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Gym,,,2,14,#000000\n")
    #expect(Self.words(reading) == ["Gym 2/14d"] && reading.habits.first?.isKnown == true)
  }

  @Test func `a goal of a week is said to be one of a day, one of nothing to be none`() throws {
    let head = "Name,Type,FrequencyNumerator,FrequencyDenominator,Unit,Target Type,Target Value\n"
    let reading = try Reading.of(
      "loop", head + "Run,NUMERICAL,1,7,km,AT_LEAST,20.0\nSmoke,NUMERICAL,1,1,,AT_MOST,0.0\n")
    #expect(Self.words(reading) == ["Run 1/week 20 km", "Smoke"])
    #expect(reading.losses == [.goalOfPeriod: 1, .amounts: 1])
  }

  @Test func `a backup is read with its numbers in thousandths`() throws {
    let bytes = try Self.backupBytes()
    let reading = try Self.read(bytes)
    #expect(
      Self.words(reading) == [
        "Walk 20512d 20513d 20514d", "Gym 3/week 20507d 20514r",
        "Water 8 glasses 20513=8 20514=5.5",
      ])
    #expect(reading.habits[1].at?.description == "07:30")
    #expect(reading.losses[.archivedHabit] == 1)
    #expect(Set(reading.habits.map(\.uuid)).count == 3)
    #expect(LoopBackup.isLikely(bytes[...]))
  }

  @Test func `a backup that was cut or changed is damaged, and never a trap`() throws {
    let bytes = try Self.backupBytes()
    var generator = Numbers(state: 7)
    for length in stride(from: 16, to: bytes.count, by: 97) {
      #expect(throws: (any Error).self) { try Self.read(Array(bytes[..<length])) }
    }
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0..<4 {
        changed[Int(generator.next() % UInt64(bytes.count))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      _ = try? Self.read(changed)
    }
  }

  @Test func `an export in an archive is opened, stored or deflated`() throws {
    for text in [Self.stored, Self.deflated] {
      let bytes = Array(try #require(Data(base64Encoded: text)))
      guard case .format(let format) = ExchangeFormat.detect(bytes[...], name: "x") else {
        Issue.record("no format")
        continue
      }
      #expect(format.name == "loop")
      #expect(Self.words(try Self.read(bytes)) == ["Gym 3/week 20513r 20514d"])
      for length in stride(from: 4, to: bytes.count, by: 7) {
        #expect(throws: (any Error).self) { try Self.read(Array(bytes[..<length])) }
      }
      var generator = Numbers(state: 3)
      for _ in 0..<2000 {
        var changed = bytes
        changed[Int(generator.next() % UInt64(bytes.count))] ^= 0x15
        _ = try? Self.read(changed)
      }
    }
  }

  private static func read(_ bytes: [UInt8]) throws -> ExchangeReading {
    try Loop.read(bytes[...], ReadingOptions(Reading.context))
  }

  /// Numbers that are the same each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }

  /// An archive of files as they are.
  private static let stored = """
    UEsDBBQAAAAAAAAAYlxq9JGINQAAADUAAAAKAAAASGFiaXRzLmNzdk5hbWUsRnJlcXVlbmN5TnVtZXJhdG9yLEZyZXF1ZW5jeURl
    bm9taW5hdG9yCkd5bSwzLDcKUEsDBBQAAAAAAAAAYlzLOn2sMgAAADIAAAAOAAAAQ2hlY2ttYXJrcy5jc3ZEYXRlLEd5bSwKMjAy
    Ni0wMy0wMixZRVNfTUFOVUFMLAoyMDI2LTAzLTAxLFNLSVAsClBLAwQUAAAAAAAAAGJc+VxBHhEAAAARAAAAFgAAADAwMSBHeW0v
    Q2hlY2ttYXJrcy5jc3ZEYXRlLFZhbHVlLE5vdGVzClBLAQIUAxQAAAAAAAAAYlxq9JGINQAAADUAAAAKAAAAAAAAAAAAAACAAQAA
    AABIYWJpdHMuY3N2UEsBAhQDFAAAAAAAAABiXMs6fawyAAAAMgAAAA4AAAAAAAAAAAAAAIABXQAAAENoZWNrbWFya3MuY3N2UEsB
    AhQDFAAAAAAAAABiXPlcQR4RAAAAEQAAABYAAAAAAAAAAAAAAIABuwAAADAwMSBHeW0vQ2hlY2ttYXJrcy5jc3ZQSwUGAAAAAAMA
    AwC4AAAAAAEAAAAA
    """.split(separator: "\n").joined()

  /// The same, deflated.
  private static let deflated = """
    UEsDBBQAAAAIAAAAYlxq9JGILAAAADUAAAAKAAAASGFiaXRzLmNzdvNLzE3VcStKLSxNzUuu9CvNTS1KLMkvQgi5pObl52bmgQS5
    3CtzdYx1zLkAUEsDBBQAAAAIAAAAYlzLOn2sKwAAADIAAAAOAAAAQ2hlY2ttYXJrcy5jc3ZzSSxJ1XGvzNXhMjIwMtM1MNY1MNKJ
    dA2O93X0C3X0QRI21An29gzQ4QIAUEsDBBQAAAAIAAAAYlz5XEEeEwAAABEAAAAWAAAAMDAxIEd5bS9DaGVja21hcmtzLmNzdnNJ
    LEnVCUvMKU3V8csvSS3mAgBQSwECFAMUAAAACAAAAGJcavSRiCwAAAA1AAAACgAAAAAAAAAAAAAAgAEAAAAASGFiaXRzLmNzdlBL
    AQIUAxQAAAAIAAAAYlzLOn2sKwAAADIAAAAOAAAAAAAAAAAAAACAAVQAAABDaGVja21hcmtzLmNzdlBLAQIUAxQAAAAIAAAAYlz5
    XEEeEwAAABEAAAAWAAAAAAAAAAAAAACAAasAAAAwMDEgR3ltL0NoZWNrbWFya3MuY3N2UEsFBgAAAAADAAMAuAAAAPIAAAAAAA==
    """.split(separator: "\n").joined()

  /// A backup of 8 KiB with pages of 1 KiB: a tree of two levels, and a row on a second page.
  private static func backupBytes() throws -> [UInt8] {
    let packed = try #require(Data(base64Encoded: backup))
    return try #require(try ZipFile(Array(packed)[...]).file("loop.db"))
  }

  private static let backup = """
    UEsDBBQAAAAIAAAAYlxgOK0OIAUAAAAgAAAHAAAAbG9vcC5kYu3XfWwTZRwH8Oel6wvS1a3DMpjsYOA26ZDBeEcd
    LwUSiU6YbqhJOdpn68H1Wq5XXIEYEXUoxEggSnREIARMGAYVoyIqCYrxFSL8gQnhRflDE0RQ/sC3xOfXsl87QKN/
    +A+7b3LXez73e5727rnb7ubfP1ezhNKWMOOqpYwlDkIpaVQUQohLLm6SD5eLo6BN5VJO/jkuMipCvdmO2wnfST+l
    j8qN/5hVTQ5XoKqKPtFuqYt0MU8khaVZWsJIFWwWzZgXmtYcUpqnTZ8bUgp2KDVaVNEMS7QLU0maWlw1M8oSkVHU
    tJXQjIgp4sKwgkpMXaRZWGgkLMVI67piijZhCiMiUrmKlByuNqhYWlykLDWevKZHUFmm6mlxHZdbchRLdFi1TdwZ
    GDmSLsgeUGqpLucgnBJL09kv6t109Dqwq3bWGGpcBGWrdvXDzBUoL6edJdkx52R/a27Ne42Qs397VlQzEtOWCawN
    KpGEnjDzzahIRUwtCac6e2hBpc0US8NRYeRrsmKk43mJae0xXS5WnuBIroyQTKSyc5ffKX+OZkSFGY6qmdS1kxQV
    bWpat5T6MRMKamOJtHmdIeRHXq1MUvz9eKNlgWq2Cyv8b+tyc28KVb9uVdqQ1xgc5LV7q6uDipzUVMGZTKflJGWv
    lxbqDNTV0Uh2blUjaia0aDguLDWqWurVbdZrvq/eq9ToiYiqC6U51NpcC/dmr7vajh07fSbZ/808Q/hZfpBvlht2
    7Nj5/zPM4Sce6vV43H4qn7I9bjrYW1J0nx7l7nZdTaVESm0Yzv3Ena0JFNS0qJYwGVaNrWRQ5aPU7fdQuXa7vd4S
    R4eLz87EK11D1DGDaM8wA9xymFwBb1H1JWo93P+Mf0f4JbmyY8fOjRYf41W04IV4Zj/Ky2nuNdBRBC/y/Heoc+c+
    7Nix0zfiqoC1YceOnT4ZeP6vIHMIv8i/5Uf5Qf4m38bX81U8ycP8XtpKZ9PxdAQto5z8TM6QI+RD8hrZTNaRFWQx
    WSA79jxkVDgJLaI+B7V+mN1MmOEbjHBWuQwwCOHkb10A5QjfHGsEGIhwbPdZgADC4c41ALcgfKYGAQYgfDz5CEAZ
    woEyC8CPsO/8QIBShLc+2Q9QgrBn60KAmxF2rXAA+BB2NL8KUIywddRcAC9Cl+uChLVL+rtAXgxJeuHMRkl2bujI
    m8Dpuwkvg/XvTYTroh/Cuo0nADwIncbjEordWSAO2rXruOzic0GbEZ5rD1jpcyLseP0EqWwsLsr1YLkKXuzAdufn
    ewnzcifxyPaVAb2spwndmZf2NLeuld8P938NbSX8J36Sf8n38138Jf4M7+Dt/EEe4g28ipdyyi6wU+wr9j7rZi+z
    Z1mGxVgLm8XGseHMzxi9SE/Tw/QDupt20bV0OdXkgH39pWtmzzyn3w7thYmfgfBGZSvAdITuy38ATEPY+fUWgEaE
    bd0zAe5G2PzU9wB3IWwKrwO4E2HDpNEAUxGeKz0GMAVhzbkOgMkIqw9VAExCeOyVAwATETKZKMAEBGu+G2A8QiLY
    DTAOYbGzCaABIXrqEsBYhPC7mwDGIDy0YSpAPcID+mmA0QhNs54EuAPhHqUGYBRC6NcvAOoQGo8mAYIIU3aXAYxE
    GP/0OwC3I9QvfASgFiE4mQDUIFT7twNUIwz9cQ7AbQgVh84BjEAIbHkeYDhC6fIGgCoE7/zjAMMQ3HUrAYYicJcC
    oODfkj9PfwRQiXB5XwxgCMIvG/sD3IpwPr5Hwl9QSwECFAMUAAAACAAAAGJcYDitDiAFAAAAIAAABwAAAAAAAAAA
    AAAAgAEAAAAAbG9vcC5kYlBLBQYAAAAAAQABADUAAABFBQAAAAA=
    """.split(separator: "\n").joined()
}

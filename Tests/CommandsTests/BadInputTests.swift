import CommandTesting
import Foundation
import TestSupport
import Testing

/// Wrong input: a clear error that names the thing, and the documented exit code.
@Suite(.blocking)
struct BadInputTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let says: [String]

    init(_ line: String, _ status: Int32, _ says: String...) {
      arguments = line.split(separator: " ").map { String($0).replacing("~", with: " ") }
      self.status = status
      self.says = says
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let table: [Wrong] = [
    Wrong("suggest --yes", 64, "--yes", "TASK"), Wrong("suggest 1 --yes --no", 64, "--no"),
    Wrong("suggest 99", 66, "99"), Wrong("suggest Nothing", 66, "\"Nothing\""),
    Wrong("template show cats", 66, "\"cats\"", "\"cat\""),
    Wrong("template add cat --only 0", 64, "\"0\"", "1,3"),
    Wrong("template add cat --only 99", 66, "99"),
    Wrong("template add ./none.yaml", 66, "none.yaml"),
    Wrong("place add X 91,13", 64, "\"91", "-90 to 90"),
    Wrong("place add X 52,-181", 64, "\"-181", "-180 to 180"),
    Wrong("place add X -91,13", 64, "\"-91"),
    Wrong("place add X nan,13", 64, "\"nan,13\"", "LAT,LON"),
    Wrong("place add X 52", 64, "\"52\"", "LAT,LON"),
    Wrong("place add X geo:52,13;crs=moon", 64, "WGS 84"),
    Wrong("place add X 52,13 --radius 0", 64, "\"0\"", "20 m to 100 km"),
    Wrong("place add X 52,13 --radius=-5", 64, "\"-5\"", "20 m to 100 km"),
    Wrong("place add X 52,13 --radius 1e9", 64, "\"1e9\"", "20 m to 100 km"),
    Wrong("place add X 52,13 --radius wide", 64, "\"wide\"", "metres"),
    Wrong("place add ~ 52,13", 64, "empty"),
    Wrong("add A --every 14-10w", 64, "\"14w-10w\"", "10w-14w"),
    Wrong("add A --every 1m", 64, "\"1m\"", "1mo"),
    Wrong("add A --every 0d", 64, "\"0d\""),
    Wrong("add A --every 101y", 64, "\"101y\"", "100 years"),
    Wrong("add A --every soon", 64, "\"soon\""),
    Wrong("add A --every 1d --zone Europe/Berlim", 64, "\"Europe/Berlim\"", "Europe/Berlin"),
    Wrong("add A --every 1d --start someday", 64, "\"someday\"", "2026-"),
    Wrong("add A --every 1d --start 2026-02-30T09:00", 64, "\"2026-02-30T09:00\""),
    Wrong("add A --every 1d --start 2026-03-01 --end 2026-02-01", 64, "end", "start"),
    Wrong("add A --every 12h --at 09:00", 64, "\"09:00\""),
    Wrong("add A --every 1d --at 25:00", 64, "\"25:00\"", "00:00 to 23:59"),
    Wrong("add A --every 1d --from now", 64, "\"now\"", "done or start"),
    Wrong("add A --every 1d --on entry", 64, "\"entry\"", "enter, exit, dwell or cross"),
    Wrong("add A --every 1d --on dwell --dwell none", 64, "--dwell 5min"),
    Wrong("add A --every 1d --dwell 5m", 64, "\"5m\"", "5min"),
    Wrong("add A --every 1d --place Vett", 66, "\"Vett\"", "\"Vet\""),
    Wrong("add A --from start", 64, "--every"),
    Wrong("add A --every 1d --due 2026-04-01", 64, "--first"),
    Wrong("add ~", 64, "empty"),
    Wrong("add A --every -1d", 64, "\"-1d\""),
    Wrong("add A --every 1d --nag 10min", 64, "\"10min\"", "1h"),
    Wrong("add A --duration 0min", 64, "\"0min\"", "1min to 24h"),
    Wrong("add A --horizon period", 64, "\"period\"", "--every"),
    Wrong("edit 2 --at 07:00", 64, "\"07:00\"", "needs a day"),
    Wrong("add A --every 1d --zone europe/berlin", 64, "\"Europe/Berlin\""),
    Wrong("add A --every 1d --zone GMT+3", 64, "\"GMT+3\""),
    Wrong("place add #tag 52,13", 64, "#"),
    Wrong("done 99", 66, "\"99\""),
    Wrong("done Cat~medicin", 0),
    Wrong("done Dog", 66, "\"Dog\""),
    Wrong("done 1 --at 2027-01-01", 1, "future"),
    Wrong("done 1 --at someday", 64, "\"someday\""),
    Wrong("done 1 --at 13:99", 64, "\"13:99\""),
    Wrong("add A --due 3/4", 64, "2026-04-03", "2026-03-04"),
    Wrong("add A --every 3d on tue", 64, "tue"),
    Wrong("show 99", 66, "\"99\""),
    Wrong("edit 99 --every 1d", 66, "\"99\""),
    Wrong("remove 99", 66, "\"99\""),
    Wrong("snooze 1 never", 64, "\"never\"", "visit, leave"),
    Wrong("snooze 1 leave", 1, "none of its places"),
    Wrong("snooze 1 this-visit", 1, "none of its places"),
    Wrong("snooze 2 this-visit", 1, "no place"),
    Wrong("snooze 1 2020-01-01T00:00", 1, "past"),
    Wrong("move 1 later", 64, "\"later\""),
    Wrong("place show Nowhere", 66, "\"Nowhere\""),
    Wrong("place add vet 52,13", 1, "already a place \"Vet\""),
    Wrong("next --count 0 --every 1d", 64, "\"0\"", "1 to 1000"),
    Wrong("undo 0", 64, "\"0\""),
    Wrong("redo", 1, "nothing to redo"),
    Wrong("lst", 64, "\"lst\"", "\"list\""),
    Wrong("list --now noon", 64, "\"noon\""),
    Wrong("replay missing.nmea", 66, "\"missing.nmea\""),
    Wrong("trace missing.nmea", 66, "\"missing.nmea\""),
    Wrong("trace /dev/null", 65, "\"/dev/null\" is empty"),
    Wrong("replay /dev/null", 65, "\"/dev/null\" is empty"),
    Wrong("trace /", 65, "directory"),
    Wrong("replay x --speed fast", 64, "\"fast\"", "60x"),
    Wrong("run --gpsd localhost:99999", 64, "\"99999\"", "65535"),
    Wrong("run --gpsd a:1 --nmea b", 64, "exclude"),
    Wrong("run --nmea missing.nmea", 66, "\"missing.nmea\""),
    Wrong("list --config missing.yaml", 78, "missing.yaml"),
    Wrong("why Nothing", 66, "\"Nothing\""),
    Wrong("place add here-and-there here --gpsd localhost:1", 69, "gpsd"),
  ]

  private static let furnished = Result {
    try DatabaseTemplate { program in
      _ = try program("place", "add", "Vet", "52.52,13.405")
      _ = try program("add", "Cat medicine", "--every", "10-14w", "--place", "Vet")
      _ = try program("add", "Screws")
    }
  }

  @Test(arguments: table)
  func `wrong input is named and refused`(item: Wrong) throws {
    let template = try Self.furnished.get()
    let program: CalledProgram = try template.program()
    defer { program.remove() }
    let outcome = try program.run(item.arguments)
    #expect(outcome.status == item.status, "\(outcome.errors)")
    for words in item.says { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    if item.status != 0 {
      #expect(outcome.output.isEmpty)
      #expect(try template.isUnchanged(in: program))
    }
  }

  @Test
  func `a broken trace gives what is whole, and a gigabyte-like stream of garbage does not grow`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    var noise = [UInt8](repeating: 0, count: 1 << 22)
    var state: UInt64 = 42
    for index in noise.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      noise[index] = UInt8(truncatingIfNeeded: state >> 33)
    }
    let file = program.folder.appending(path: "noise.bin")
    try Data(noise).write(to: file)
    let garbage = try program("trace", file.path())
    #expect(garbage.status == 65)
    #expect(garbage.errors.contains("not one NMEA sentence"))

    let whole = try Data(contentsOf: URL(filePath: Fixtures.trace("drive-past")))
    let cut = program.folder.appending(path: "cut.nmea")
    try whole.prefix(whole.count - 30).write(to: cut)
    let fixes = try program("trace", cut.path(), "--json")
    #expect(fixes.status == 0)
    #expect(fixes.lines.count >= 253)
  }

  @Test
  func `an empty file is no trace`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "empty.nmea")
    try Data().write(to: file)
    #expect(try program("replay", file.path()).status == 65)
  }
}

import CommandTesting
import Foundation
import TestSupport
import Testing

/// Commands on a disk that is full.
@Suite(.blocking, .enabled(if: Volume.allowsMemory, "needs root, and leave to mount a tmpfs"))
struct FullDiskTests {
  @Test(arguments: [false, true])
  func `a replay that finds the disk full stores nothing and tells nothing`(isOfPhone: Bool) throws
  {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_DB"] = volume.folder.appending(path: "passby.db").path()
    try Fixtures.furnish(program)
    _ = try program("place", "add", "Vet", "48.2,16.37")
    _ = try program("add", "Cat medicine", "--place", "Vet", "--every", "1d-30d")
    _ = try program("device", "add", "Phone")
    let walks = program.folder.appending(path: "walks.gpx")
    try Data(Self.walks.utf8).write(to: walks)
    let recording =
      isOfPhone ? [walks.path(), "--device", "Phone"] : [Fixtures.trace("commute-day")]
    let before = try program("export").output
    let expected = try program.run(["replay"] + recording).output
    var failures = 0
    for room in stride(from: 40_960, to: 1_048_576, by: 12_288) {
      try volume.fill(leaving: room)
      let outcome = try program.run(["replay", "--commit"] + recording)
      try volume.empty()
      guard outcome.status != 0 else {
        #expect(outcome.output == expected)
        break
      }
      failures += 1
      #expect(outcome.status == 74 && outcome.output.isEmpty, "\(room): \(outcome.output)")
      #expect(outcome.errors.contains("no space left"), "\(room): \(outcome.errors)")
      #expect(try program("export").output == before, "\(room)")
    }
    #expect(failures > 0)
    #expect(try program("export").output != before)
  }

  /// Walks to and fro between a place and half a kilometre from it, for hours.
  private static var walks: String {
    let points = (0..<2400).map { index in
      let latitude = index / 60 % 2 == 0 ? 48.205 : 48.2
      let time = Date(timeIntervalSince1970: 1_773_133_200 + Double(index) * 10).ISO8601Format()
      return "<trkpt lat=\"\(latitude)\" lon=\"16.37\"><time>\(time)</time></trkpt>\n"
    }
    return "<gpx version=\"1.1\" creator=\"x\"><trk><trkseg>\n" + points.joined()
      + "</trkseg></trk></gpx>\n"
  }

  @Test
  func `a configuration file is written as a whole, or not at all`() throws {
    let volume = try Volume(.memory)
    defer { volume.remove() }
    let program = try CalledProgram()
    defer { program.remove() }
    let file = volume.folder.appending(path: "config.yaml").path()
    // No room at all, and room for its beginning.
    for room in [0, 4096] {
      try volume.fill(leaving: room)
      #expect(try program("config", "--config", file, "--write").status == 74, "\(room)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: volume.folder.path()) == ["ballast"])
      try volume.empty()
    }
    #expect(try program("config", "--config", file, "--write").status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test
  func `on a full disk the file that a photo would replace stays`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let volume = try Volume(.memory)
    defer { volume.remove() }
    _ = try program(
      "photo", "add", Fixtures.root.appending(path: "Fixtures/pictures/baseline.jpg").path())
    let file = volume.folder.appending(path: "mine.jpg")
    try Data("mine".utf8).write(to: file)
    try volume.fill()
    let outcome = try program("photo", "save", "1", file.path(), "--force")
    #expect(outcome.status == 74 && outcome.errors.contains("cannot be written"))
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    try volume.empty()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: volume.folder.path()) == ["mine.jpg"])
  }
}

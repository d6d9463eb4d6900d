import CommandTesting
import Foundation
import TestSupport
import Testing

/// The language of the command line.
@Suite(.blocking)
struct LanguageTests {
  private static let empty = (english: "Nothing to do yet.", ukrainian: "Справ поки немає.")

  @Test
  func `the locale, --lang and PASSBY_LANGUAGE choose the language`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("list").output.contains(Self.empty.english))
    #expect(try program("--lang", "uk", "list").output.contains(Self.empty.ukrainian))
    #expect(try program("list", "--lang=uk").output.contains(Self.empty.ukrainian))
    program.environment["LANG"] = "uk_UA.UTF-8"
    #expect(try program().output.contains(Self.empty.ukrainian))
    #expect(try program("--lang", "en", "list").output.contains(Self.empty.english))
    program.environment["PASSBY_LANGUAGE"] = "en"
    #expect(try program("list").output.contains(Self.empty.english))
    let folder = program.folder.appending(path: ".config/passby")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("language: uk\nclock: 12h\n".utf8).write(to: folder.appending(path: "config.yaml"))
    #expect(try program("list").output.contains(Self.empty.english))
    program.environment["PASSBY_LANGUAGE"] = nil
    program.environment["LANG"] = nil
    #expect(try program("list").output.contains(Self.empty.ukrainian))
    try FileManager.default.removeItem(at: folder)
    program.environment["LANG"] = "uk_UA.UTF-8"
    program.environment["LC_ALL"] = "C"
    program.environment["PASSBY_LANGUAGE"] = ""
    #expect(try program("list").output.contains(Self.empty.english))
  }

  @Test
  func `an unknown language is refused: as an option with 64, as a setting with 78`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    let option = try program("list", "--lang", "xx")
    #expect(option.status == 64 && option.errors.contains("\"xx\""), "\(option.errors)")
    program.environment["PASSBY_LANGUAGE"] = "xx"
    let setting = try program("list")
    #expect(setting.status == 78 && setting.errors.contains("\"xx\""), "\(setting.errors)")
  }

  @Test
  func `errors, numbers and days are in the language; keys of JSON are not`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_LANGUAGE"] = "uk"
    let added = try program("add", "Полити квіти", "--every", "3d")
    #expect(added.output.hasPrefix("Додано 1 \"Полити квіти\": "), "\(added.output)")
    let undone = try program("redo")
    // What is JSON stays JSON.
    let file = program.folder.appending(path: "bad.json")
    try Data("{\"type\":\"bad\"}\n".utf8).write(to: file)
    let imported = try program("import", file.path())
    #expect(imported.errors.contains(#"{"type":"passby","format":1,…"#), "\(imported.errors)")
    #expect(undone.status == 1 && undone.errors == "passby: немає чого повторювати.\n")
    #expect(try program("doctor").output.contains("база даних"))
    let keys = try program("show", "1", "--json").object().keys
    #expect(keys.contains("opens") && keys.contains("phase"))
    let status = try program("status", "--json").object()
    #expect(status["daemon"] as? String == "none")
  }

  @Test func `a sentence that ends with an abbreviation has one full stop`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_LANGUAGE"] = "uk"
    let paused = try program("pause", "fri")
    #expect(paused.errors.contains("чт, 5 бер. 2026 р.\n"))
    let next = try program("add", "Кіт", "--every", "1w")
    #expect(!next.output.contains(".."))
    _ = try program("pause", "off")
    for arguments in [["add", "Ліки", "--due", "2026-02-27"], ["why", "2"]] {
      let answer = try program.run(arguments)
      #expect(!(answer.output + answer.errors).contains(".."))
    }
  }
}

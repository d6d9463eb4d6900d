import CommandTesting
import Foundation
import TestSupport
import Testing

/// Photos and the profile through the built program; the clock stands on Monday, 2 March 2026.
@Suite(.blocking)
struct PhotoTests {
  private static func picture(_ name: String) -> String {
    Fixtures.root.appending(path: "Fixtures/pictures/\(name)").path()
  }

  @Test
  func `a photo is kept without what is not the picture`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let source = Self.picture("baseline.jpg")
    let photo = try program("photo", "add", source, "--caption", "At the lake", "--json").object()
    #expect(
      Set(photo.keys) == [
        "id", "uuid", "date", "caption", "type", "width", "height", "orientation", "bytes",
        "sha256", "shared",
      ])
    #expect(photo["id"] as? Int == 1 && photo["date"] as? String == "2026-03-02")
    #expect(photo["caption"] as? String == "At the lake")
    #expect(photo["type"] as? String == "image/jpeg" && photo["orientation"] as? Int == 6)
    #expect(photo["width"] as? Int == 48 && photo["height"] as? Int == 32)
    let copy = program.folder.appending(path: "copy.jpg")
    #expect(try program("photo", "save", "1", copy.path()).status == 0)
    let bytes = try Data(contentsOf: copy)
    #expect(bytes.count == photo["bytes"] as? Int)
    #expect(bytes.range(of: Data("SECRET".utf8)) == nil)
    // Nothing of it is elsewhere in the database either.
    let database = try Data(contentsOf: URL(filePath: program.database))
    #expect(database.range(of: Data("SECRET".utf8)) == nil)
    #expect(try program("photo", "save", "1", copy.path()).status == 1)
    #expect(try program("photo", "save", "1", copy.path(), "--force").status == 0)
    #expect(try program("photo", "save", "At the lake", "-").status == 0)
  }

  @Test
  func `a photo is saved for its owner, and never through a link`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("photo", "add", Self.picture("baseline.jpg"))
    let (file, link) = (
      program.folder.appending(path: "a.jpg"), program.folder.appending(path: "l")
    )
    for words in [[], ["--force"]] as [[String]] {
      #expect(try program.run(["photo", "save", "1", file.path()] + words).status == 0)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path())[.posixPermissions]
      #expect(mode as? Int == 0o600)
      try Data("old".utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for words in [[], ["--force"]] as [[String]] {
      let outcome = try program.run(["photo", "save", "1", link.path()] + words)
      #expect(outcome.status == 1 && outcome.errors.contains("nothing was written"))
    }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  @Test
  func `undo and redo bring the photo and its file back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("photo", "add", Self.picture("alpha.png"))
    func isWhole() throws -> Bool {
      let file = program.folder.appending(path: "\(UUID().uuidString).png").path()
      return try program("photo", "save", "1", file).status == 0
    }
    #expect(try program("photo", "remove", "1").output == "Removed photo 1.\n")
    #expect(try program("photo", "--json").list().isEmpty)
    #expect(try program("photo", "save", "1", "x").status == 66)
    #expect(try program("undo").output == "Undone: removed photo 1.\n")
    #expect(try isWhole())
    _ = try program("redo")
    _ = try program("undo")
    _ = try program("undo")
    #expect(try program("photo", "list", "--json").list().isEmpty)
    _ = try program("redo")
    #expect(try isWhole())
  }

  @Test(
    arguments: [
      (["add", "nowhere.jpg"], 66), (["add", "/"], 74), (["save", "1", "x"], 66),
      (["remove", "1"], 66), (["remove", "lake"], 66),
    ] as [([String], Int32)])
  func `what does not exist is not found`(words: [String], status: Int32) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(["photo"] + words)
    #expect(outcome.status == status && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ("", "empty"), ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "SVG"),
    ("PK\u{3}\u{4}archive", "ZIP"), ("GIF89a", "GIF"), ("hello", "no picture"),
    ("\0\0\0\u{18}ftypheic\0\0\0\0", "HEIC"), ("RIFF\0\0\0\0WEBP", "WebP"),
  ])
  func `what is no picture is refused by its name, whatever the file is called`(
    content: String, word: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "photo.jpg")
    try Data(content.utf8).write(to: file)
    let outcome = try program("photo", "add", file.path())
    #expect(outcome.status == 65 && outcome.errors.contains(word), "\(outcome.errors)")
    #expect(try program("photo", "--json").list().isEmpty)
  }

  @Test
  func `limits, dates and captions are checked`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    let picture = Self.picture("gray.png")
    #expect(try program("photo", "add", picture, "--date", "2026-03-03").status == 1)
    #expect(try program("photo", "add", picture, "--date", "someday").status == 64)
    let long = String(repeating: "x", count: 501)
    #expect(try program("photo", "add", picture, "--caption", long).status == 64)
    let old = try program("photo", "add", picture, "--date", "2026-02-27", "--json").object()
    #expect(old["date"] as? String == "2026-02-27" && old["caption"] is NSNull)
    let large = program.folder.appending(path: "large.jpg")
    try Data(count: 100_001).write(to: large)
    program.environment["PASSBY_PHOTOS_MAX_SIZE"] = "100 kB"
    let refusal = try program("photo", "add", large.path())
    #expect(refusal.status == 65 && refusal.errors.contains("100 kB"))
    program.environment["PASSBY_PHOTOS_MAX_SIZE"] = "1 kB"
    #expect(try program("photo").status == 78)
    program.environment["PASSBY_PHOTOS_MAX_SIZE"] = nil
    program.environment["PASSBY_PARTS"] = "[journal]"
    #expect(try program("photo").status == 78)
    #expect(try program("profile").status == 78)
  }

  @Test
  func `the profile has a name, a few words and a picture`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let empty = try program("profile", "--json").object()
    #expect(Set(empty.keys) == ["name", "about", "photo"])
    #expect(empty.values.allSatisfy { $0 is NSNull })
    _ = try program("photo", "add", Self.picture("lossy.webp"))
    #expect(try program("profile", "--photo", "2").status == 66)
    let profile = try program(
      "profile", "--name", "Олена", "--about", "Cats\nand trains", "--photo", "1", "--json"
    ).object()
    #expect(profile["name"] as? String == "Олена" && profile["photo"] as? Int == 1)
    #expect(profile["about"] as? String == "Cats\nand trains")
    #expect(try program("undo").output == "Undone: changed the profile.\n")
    #expect(try program("profile", "--json").object()["name"] is NSNull)
    _ = try program("redo")
    _ = try program("photo", "remove", "1")
    #expect(try program("profile", "--json").object()["photo"] is NSNull)
    _ = try program("undo")
    #expect(try program("profile", "--json").object()["photo"] as? Int == 1)
    #expect(try program("profile", "--name", String(repeating: "x", count: 101)).status == 64)
    #expect(try program("profile", "--name", "", "--json").object()["name"] is NSNull)
  }

  @Test
  func `an export has the files of photos only if it is asked to`() throws {
    let (first, second) = (try CalledProgram(), try CalledProgram())
    defer {
      first.remove()
      second.remove()
    }
    _ = try first("photo", "add", Self.picture("baseline.jpg"), "--caption", "Lake")
    let (small, large) = (try first("export").output, try first("export", "--photos").output)
    #expect(!small.contains("photo_data") && small.contains("\"type\":\"photo\""))
    #expect(large.contains("photo_data"))
    #expect(try second("import", "-", input: Data(small.utf8)).status == 0)
    let missing = try second("photo", "save", "1", "-")
    #expect(missing.status == 66 && missing.errors.contains("not in this database"))
    // A later import with the files fills them in.
    let merged = try second("import", "-", "--json", input: Data(large.utf8)).object()
    #expect(merged["photos"] as? Int == 0)
    #expect(
      try second("photo", "save", "1", "/dev/null", "--force").status == 0)
    let third = try CalledProgram()
    defer { third.remove() }
    _ = try third("add", "Walk")
    let new = try third("import", "-", "--json", input: Data(large.utf8)).object()
    #expect(new["photos"] as? Int == 1)
    #expect(try third("photo", "--json").list().first?["caption"] as? String == "Lake")
    #expect(try third("photo", "save", "1", "/dev/null", "--force").status == 0)
    let forged = large.replacing("\"bytes\":\"", with: "\"bytes\":\"AAAA")
    #expect(try third("import", "-", input: Data(forged.utf8)).status == 65)
  }
}

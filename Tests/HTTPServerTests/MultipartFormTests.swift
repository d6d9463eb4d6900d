import Foundation
import Testing

@testable import HTTPServer

/// Forms with files, as browsers send them.
struct MultipartFormTests {
  private static let type = "multipart/form-data; boundary=xYz"

  private static func form(_ text: String, type: String = type) -> MultipartForm? {
    MultipartForm(Array(text.utf8), contentType: type)
  }

  private static let usual = [
    "--xYz", #"Content-Disposition: form-data; name="caption""#, "", "At the\r\nlake", "--xYz",
    #"Content-Disposition: form-data; name="file"; filename="a b.jpg""#,
    "Content-Type: image/jpeg", "", "\r\n--xY\r\nbytes\0", "--xYz--", "",
  ].joined(separator: "\r\n")

  @Test(arguments: [
    type, #"Multipart/Form-Data; charset=utf-8; Boundary="xYz""#,
    "multipart/form-data; boundary=xYz; charset=utf-8",
  ])
  func `fields and files are read`(type: String) throws {
    let form = try #require(Self.form(Self.usual, type: type))
    #expect(form.fields["caption"] == "At the\r\nlake")
    #expect(form.files["file"] == Array("\r\n--xY\r\nbytes\0".utf8))
    #expect(form.fields["file"] == nil)
  }

  @Test
  func `a field without a chosen file has none`() throws {
    let text = [
      "--xYz", #"Content-Disposition: form-data; name="file"; filename="""#,
      "Content-Type: application/octet-stream", "", "", "--xYz--", "",
    ].joined(separator: "\r\n")
    #expect(try #require(Self.form(text)).files.isEmpty)
  }

  @Test
  func `an empty file that was chosen is a file`() throws {
    let text = [
      "--xYz", #"Content-Disposition: form-data; name="file"; filename="a.jpg""#, "", "",
      "--xYz--", "",
    ].joined(separator: "\r\n")
    #expect(try #require(Self.form(text)).files["file"] == [])
  }

  @Test
  func `a form that is cut off anywhere is none`() {
    let bytes = Array(Self.usual.utf8)
    // The last two bytes only end the line.
    for count in 0..<bytes.count - 2 {
      #expect(
        MultipartForm(Array(bytes[..<count]), contentType: Self.type) == nil, "\(count)")
    }
  }

  @Test(arguments: [
    "multipart/form-data", "multipart/form-data; boundary=",
    "multipart/form-data; boundary=" + String(repeating: "x", count: 71),
  ])
  func `without a boundary there is no form`(type: String) {
    #expect(Self.form(Self.usual, type: type) == nil)
  }

  @Test
  func `too many parts, and heads that are too long, are refused`() {
    let part = "--xYz\r\n" + #"Content-Disposition: form-data; name="a""# + "\r\n\r\nb\r\n"
    #expect(Self.form(String(repeating: part, count: 20) + "--xYz--") != nil)
    #expect(Self.form(String(repeating: part, count: 21) + "--xYz--") == nil)
    let head = "X: " + String(repeating: "y", count: 2000) + "\r\n"
    #expect(Self.form(part.replacing("Content", with: head + "Content") + "--xYz--") == nil)
    #expect(Self.form(part.replacing("name", with: "title") + "--xYz--") == nil)
  }
}

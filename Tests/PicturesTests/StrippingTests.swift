import Foundation
import Pictures
import Testing

struct StrippingTests {
  @Test(arguments: PictureFixture.kept)
  func `nothing that is written into a picture stays in it`(name: String) throws {
    let picture = try PictureFixture.picture(name)
    for text in ["SECRET", "xmpmeta", "Photoshop", "<html", "prVt", "http://ns.adobe.com"] {
      #expect(!picture.bytes.contains(text: text), "\(text)")
    }
    #expect(picture.bytes.count <= (try PictureFixture.bytes(name)).count)
  }

  @Test(arguments: PictureFixture.kept)
  func `a picture without anything superfluous stays as it is`(name: String) throws {
    let picture = try PictureFixture.picture(name)
    let again = try Picture(stripping: picture.bytes, limits: PictureFixture.limits)
    #expect(again == picture)
  }

  @Test(arguments: PictureFixture.kept)
  func `the size is read from the picture`(name: String) throws {
    let picture = try PictureFixture.picture(name)
    let expected = name == "unknown.png" ? [3, 2] : [48, 32]
    #expect([picture.width, picture.height] == expected)
    #expect(name.hasSuffix(picture.format.fileEnding))
  }

  @Test
  func `orientation and colour profile stay`() throws {
    for name in ["baseline.jpg", "alpha.png", "alpha.webp"] {
      let picture = try PictureFixture.picture(name)
      #expect(picture.orientation == 6, "\(name)")
      let profile = name.hasSuffix("png") ? "ICC profile" : "acsp"
      #expect(picture.bytes.contains(text: profile), "\(name)")
      #expect(picture.bytes.contains(text: "MM\0*"), "\(name)")
    }
    #expect(try PictureFixture.picture("extended.webp").orientation == 6)
    #expect(try PictureFixture.picture("palette.png").orientation == 1)
  }

  @Test
  func `a thousand application segments go`() throws {
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let segment: [UInt8] = [0xFF, 0xED, 0x00, 0x10] + Array("SECRET segment".utf8)
    let many = bytes[..<2] + Array(repeating: segment, count: 1000).joined() + bytes[2...]
    let picture = try Picture(stripping: Array(many), limits: PictureFixture.limits)
    #expect(picture == (try PictureFixture.picture("progressive.jpg")))
  }

  @Test
  func `what stands between the scans of a progressive JPEG goes too`() throws {
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let scan = try #require(bytes.lastScan)
    let comment: [UInt8] = [0xFF, 0xFE, 0x00, 0x08] + Array("SECRET".utf8)
    let picture = try Picture(
      stripping: Array(bytes[..<scan] + comment + bytes[scan...]), limits: PictureFixture.limits)
    #expect(picture == (try PictureFixture.picture("progressive.jpg")))
  }

  @Test
  func `a colour profile with a part missing goes`() throws {
    var bytes = try PictureFixture.bytes("restarts.jpg")
    let mark = try #require(bytes.index(ofText: "ICC_PROFILE"))
    #expect(try PictureFixture.picture("restarts.jpg").bytes.contains(text: "ICC_PROFILE"))
    bytes[mark + 13] = 2
    let picture = try Picture(stripping: bytes, limits: PictureFixture.limits)
    #expect(!picture.bytes.contains(text: "ICC_PROFILE"))
  }

  @Test
  func `the thumbnail within a JFIF header goes`() throws {
    let bytes = try PictureFixture.bytes("cmyk.jpg")
    let head: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 22] + Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 1, 2]
      + Array("SECRET".utf8)
    let picture = try Picture(stripping: head + bytes[2...], limits: PictureFixture.limits)
    #expect(!picture.bytes.contains(text: "SECRET"))
    #expect(picture.bytes.contains(text: "JFIF"))
  }
}

extension [UInt8] {
  /// The index of the last start of scan.
  fileprivate var lastScan: Int? {
    indices.dropLast().last { self[$0] == 0xFF && self[$0 + 1] == 0xDA }
  }
}

import Foundation
import Testing

@testable import Pictures

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

  @Test(arguments: [
    ("gray.png", "tRNS"), ("gray.png", "gAMA"), ("palette.png", "cHRM"), ("palette.png", "sRGB"),
    ("alpha.png", "cICP"), ("alpha.png", "tRNS"), ("gray.png", "mDCV"), ("gray.png", "cLLI"),
    ("palette.png", "sBIT"),
  ])
  func `a chunk about colours of another length goes`(name: String, type: String) throws {
    let bytes = try PictureFixture.bytes(name)
    let data = try #require(bytes.index(ofText: "IDAT")) - 4
    for text in ["SECRET", String(repeating: "SECRET", count: 42)] {
      let chunk = Self.chunk(type, Array(text.utf8))
      let picture = try Picture(
        stripping: Array(bytes[..<data]) + chunk + bytes[data...], limits: PictureFixture.limits)
      // Six bytes are a colour that is transparent, but not for shades of grey.
      #expect(!picture.bytes.contains(text: "SECRET"), "\(type)")
      #expect(picture.bytes == (try PictureFixture.picture(name)).bytes)
    }
  }

  @Test(arguments: [("gray.png", "gAMA", 4), ("gray.png", "tRNS", 2), ("alpha.png", "sBIT", 4)])
  func `a chunk about colours of its own length stays`(name: String, type: String, count: Int)
    throws
  {
    var bytes = try PictureFixture.bytes(name)
    let data = try #require(bytes.index(ofText: "IDAT")) - 4
    guard bytes.index(ofText: type) == nil else { return }
    bytes.insert(contentsOf: Self.chunk(type, [UInt8](repeating: 1, count: count)), at: data)
    let picture = try Picture(stripping: bytes, limits: PictureFixture.limits)
    #expect(picture.bytes.contains(text: type))
  }

  /// A chunk with its length and checksum.
  private static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + payload
    let sum = CRC32.of(content, 0..<content.count)
    return [UInt32(payload.count), sum].map { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }.enumerated().reduce(into: [UInt8]()) { all, part in
      all += part.offset == 0 ? part.element + content : part.element
    }
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

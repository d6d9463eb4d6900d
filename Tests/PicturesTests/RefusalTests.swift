import Foundation
import Pictures
import Testing

struct RefusalTests {
  private func problem(
    _ bytes: [UInt8], limits: PictureLimits = PictureFixture.limits
  ) -> PictureProblem? {
    do throws(PictureProblem) {
      _ = try Picture(stripping: bytes, limits: limits)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", PictureFormat.heic),
    ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", .heic), ("\0\0\0\u{20}ftypavif\0\0\0\0", .avif),
    ("GIF89a\u{1}\0\u{1}\0", .gif), ("PK\u{3}\u{4}rest of an archive", .zip),
    ("%PDF-1.7\n", .pdf), ("II*\0rest", .tiff), ("MM\0*rest", .tiff),
    (#"<svg xmlns="http://www.w3.org/2000/svg"/>"#, .svg),
    ("\u{FEFF} <?xml version=\"1.0\"?>\n<!-- A --><SVG></SVG>", .svg),
  ])
  func `what is no photo is called by its name`(text: String, format: PictureFormat) {
    #expect(problem(Array(text.utf8)) == .notKept(format))
  }

  @Test(arguments: [
    "plain text", "\0\0\0\u{18}ftypisom\0\0\0\0", "x", "<html></html>", "RIFFxxxxWAVE",
  ])
  func `what is unknown is refused`(text: String) {
    #expect(problem(Array(text.utf8)) == .notKept(nil))
  }

  @Test
  func `nothing is no picture`() {
    #expect(problem([]) == .empty)
  }

  @Test(arguments: PictureFixture.kept)
  func `a picture that ends too early is refused at every byte`(name: String) throws {
    let picture = try PictureFixture.picture(name)
    for count in 0..<picture.bytes.count {
      #expect(problem(Array(picture.bytes[..<count])) != nil, "\(count)")
    }
    let cut = problem(Array(picture.bytes.dropLast(1)))
    #expect(cut == .truncated(picture.format))
  }

  @Test
  func `one byte too many is refused, and the limit itself is not`() throws {
    let bytes = try PictureFixture.bytes("baseline.jpg")
    #expect(problem(bytes, limits: PictureLimits(bytes: bytes.count)) == nil)
    #expect(
      problem(bytes, limits: PictureLimits(bytes: bytes.count - 1))
        == .tooManyBytes(bytes.count, limit: bytes.count - 1))
  }

  @Test
  func `a huge picture in a small file is refused without decoding`() throws {
    var bytes = try PictureFixture.picture("gray.jpg").bytes
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    #expect(problem(bytes) == .sideTooLong(width: 60000, height: 60000, limit: 12_000))
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x2E, 0xE0, 0x2E, 0xE0])
    #expect(problem(bytes) == .tooManyPixels(width: 12_000, height: 12_000, limit: 50_000_000))
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x2E, 0xE1, 0x00, 0x10])
    #expect(problem(bytes) == .sideTooLong(width: 16, height: 12_001, limit: 12_000))
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 16])
    #expect(problem(bytes) == .damaged(.jpeg))
  }

  @Test
  func `a length that lies is refused`() throws {
    let bytes = try PictureFixture.bytes("palette.png")
    let data = try #require(bytes.index(ofText: "IDAT"))
    for wrong in [bytes[data - 1] &+ 1, bytes[data - 1] &- 1] {
      var lying = bytes
      lying[data - 1] = wrong
      #expect(problem(lying) != nil)
    }
    var beyond = bytes
    beyond[data - 4] = 0x7F
    #expect(problem(beyond) == .truncated(.png))
    var webp = try PictureFixture.bytes("lossy.webp")
    webp[16] &+= 100
    #expect(problem(webp) == .truncated(.webp))
    var jpeg = try PictureFixture.picture("progressive.jpg").bytes
    jpeg[4] = 0xFF
    #expect(problem(jpeg) != nil)
  }

  @Test
  func `a wrong checksum of the picture is refused`() throws {
    var bytes = try PictureFixture.bytes("gray.png")
    let data = try #require(bytes.index(ofText: "IDAT"))
    bytes[data + 20] ^= 1
    #expect(problem(bytes) == .damaged(.png))
  }

  @Test
  func `a moving WebP is refused`() throws {
    #expect(problem(try PictureFixture.bytes("animated.webp")) == .animated(.webp))
  }

  @Test
  func `variants that browsers do not show are refused`() throws {
    var bytes = try PictureFixture.picture("gray.jpg").bytes
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[frame + 1] = 0xC9
    #expect(problem(bytes) == .unusual(.jpeg))
    bytes[frame + 1] = 0xC1
    bytes[frame + 4] = 12
    #expect(problem(bytes) == .unusual(.jpeg))
  }

  @Test
  func `the endings and media types are those of the formats`() {
    #expect(PictureFormat.kept.map(\.fileEnding) == ["jpg", "png", "webp"])
    #expect(PictureFormat.kept.map(\.mediaType) == ["image/jpeg", "image/png", "image/webp"])
    #expect(PictureFormat.webp.name == "WebP")
    #expect(PictureProblem.tooManyBytes(2, limit: 1).isSize)
    #expect(!PictureProblem.empty.isSize)
  }
}

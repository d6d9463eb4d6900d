import Foundation
import Pictures
import TestSupport
import Testing

@Suite(.temporaryFolder)
struct DecoderTests {
  @Test(.enabled(if: PictureDecoder.isInstalled, "needs python3-pil"))
  func `a picture has the same pixels as before`() throws {
    let folder = URL(filePath: try TemporaryFolder.file(""))
    for name in PictureFixture.kept {
      try Data(PictureFixture.bytes(name)).write(to: folder.appending(path: "\(name).before"))
      try Data(PictureFixture.picture(name).bytes)
        .write(to: folder.appending(path: "\(name).after"))
    }
    #expect(PictureDecoder.differences(in: folder) == [])
  }

  @Test(
    .enabled(if: PictureDecoder.hasExifTool, "needs libimage-exiftool-perl"),
    arguments: PictureFixture.kept)
  func `exiftool finds nothing but the picture, its colours and its orientation`(
    name: String
  ) throws {
    let file = URL(filePath: try TemporaryFolder.file(name))
    try Data(PictureFixture.picture(name).bytes).write(to: file)
    let output = try #require(
      PictureDecoder.run("/usr/bin/exiftool", ["-a", "-u", "-G1", "-s", "-s", file.path]))
    let kept: Set = ["ExifTool", "System", "File", "Composite", "JFIF", "PNG", "RIFF", "Adobe"]
    for line in output.split(separator: "\n") {
      let group = line.dropFirst().prefix { $0 != "]" }
      if group == "IFD0" {
        #expect(line.contains("Orientation"), "\(line)")
      } else {
        #expect(kept.contains(String(group)) || group.hasPrefix("ICC"), "\(line)")
      }
    }
    for word in ["GPS", "SECRET", "Artist", "Comment", "Thumbnail", "Warning", "Trailer"] {
      #expect(!output.contains(word), "\(word) in \(output)")
    }
    #expect(output.contains("Orientation") == (try PictureFixture.picture(name).orientation > 1))
  }
}

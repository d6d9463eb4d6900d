import Foundation
import Pictures
import TestSupport
import Testing

/// Pictures changed at random: nothing crashes, and what is kept has the same pixels.
@Suite(.temporaryFolder)
struct PictureFuzzTests {
  @Test
  func `a changed picture is refused or kept without what does not belong to it`() throws {
    var fuzzed = FuzzedPicture(count: 3000)
    var accepted = 0
    while fuzzed.goesOn() {
      let bytes = try fuzzed.picture()
      let picture: Picture
      do throws(PictureProblem) {
        picture = try Picture(stripping: bytes, limits: PictureFixture.limits)
      } catch { continue }
      accepted += 1
      let again = try? Picture(stripping: picture.bytes, limits: PictureFixture.limits)
      #expect(again == picture, "FUZZ_SEED=\(fuzzed.seed)")
    }
    #expect(accepted > 0)
  }

  @Test(.enabled(if: PictureDecoder.isInstalled, "needs python3-pil"))
  func `a changed picture that is kept has the pixels that decoders see in it`() throws {
    var fuzzed = FuzzedPicture(count: 400)
    repeat {
      let folder = URL(filePath: try TemporaryFolder.file(""))
      var number = 0
      while number < 400, fuzzed.goesOn() {
        let bytes = try fuzzed.picture()
        guard let picture = try? Picture(stripping: bytes, limits: PictureFixture.limits) else {
          continue
        }
        number += 1
        try Data(bytes).write(to: folder.appending(path: "\(number).before"))
        try Data(picture.bytes).write(to: folder.appending(path: "\(number).after"))
      }
      let differences = try #require(PictureDecoder.differences(in: folder))
      let changed = differences.first.flatMap {
        try? Data(contentsOf: folder.appending(path: "\($0).before")).base64EncodedString()
      }
      #expect(differences == [], "FUZZ_SEED=\(fuzzed.seed), in Base64: \(changed ?? "")")
      guard differences.isEmpty else { return }
    } while fuzzed.goesOn()
  }
}

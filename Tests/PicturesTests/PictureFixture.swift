import Foundation
import Pictures

/// The pictures in `Fixtures/pictures`, which `Fixtures/pictures.py` writes.
enum PictureFixture {
  /// The name of each that is kept.
  static let kept = [
    "alpha.png", "alpha.webp", "baseline.jpg", "cmyk.jpg", "extended.webp", "gray.jpg", "gray.png",
    "lossless.webp", "lossy.webp", "palette.png", "progressive.jpg", "restarts.jpg", "unknown.png",
  ]

  /// Limits that none of them reaches.
  static let limits = PictureLimits(bytes: 1_000_000)

  /// The folder that they are in.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/pictures")

  /// Reads one of them.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// Reads one of them and removes what is not needed.
  static func picture(_ name: String) throws -> Picture {
    try Picture(stripping: bytes(name), limits: limits)
  }
}

extension [UInt8] {
  /// Checks whether a text is somewhere in the bytes.
  func contains(text: String) -> Bool { Data(self).range(of: Data(text.utf8)) != nil }

  /// Finds the first place of a text.
  func index(ofText text: String) -> Int? { Data(self).range(of: Data(text.utf8))?.lowerBound }
}

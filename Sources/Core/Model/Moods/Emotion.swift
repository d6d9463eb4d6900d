/// A mood, in five steps from very sad to very happy (M1).
package enum Emotion: Int, Sendable, Hashable, Codable, CaseIterable {
  case verySad = 0
  case sad, neutral, happy, veryHappy

  /// The name in commands and JSON: `very_sad`.
  package var name: String {
    switch self {
    case .verySad: "very_sad"
    case .sad: "sad"
    case .neutral: "neutral"
    case .happy: "happy"
    case .veryHappy: "very_happy"
    }
  }

  /// The face that stands for it.
  package var face: String {
    switch self {
    case .verySad: "😢"
    case .sad: "🙁"
    case .neutral: "😐"
    case .happy: "🙂"
    case .veryHappy: "😀"
    }
  }

  /// Reads a number from 0 to 4, a name or a face; `-` and a space count as `_`.
  ///
  /// A variation selector behind the face, which some keyboards add, does not count.
  package init?(_ text: String) {
    let name = String(text.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
    let selectors: ClosedRange<Unicode.Scalar> = "\u{FE0E}"..."\u{FE0F}"
    let face = text.unicodeScalars.reversed().drop(while: selectors.contains).reversed()
    guard
      let emotion = Self.allCases.first(where: {
        $0.name == name || String($0.rawValue) == name || $0.face.unicodeScalars.elementsEqual(face)
      })
    else { return nil }
    self = emotion
  }
}

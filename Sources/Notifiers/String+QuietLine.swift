import Reminders

extension String {
  /// The text on one line without control characters, and at most `limit` scalars and an ellipsis long.
  ///
  /// Scalars are counted, not characters: a single character may be a megabyte of accents.
  func quietLine(cutAfter limit: Int) -> String {
    let kept = unicodeScalars.prefix(limit)
    let isWhole = kept.endIndex == unicodeScalars.endIndex
    return Wording.quietLine(String(kept)) + (isWhole ? "" : "\u{2026}")
  }
}

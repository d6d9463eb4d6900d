/// The faces of the five feelings, which the pages draw (V4).
enum MoodFace {
  /// Returns the number of the drawing of a feeling, `0` to `4`, as the template `face` takes it.
  static func text(_ emotion: Int) -> String { String(min(max(emotion, 0), 4)) }
}

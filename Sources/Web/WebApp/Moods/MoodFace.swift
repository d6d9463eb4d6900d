/// The faces of the five feelings.
enum MoodFace {
  private static let faces = ["😢", "🙁", "😐", "🙂", "😀"]

  /// Returns the face of a feeling, 0 to 4.
  static func text(_ emotion: Int) -> String { faces[min(max(emotion, 0), faces.count - 1)] }
}

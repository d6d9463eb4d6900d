/// An edit of moods, as data for texts in any language.
package enum MoodStep: Sendable, Hashable, Codable {
  /// A mood was noted.
  case noted(Emotion)
  /// A day was marked, or its mark was taken away.
  case marked(date: String, DayMark.Mark?)
  /// A practice was gone through.
  case practised(PracticeKind)
  /// Moods were brought in from a file.
  case imported(Int, file: String)
}

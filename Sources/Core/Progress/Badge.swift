/// An achievement that is earned once (X10).
package enum Badge: String, Sendable, Hashable, CaseIterable {
  /// The first task was done, the tenth, the hundredth, the thousandth.
  case firstStep = "first_step"
  case ten, hundred, thousand
  /// A streak of 7, or of 30.
  case week, month
  /// 20 windows were kept.
  case punctual
  /// 5 tasks were done during a visit to one of their places.
  case passerBy = "passer_by"
  /// Moods were noted on 7 days.
  case mindful
  /// Three good things were noted on 7 days.
  case thankful
  /// A habit was finished with 80 % of its boxes.
  case habit
  /// A wish was done.
  case dreamer
}

import Application
import Runtime

extension Session {
  /// Refuses a command about moods where that part is switched off (T11).
  func needsMoods() throws {}

  /// Refuses a command about points and streaks where that part is switched off (T11).
  func needsProgress() throws {}
}

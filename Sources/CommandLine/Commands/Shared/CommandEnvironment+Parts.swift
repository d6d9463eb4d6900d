import CommandSupport
import Localization

extension CommandEnvironment {
  /// Refuses a command about moods where that part is switched off (T11).
  func needsMoods() throws { try require(.mood) }

  /// Refuses a command about photos and the profile where that part is switched off (T11).
  func needsPhotos() throws { try require(.photos) }

  /// Refuses a command about points and streaks where that part is switched off (T11).
  func needsProgress() throws { try require(.progress) }
}

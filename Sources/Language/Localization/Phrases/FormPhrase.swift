/// The fixed texts of the pages about categories, timing, notes and entries of the history; a
/// template names one by its raw value, as in `[[takeBack]]`.
public enum FormPhrase: String, Phrase, CaseIterable {
  /// The form of a task.
  case timing, timingHint, timingUsual, timingFixed, timingFlexible, difficulty, addAnother,
    sameNameHeading, formChangedMeanwhile, showExisting, bucket, bucketNo, bucketYes, bucketHint,
    anyTime,
    anyTimeHint

  /// The page of a task and the history.
  case note, noteHint, takeBack, timeInWords, timeInWordsHint, historyDayHint

  /// Categories.
  case categories, categoriesHint, allCategories, withoutCategory, newCategory, addCategory,
    categoryName, color, icon, iconHint, ownIcon, deleteCategory, example, noCategories

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

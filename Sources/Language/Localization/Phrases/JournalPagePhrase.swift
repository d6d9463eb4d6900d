/// The fixed texts of the pages of the journal, which templates name by their raw value.
package enum JournalPagePhrase: String, Phrase, CaseIterable {
  /// The navigation and the titles of the pages.
  case journal, journalHabits, journalBucketList, journalWishes, journalPhotos,
    journalBackToJournal
  /// The month.
  case journalMonthBefore, journalMonthAfter, journalThisMonth, journalGridHint, journalLegendGood,
    journalLegendBad, journalLegendAverage, journalLegendGratitude, journalLegendPhotos
  /// The open day.
  case journalHowWasTheDay, journalGoodDay, journalBadDay, journalBlankDay, journalMoods,
    journalHowDoYouFeel, moodActivities, journalHowDidYouFeel, journalGratitude,
    journalGratitudeHint,
    journalFirstThing, journalSecondThing, journalThirdThing, journalSaveGratitude,
    journalRemoveGratitude, journalFillInThree, journalNotes, journalNewNote, journalAddNote,
    journalSaveNote, journalEditNote, journalSearchNotes, journalSearch, journalNoNotesFound,
    journalDoneThatDay, journalDayToCome, journalNoHabitsThatDay, journalAllHabits
  /// Habits.
  case journalNewHabit, journalHabitName, journalHabitDays, journalHabitStart, journalHabitTime,
    journalAddHabit, journalNoHabits, journalBoxesHint, journalShowAllBoxes, journalHabitDone,
    journalHabitRest
  /// The bucket list.
  case journalBucketIntro, journalNewWish, journalWishPlace, journalAnywhere, journalAddWish,
    journalNoWishes, journalWishMore

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}

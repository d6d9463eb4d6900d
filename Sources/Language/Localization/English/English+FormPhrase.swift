extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: FormPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .timing: "At that time, or when it suits"
    case .timingHint:
      "At a fixed time, Passby reminds you 15 minutes before and at the start."
    case .timingUsual: "Fixed if it repeats at a time of day"
    case .timingFixed: "At a fixed time"
    case .timingFlexible: "When it suits, until it is due"
    case .difficulty: "How hard"
    case .bucket: "Bucket list"
    case .bucketNo: "A task"
    case .bucketYes: "A wish, without a date"
    case .bucketHint:
      "A wish stands neither in the day nor in the plan. With a place, it reminds you when you come by."
    case .anyTime: "Any time in the period"
    case .anyTimeHint: "It opens as soon as its period begins, whatever length stands above."
    case .addAnother: "Add another"
    case .sameNameHeading: "This name exists already"
    case .formChangedMeanwhile: "This was changed elsewhere meanwhile"
    case .showExisting: "Show it"
    case .note: "Note"
    case .noteHint: "Optional note for the history."
    case .takeBack: "Take back"
    case .timeInWords: "Or in words"
    case .timeInWordsHint: "For example tomorrow 18:00, fri, or in 3 days."
    case .historyDayHint: "A date, or words such as yesterday or 15 jan."
    case .categories: "Categories"
    case .categoriesHint: "What tasks are sorted into. Each has a colour and an icon."
    case .allCategories: "All categories"
    case .withoutCategory: "Without a category"
    case .newCategory: "New category"
    case .addCategory: "Add category"
    case .categoryName: "Name"
    case .color: "Colour"
    case .icon: "Icon"
    case .iconHint: "Choose one, or write one character, such as an emoji."
    case .ownIcon: "Your own character"
    case .deleteCategory: "Delete category"
    case .example: "This is how it looks"
    case .noCategories: "No categories."
    }
  }
}

extension Schema {
  /// Checklists, seasons, turns, times a period and what a task has taught; opening hours of
  /// places; amounts and frequencies of habits.
  static let version17 =
    checklists + seasons + turns + timesPerPeriod + openingHours + habits
    + learning

  private static let checklists: [String] = []

  private static let seasons: [String] = []

  private static let turns: [String] = []

  private static let timesPerPeriod: [String] = []

  private static let openingHours: [String] = []

  private static let habits: [String] = []

  private static let learning: [String] = []
}

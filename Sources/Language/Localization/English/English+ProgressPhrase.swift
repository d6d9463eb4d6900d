extension English {
  package func text(_ phrase: ProgressPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .rank(let word): word
    case .badge(let word): badgeNames[word]?.name ?? word
    case .badgeMeaning(let word): badgeNames[word]?.meaning ?? ""
    case .earned(let points, let total): "+\(points) points, \(total) in all."
    case .levelReached(let level, let rank): "Level \(level): \(rank)."
    case .badgeEarned(let name): "New badge: \(name)."
    case .level(let level, let rank): "Level \(level), \(rank)"
    case .ofLevel(let points, let size): "\(points) of \(size) points"
    case .standing(let level, let points, let days):
      "\(level) · \(points)" + (days > 0 ? " · \(count(days, .day)) in a row" : "")
    case .days(let number): number == 1 ? "1 day" : "\(number) days"
    case .atRisk: "at risk"
    case .safe: "safe"
    case .noStreak: "A task that does not repeat has no streak."
    case .noBadges: "No badges yet. The first one comes with the first task that you do."
    case .otherCategory: "Other"
    case .noMoods: "no moods"
    case .title(let title): self.title(title)
    case .period(let first, let last): "\(first) to \(last)"
    case .inCategory(let done, let average):
      "\(done) done" + (average.map { ", mood \($0)" } ?? "")
    case .chartOfDone(let done, let late, let notDone):
      "\(done) done, \(late) of them late; \(notDone) not done."
    case .averageOfFour(let average): "\(average) of 4"
    case .chartOfMoods(let average): average.map { "Average \($0) of 4." } ?? "No moods."
    case .chartOfCategories(let number):
      number == 1 ? "Tasks done in 1 category." : "Tasks done in \(number) categories."
    // Help.
    case .helpStats: "Count what was done and what was not, with moods."
    case .helpStatsFrom: "The first day; 30 days in all unless given."
    case .helpStatsTo: "The last day; today unless given."
    case .help: "Show points, level, streaks and badges, or the streak of a task."
    case .helpTask: "A task by number or name."
    }
  }

  private func title(_ title: ProgressPhrase.Title) -> String {
    switch title {
    case .level: "Level"
    case .points: "Points"
    case .dayStreak: "Days in a row"
    case .bestDayStreak: "Most days in a row"
    case .reserve: "Free misses"
    case .streak: "Streak"
    case .bestStreak: "Longest streak"
    case .kept: "Kept"
    case .late: "Late"
    case .skipped: "Skipped"
    case .done: "Done"
    case .notDone: "Not done"
    case .average: "Average mood"
    case .category: "Category"
    case .standing: "Standing"
    case .period: "Period"
    case .mood: "Mood"
    }
  }

  private var badgeNames: [String: (name: String, meaning: String)] {
    [
      "first_step": ("First step", "The first task done"), "ten": ("Ten", "10 tasks done"),
      "hundred": ("Hundred", "100 tasks done"), "thousand": ("Thousand", "1000 tasks done"),
      "week": ("Seven in a row", "A streak of 7"), "month": ("Thirty in a row", "A streak of 30"),
      "punctual": ("Punctual", "20 windows kept"),
      "passer_by": ("Passer-by", "5 tasks done at one of their places"),
      "mindful": ("Mindful", "Moods noted on 7 days"),
      "thankful": ("Thankful", "Gratitude on 7 days"),
      "habit": ("Habit", "A habit finished with 80 % of its days"),
      "dreamer": ("Dreamer", "A wish came true"),
    ]
  }
}

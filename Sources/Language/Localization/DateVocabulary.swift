/// The words for dates and times that a language reads, in lower case, with `'` for every
/// apostrophe.
///
/// Each entry is a list of forms that mean the same; a form may have several words.
package struct DateVocabulary: Sendable {
  /// The units of `in 3 days`.
  package enum Unit: Sendable, CaseIterable {
    case minute, hour, day, week, fortnight, month, quarter, year
  }

  /// The present instant.
  package var now: [String] = []
  /// Days near today, by their distance from it: -1 is yesterday.
  package var nearDays: [Int: [String]] = [:]
  /// The weekdays, from Monday.
  package var weekdays: [[String]] = []
  /// The months, from January.
  package var months: [[String]] = []
  /// Words before a weekday of this week.
  package var this: [String] = []
  /// Words before a weekday that could be this week's or next week's.
  package var next: [String] = []
  /// The first day of the next week, month and year.
  package var nextUnits: [Unit: [String]] = [:]
  /// This week, beside one of its days.
  package var thisWeek: [String] = []
  /// The week behind the next one.
  package var weekAfterNext: [String] = []
  /// Words before a weekday of the past.
  package var last: [String] = []
  /// The coming Saturday.
  package var weekend: [String] = []
  /// Words before a week, a month or a year that mean its last day.
  package var endOf: [String] = []
  /// The units behind `endOf`.
  package var endUnits: [Unit: [String]] = [:]
  /// Words before a length that lies ahead.
  package var ahead: [String] = []
  /// Words behind a length that lies back.
  package var ago: [String] = []
  /// Words behind a length that lies ahead.
  package var fromNow: [String] = []
  /// Words behind a length that lies ahead, and before it another, that mean nothing.
  package var aheadEndings: [String] = []
  /// Words between a length and the day that it is counted from.
  package var fromDay: [String] = []
  /// Numbers in words, with the articles that mean one.
  package var counts: [Int: [String]] = [:]
  /// Words before a unit that halve it.
  package var half: [String] = []
  /// Words behind a number or its unit that add half of one.
  package var andHalf: [String] = []
  /// Words for one and a half.
  package var oneAndHalf: [String] = []
  /// Units that stand for one of them where no number is given.
  package var bareUnits: [Unit: [String]] = [:]
  /// The units of a length.
  package var units: [Unit: [String]] = [:]
  /// 12:00.
  package var noon: [String] = []
  /// The end of a day.
  package var midnight: [String] = []
  /// Times of day in words, by their hour.
  package var partsOfDay: [Int: [String]] = [:]
  /// Words that are a part of the day only beside an hour.
  package var partsOfHours: [Int: [String]] = [:]
  /// Times of today in words, by their hour.
  package var partsOfToday: [Int: [String]] = [:]
  /// Times of yesterday in words, by their hour, in fields of the past.
  package var partsOfYesterday: [Int: [String]] = [:]
  /// Words between the ends of a span of a day.
  package var spanJoints: [String] = []
  /// Words before the first of them.
  package var spanStarts: [String] = []
  /// The hours of spoken times of day, from one, each with the forms that it has in one.
  package var hours: [[String]] = []
  /// Words before a spoken hour, by the minutes after it that they mean: 30 for `half past`.
  package var minutesFromHour: [Int: [String]] = [:]
  /// Words behind a spoken hour that mean nothing.
  package var hourEndings: [String] = []
  /// A month that something happens in, from January, as the words behind `in` have it.
  package var insideMonths: [[String]] = []
  /// Words for a season that something happens in.
  package var seasons: [String] = []
  /// The ending of the number of a day: `th` of `15th`.
  package var ordinalEndings: [String] = []
  /// Words behind the number of a year.
  package var yearWords: [String] = []
  /// Words between a day and its month, or before a date, that mean nothing.
  package var articles: [String] = []
  /// Words behind the number of a day of the month.
  package var dayWords: [String] = []
  /// Words before the number of a day of the month.
  package var daysBefore: [String] = []
  /// Words before a time of day, behind which a whole hour is one.
  package var timeFillers: [String] = []
  /// Words that may stand before a date or a time and mean nothing.
  package var fillers: [String] = []

  /// Phrases of rules, with the word that stands for each.
  package var phrases: [(phrase: String, word: String)] = []
  /// Words before the end of a snooze or a pause, or before how long it lasts.
  package var beforeEnds: [String] = []
  /// The words of rules, by the word of the canonical form that each stands for.
  package var rules: [String: [String]] = [:]

  /// Words of phrases that are near words of many names, as `coming` is near `coding`.
  package var unslipped: [String] = []

  /// The single words of dates and times, for suggestions.
  package var spelledWords: [String] {
    var forms: [[String]] = weekdays + months
    for values in [nearDays, partsOfDay, partsOfToday] { forms += Array(values.values) }
    for values in [nextUnits, units] { forms += Array(values.values) }
    forms += [now, this, next, last, weekend, endOf, ahead, ago, noon, midnight]
    let words = Set(forms.joined().flatMap { $0.split(separator: " ").map(String.init) })
      .subtracting(unslipped)
    // Sorted, since the order of sets differs from run to run.
    return words.filter { $0.count >= 3 }.sorted()
  }

  /// Creates an empty vocabulary.
  package init() {}
}

/// The words of quick lines that a language reads, in lower case, with `'` for every apostrophe.
package struct QuickVocabulary: Sendable {
  /// Words before a rule.
  package var every: [String] = []
  /// Words before a rule that begin other words as well, such as `що`.
  package var eachOf: [String] = []
  /// Words that are a rule by themselves, wherever they stand.
  package var wholeRules: [String] = []
  /// Words that are a rule by themselves where a date may stand without a marker.
  package var plainRules: [String] = []
  /// Words that are a rule by themselves with a time of day, by its hour.
  package var dailyAt: [Int: [String]] = [:]
  /// Words that are a rule at the end of a line, with or without weekdays before them, and a time
  /// of day, by its hour.
  package var eachAt: [Int: [String]] = [:]
  /// Words that could be a date or a rule, with the rule.
  package var eitherRules: [String: String] = [:]
  /// Words before a due date.
  package var due: [String] = []
  /// Words before a due date that beside a rule stand before its end.
  package var dueOrEnd: [String] = []
  /// Words that may stand before a date without a marker and make it a deadline.
  package var deadlines: [String] = []
  /// Words before the time of an appointment.
  package var when: [String] = []
  /// Words before the day on which a task was done last.
  package var last: [String] = []
  /// Words that begin how often something happens, as `once` in `once a week`.
  package var frequencies: [String] = []
  /// Words before the name of a place, as in `at the vet`.
  package var beforePlaces: [String] = []
  /// Words behind a number that say how often something happens, as in `3 times a day`.
  package var times: [String] = []
  /// Words before the start of a rule.
  package var start: [String] = []
  /// Words before the end of a rule.
  package var end: [String] = []
  /// Words before a time of day.
  package var at: [String] = []
  /// Words before a person.
  package var person: [String] = []
  /// Words before when a task reminds.
  package var remind: [String] = []
  /// Words before a length that lies before the moment, and words behind it.
  package var beforehand: (before: [String], behind: [String]) = ([], [])
  /// Markers of priority, by the value that they stand for.
  package var priorities: [String: [String]] = [:]
  /// Words that may stand before a date without a marker and belong to it.
  package var before: [String] = []
  /// Words behind which a date without a marker is part of the name.
  package var besides: [String] = []
  /// Words that say to which half of the day a time such as 2:30 belongs.
  package var halvesOfDay: [String] = []
  /// Words before how long something takes.
  package var taking: [String] = []
  /// Words between `remind` and its times that mean nothing.
  package var toMe: [String] = []
  /// Words between a rule and how long it lasts, as in `for 7 days`.
  package var lasting: [String] = []
  /// Words between a rule and the days that it leaves out.
  package var except: [String] = []
  /// Words before days in the plural that make them a rule, as in `по вихідних`.
  package var distributive: [String] = []
  /// Phrases that say that a rule is counted from when it was done.
  package var fromDone: [String] = []
  /// Phrases that say that a rule keeps its dates, whenever it was done.
  package var fromStart: [String] = []
  /// Phrases of rhythms that no rule has.
  package var unheld: [String] = []
  /// Words behind which a name is not finished.
  package var unfinished: [String] = []
  /// Words before the name of a place that mean nothing.
  package var placeArticles: [String] = []
  /// Ordinary words that are one letter away from a word of dates, and are no slips.
  package var noSlips: [String] = []
  /// Words between a value and what continues it.
  package var joints: [String] = []
  /// Words between the ends of a range of dates.
  package var rangeJoints: [String] = []

  /// Creates an empty vocabulary.
  package init() {}
}

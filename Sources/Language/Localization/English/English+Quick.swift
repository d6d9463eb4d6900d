extension English {
  /// The words of quick lines.
  package var quick: QuickVocabulary {
    var words = QuickVocabulary()
    words.every = ["every", "each"]
    words.plainRules = [
      "hourly", "daily", "weekly", "biweekly", "fortnightly", "monthly", "bimonthly", "quarterly",
      "yearly", "annually", "weekdays", "weekends", "mondays", "tuesdays", "wednesdays",
      "thursdays", "fridays", "saturdays", "sundays",
    ]
    words.due = ["due", "no later than", "not later than"]
    words.deadlines = ["by", "until", "till"]
    words.when = ["when"]
    words.last = ["last", "last done", "last time"]
    words.frequencies = ["once", "twice", "thrice"]
    words.beforePlaces = ["at", "in"]
    words.times = ["times", "x"]
    words.start = ["start", "starting"]
    words.end = ["end", "ending", "until", "till"]
    words.at = ["at", "@"]
    words.person = ["for"]
    words.remind = ["remind", "reminder"]
    words.beforehand = (["the"], ["before", "ahead", "earlier", "beforehand"])
    words.priorities = ["high": ["!high"], "normal": ["!normal"], "low": ["!low"]]
    words.before = ["by", "for", "until", "till", "on", "-", "–", "—"]
    words.besides = [
      "before", "after", "since", "from", "than", "between", "during", "the", "a", "an",
      "my", "our", "your", "his", "her", "their", "last",
    ]
    words.joints = ["and", "&", "or"]
    words.rangeJoints = ["-", "–", "to", "through"]
    return words
  }
}

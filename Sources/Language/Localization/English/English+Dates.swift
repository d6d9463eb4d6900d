extension English {
  /// The words for dates and times.
  package var dates: DateVocabulary {
    var words = DateVocabulary()
    words.now = ["now"]
    words.nearDays = [
      0: ["today"], 1: ["tomorrow"], 2: ["day after tomorrow", "the day after tomorrow"],
      -1: ["yesterday"], -2: ["day before yesterday", "the day before yesterday"],
    ]
    words.weekdays = [
      ["mon", "monday"], ["tue", "tues", "tuesday"], ["wed", "weds", "wednesday"],
      ["thu", "thur", "thurs", "thursday"], ["fri", "friday"], ["sat", "saturday"],
      ["sun", "sunday"],
    ]
    words.months = [
      ["jan", "january"], ["feb", "february"], ["mar", "march"], ["apr", "april"], ["may"],
      ["jun", "june"], ["jul", "july"], ["aug", "august"], ["sep", "sept", "september"],
      ["oct", "october"], ["nov", "november"], ["dec", "december"],
    ]
    words.this = ["this"]
    words.next = ["next"]
    words.nextUnits = [.week: ["next week"], .month: ["next month"], .year: ["next year"]]
    words.last = ["last"]
    words.weekend = ["weekend", "this weekend", "the weekend", "coming weekend"]
    words.endOf = ["end of", "the end of", "end of the", "the end of the"]
    words.endUnits = [
      .day: ["day", "today"], .week: ["week", "this week"], .month: ["month", "this month"],
      .year: ["year", "this year"],
    ]
    words.ahead = ["in"]
    words.ago = ["ago"]
    words.fromNow = ["from now"]
    words.counts = [
      1: ["one", "a", "an"], 2: ["two", "a couple of"], 3: ["three"], 4: ["four"], 5: ["five"],
      6: ["six"], 7: ["seven"], 8: ["eight"], 9: ["nine"], 10: ["ten"], 11: ["eleven"],
      12: ["twelve"],
    ]
    words.half = ["half a", "half an", "half"]
    words.units = [
      .minute: ["min", "mins", "minute", "minutes"], .hour: ["h", "hr", "hrs", "hour", "hours"],
      .day: ["d", "day", "days"], .week: ["w", "wk", "wks", "week", "weeks"],
      .fortnight: ["fortnight", "fortnights"], .month: ["mo", "mos", "month", "months"],
      .quarter: ["quarter", "quarters"], .year: ["y", "yr", "yrs", "year", "years"],
    ]
    words.noon = ["noon", "12 noon", "midday"]
    words.midnight = ["midnight", "12 midnight"]
    words.partsOfDay = [
      9: ["morning", "in the morning"], 14: ["afternoon", "in the afternoon"],
      19: ["evening", "in the evening"], 20: ["night", "at night"],
    ]
    words.partsOfToday = [
      9: ["this morning"], 14: ["this afternoon"], 19: ["this evening"], 20: ["tonight", "tonite"],
    ]
    words.hours = [
      ["one"], ["two"], ["three"], ["four"], ["five"], ["six"], ["seven"], ["eight"], ["nine"],
      ["ten"], ["eleven"], ["twelve"],
    ]
    words.minutesFromHour = [
      30: ["half past"], 15: ["quarter past", "a quarter past"],
      -15: ["quarter to", "a quarter to"],
    ]
    words.hourEndings = ["o'clock"]
    words.insideMonths = words.months
    words.seasons = ["in spring", "in summer", "in autumn", "in fall", "in winter"]
    words.ordinalEndings = ["st", "nd", "rd", "th"]
    words.articles = ["the", "of"]
    words.timeFillers = ["at", "@"]
    words.fillers = ["at", "on", "@"]
    words.rules = ruleWords
    return words
  }

  private var ruleWords: [String: [String]] {
    [
      "every": ["every", "each"], "other": ["other", "alternate"], "and": ["and", "&", ","],
      "to": ["to", "till", "through", "thru", "-", "–"], "on": ["on", "per"],
      "by": ["by", "due", "until"],
      "of": ["of"],
      "the": ["the"], "first": ["first"], "second": ["second"],
      "third": ["third"], "fourth": ["fourth"], "fifth": ["fifth"],
      "last": ["last"],
      "weekday": ["weekday", "weekdays", "workday", "workdays", "working"],
      "weekend": ["weekend", "weekends"], "h": ["h", "hr", "hrs", "hour", "hours"],
      "d": ["d", "day", "days"], "w": ["w", "wk", "wks", "week", "weeks"],
      "mo": ["mo", "mos", "month", "months"], "y": ["y", "yr", "yrs", "year", "years"],
      "2w": ["fortnight", "fortnights", "fortnightly", "biweekly"],
      "3mo": ["quarter", "quarters", "quarterly"], "half": ["half"], "once": ["once"],
      "twice": ["twice"], "thrice": ["thrice"], "times": ["times", "x"],
      "1h": ["hourly"],
      "1d": ["daily"],
      "1w": ["weekly"], "1mo": ["monthly"], "2mo": ["bimonthly"], "1y": ["yearly", "annually"],
      "mon": ["mondays"], "tue": ["tuesdays"], "wed": ["wednesdays"], "thu": ["thursdays"],
      "fri": ["fridays"], "sat": ["saturdays"], "sun": ["sundays"],
    ]
  }

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
    words.halvesOfDay = [
      "am", "pm", "a.m", "p.m", "night", "nights", "nightly", "tonight", "overnight", "midnight",
      "morning", "mornings", "dawn", "sunrise", "early",
    ]
    words.joints = ["and", "&", "or"]
    words.rangeJoints = ["-", "–", "to", "through"]
    return words
  }
}

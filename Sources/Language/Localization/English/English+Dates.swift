extension English {
  /// The words for dates and times.
  package var dates: DateVocabulary { Self.dateWords }

  private static let dateWords: DateVocabulary = {
    var words = DateVocabulary()
    words.now = ["now"]
    words.nearDays = [
      0: ["today"], 1: ["tomorrow", "tmr", "tmrw", "tmw"],
      2: ["day after tomorrow", "the day after tomorrow"],
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
    words.thisWeek = ["this week"]
    words.weekAfterNext = ["week after next", "the week after next"]
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
    words.aheadEndings = ["time"]
    words.fromDay = ["from"]
    words.counts = [
      1: ["one", "a", "an"], 2: ["two", "a couple of", "a couple", "couple of"], 3: ["three"],
      4: ["four"], 5: ["five"],
      6: ["six"], 7: ["seven"], 8: ["eight"], 9: ["nine"], 10: ["ten"], 11: ["eleven"],
      12: ["twelve"], 14: ["fourteen"], 15: ["fifteen"], 20: ["twenty"], 30: ["thirty"],
      40: ["forty"], 45: ["forty-five"], 50: ["fifty"], 60: ["sixty"], 90: ["ninety"],
    ]
    words.half = ["half a", "half an", "half"]
    words.andHalf = ["and a half"]
    words.units = [
      .minute: ["min", "mins", "minute", "minutes"], .hour: ["h", "hr", "hrs", "hour", "hours"],
      .day: ["d", "day", "days"], .week: ["w", "wk", "wks", "week", "weeks"],
      .fortnight: ["fortnight", "fortnights"],
      .month: ["mo", "mos", "mth", "mths", "month", "months"],
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
    words.partsOfYesterday = [20: ["last night"], 19: ["last evening"]]
    words.spanJoints = ["to", "till", "until", "-"]
    words.spanStarts = ["from", "at", "@"]
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
    words.daysBefore = ["day"]
    words.timeFillers = ["at", "@"]
    words.fillers = ["at", "on", "@"]
    words.beforeEnds = ["until", "till", "til", "for"]
    words.unslipped = ["coming"]
    words.phrases = [
      ("every single ", "every "), ("each and every ", "every "), ("other than", "except"),
      ("at the end of", "last day of"), ("the end of", "last day of"), ("end of", "last day of"),
    ]
    words.rules = English.ruleWords
    return words
  }()

  private static var ruleWords: [String: [String]] {
    [
      "every": ["every", "each"], "other": ["other", "alternate"], "and": ["and", "&", ","],
      "to": ["to", "till", "through", "thru", "-", "–"], "on": ["on", "per"],
      "by": ["by", "due", "until"],
      "of": ["of"],
      "the": ["the"], "first": ["first"], "second": ["second"],
      "third": ["third"], "fourth": ["fourth"], "fifth": ["fifth"],
      "last": ["last"],
      "weekday": ["weekday", "weekdays", "workday", "workdays", "working", "work"],
      "except": ["except", "excluding", "but"],
      "weekend": ["weekend", "weekends"], "h": ["h", "hr", "hrs", "hour", "hours"],
      "d": ["d", "day", "days"], "w": ["w", "wk", "wks", "week", "weeks"],
      "mo": ["mo", "mos", "mth", "mths", "month", "months"],
      "y": ["y", "yr", "yrs", "year", "years"],
      "2w": ["fortnight", "fortnights", "fortnightly", "biweekly"],
      "3mo": ["quarter", "quarters", "quarterly"], "half": ["half"], "once": ["once"],
      "twice": ["twice"], "thrice": ["thrice"], "times": ["times", "time", "x"],
      "1h": ["hourly"],
      "1d": ["daily", "everyday"],
      "1w": ["weekly"], "1mo": ["monthly"], "2mo": ["bimonthly"], "1y": ["yearly", "annually"],
      "mon": ["mondays"], "tue": ["tuesdays"], "wed": ["wednesdays"], "thu": ["thursdays"],
      "fri": ["fridays"], "sat": ["saturdays"], "sun": ["sundays"],
    ]
  }

  /// The words for moods.
  package var moods: [[String]] {
    [
      ["very sad", "awful", "terrible", "miserable"], ["sad", "bad", "unhappy", "down"],
      ["neutral", "ok", "okay", "so-so", "meh", "fine"], ["happy", "good", "glad"],
      ["very happy", "great", "wonderful", "excellent"],
    ]
  }

  /// The words of quick lines.
  package var quick: QuickVocabulary { Self.quickWords }

  private static let quickWords: QuickVocabulary = {
    var words = QuickVocabulary()
    words.every = ["every", "each"]
    words.plainRules = [
      "hourly", "daily", "everyday", "weekly", "biweekly", "fortnightly", "monthly", "bimonthly",
      "quarterly",
      "yearly", "annually", "weekdays", "workdays", "weekends", "mondays", "tuesdays", "wednesdays",
      "thursdays", "fridays", "saturdays", "sundays",
    ]
    words.eachAt = [9: ["mornings"], 14: ["afternoons"], 19: ["evenings"]]
    words.due = ["due", "no later than", "not later than"]
    words.deadlines = ["by", "until", "till"]
    words.when = ["when"]
    words.last = ["last", "last done", "last time"]
    words.frequencies = ["once", "twice", "thrice"]
    words.beforePlaces = ["at", "in", "near", "by", "from", "to", "inside"]
    words.placeArticles = ["the", "my", "our", "a"]
    words.taking = ["for"]
    words.toMe = ["me"]
    words.lasting = ["for", "over"]
    words.except = ["except", "excluding", "but"]
    words.fromDone = [
      "after completion", "from completion", "after done", "after finishing", "after i do it",
    ]
    words.fromStart = ["on fixed dates"]
    words.unheld = [
      "odd week", "odd weeks", "even week", "even weeks", "odd days", "even days", "leap years",
      "till christmas", "until christmas", "by christmas",
      "till easter", "until easter", "by easter",
    ]
    words.unfinished = [
      "in", "at", "for", "to", "of", "on", "by", "from", "until", "till", "with", "except", "and",
      "or", "but", "every", "each", "before", "after", "since", "between", "during", "the", "early",
      "late", "mid", "around", "about",
    ]
    words.times = ["times", "time", "x"]
    words.start = ["start", "starting", "starting on", "starting from", "beginning"]
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
    words.noSlips = English.ordinaryWords
    return words
  }()
}

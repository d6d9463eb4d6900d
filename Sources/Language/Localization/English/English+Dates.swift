extension English {
  /// The words for dates and times.
  public var dates: DateVocabulary {
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
    words.ahead = ["in"]
    words.ago = ["ago"]
    words.units = [
      .minute: ["min", "mins", "minute", "minutes"], .hour: ["h", "hr", "hrs", "hour", "hours"],
      .day: ["d", "day", "days"], .week: ["w", "wk", "wks", "week", "weeks"],
      .month: ["mo", "mos", "month", "months"], .year: ["y", "yr", "yrs", "year", "years"],
    ]
    words.noon = ["noon"]
    words.midnight = ["midnight"]
    words.fillers = ["at", "on"]
    return words
  }
}

public import Foundation

/// Seasons: out of season a task rests, and what would be due waits for the next one (Y2).
extension Schedule {
  /// True if the task rests at an instant, since its local day is out of season.
  public func rests(at instant: Date) -> Bool {
    guard let season else { return false }
    return !season.contains(LocalDateTime(instant, in: zone).daysSinceEpoch)
  }

  /// Returns the first second of the next season if the task rests at an instant; else `nil`.
  public func restEnd(at instant: Date) -> Date? {
    guard let season else { return nil }
    let day = LocalDateTime(instant, in: zone).daysSinceEpoch
    guard !season.contains(day) else { return nil }
    return season.firstDay(after: day).map { Self.midnight(of: $0).firstSecond(in: zone) }
  }

  /// Returns the due moment that an occurrence has at an instant because its season has ended
  /// before it was done: on the first day of the season that lasts then, or of the next one, at the
  /// same time of day; `nil` if it is due as ever.
  public func carried(
    from state: RecurrenceState, moved: LocalDateTime? = nil, now: Date
  ) -> LocalDateTime? {
    guard let season, let due = countdown(at: state, moved: moved)?.due, due < now else {
      return nil
    }
    let wall = LocalDateTime(due, in: zone)
    let today = LocalDateTime(now, in: zone).daysSinceEpoch
    guard let end = season.lastDay(from: wall.daysSinceEpoch), end < today,
      let first = season.contains(today)
        ? season.firstDay(upTo: today) : season.firstDay(after: today)
    else { return nil }
    return wall.addingDays(first - wall.daysSinceEpoch)
  }

  /// Returns the instant from which on an occurrence that is due at another is carried into the
  /// next season if it was not done; `nil` if it never is.
  public func carries(dueAt due: Date) -> Date? {
    guard let season else { return nil }
    return season.lastDay(from: LocalDateTime(due, in: zone).daysSinceEpoch).map {
      Self.midnight(of: $0 + 1).firstSecond(in: zone)
    }
  }

  /// Returns a moment that is in season: the one given, or its time of day on the first day of the
  /// next season.
  ///
  /// A window that has opened in one season is due on the first day of the next one at the latest.
  func inSeason(
    _ moment: LocalDateTime, openedAt opening: LocalDateTime? = nil
  ) -> LocalDateTime {
    guard let season else { return moment }
    let day = moment.daysSinceEpoch
    if let opening, season.contains(opening.daysSinceEpoch),
      let end = season.lastDay(from: opening.daysSinceEpoch), end < day,
      let first = season.firstDay(after: end)
    {
      return moment.addingDays(first - day)
    }
    guard !season.contains(day), let first = season.firstDay(after: day) else { return moment }
    return moment.addingDays(first - day)
  }

  /// Returns when a countdown that is due at a moment in season opens, given when it would open in
  /// a whole year.
  ///
  /// A window opens with the next season; all else opens before no first day.
  func openingInSeason(
    _ opening: LocalDateTime, isWindow: Bool, dueAt due: LocalDateTime
  ) -> LocalDateTime {
    guard let season else { return opening }
    if isWindow {
      guard !season.contains(opening.daysSinceEpoch) else { return opening }
      return season.firstDay(after: opening.daysSinceEpoch).map(Self.midnight) ?? opening
    }
    return season.firstDay(upTo: due.daysSinceEpoch).map { max(opening, Self.midnight(of: $0)) }
      ?? opening
  }

  /// Returns the same of an instant.
  func openingInSeason(
    _ opening: Date, isWindow: Bool, dueAt due: LocalDateTime
  ) -> Date {
    guard season != nil else { return opening }
    let wall = LocalDateTime(opening, in: zone)
    let inSeason = openingInSeason(wall, isWindow: isWindow, dueAt: due)
    return inSeason == wall ? opening : inSeason.firstSecond(in: zone)
  }

  static func midnight(of day: Int) -> LocalDateTime { LocalDateTime(wallSeconds: day * 86_400) }
}

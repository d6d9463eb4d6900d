public import Geo

/// Reports that are known beforehand.
extension RegionWatch {
  /// Takes in reports one after the other, and hands on what came of them, by index.
  ///
  /// Those that it does not name became fixes of which nothing came. The same as to `take(_:)` each of them, but faster: reports that are
  /// known beforehand are followed region by region (`Leg`).
  @inlinable
  public mutating func take<Reports: Collection<FixReport>>(
    _ reports: Reports, _ body: (Reports.Index, Sighting) -> Void
  ) {
    // Here rather than in the watch, so that it stays in the processor's registers.
    var stretch = self.stretch
    var isAfterLeg = false
    var index = reports.startIndex
    while index != reports.endIndex {
      let plain = PlainReport(reports[index], within: stretch.limits)
      if let plain, stretch.passesOver(plain) {
        isAfterLeg = false
        reports.formIndex(after: &index)
        continue
      }
      self.stretch = stretch
      // Where a leg has just led, a glance is seldom worth while.
      if let plain, isAfterLeg || !glances(at: plain) {
        if followsLegs(from: plain.time, isAfterLeg: isAfterLeg),
          case let count = followLeg(ofFirst: read(reports, from: index)), count > 0
        {
          handOnLeg(of: reports, from: index, body)
          reports.formIndex(&index, offsetBy: count)
          isAfterLeg = true
          stretch = self.stretch
          continue
        }
        body(index, look(at: reports[index]))
      } else if plain == nil {
        body(index, look(at: reports[index]))
      }
      isAfterLeg = false
      stretch = self.stretch
      reports.formIndex(after: &index)
    }
    self.stretch = stretch
  }

  /// Hands on what came of a leg that begins with the report of an index.
  @inlinable
  mutating func handOnLeg<Reports: Collection<FixReport>>(
    of reports: Reports, from start: Reports.Index, _ body: (Reports.Index, Sighting) -> Void
  ) {
    while let (number, observation) = legLog.popFirst() {
      let index = reports.index(start, offsetBy: number)
      if let fix = PlainReport(reports[index], within: limits)?.fix {
        body(index, .seen(fix, observation))
      }
    }
  }

  /// The fix that a report became that was passed over.
  @inlinable
  public func passedOverFix(of report: FixReport) -> Fix? {
    PlainReport(report, within: limits)?.fix
  }

  /// Reads as many plain reports from an index on as fit into a leg, and tells how many.
  @inlinable
  mutating func read<Reports: Collection<FixReport>>(
    _ reports: Reports, from start: Reports.Index
  ) -> Int {
    let limits = limits
    var index = start
    return leg.read {
      guard index != reports.endIndex else { return nil }
      defer { reports.formIndex(after: &index) }
      return PlainReport(reports[index], within: limits)
    }
  }

  /// Whether reports from a time on may be followed as a leg; unless one has just ended there, after a glance in vain.
  // Mutating, because the whole watch would be copied else.
  @usableFromInline
  mutating func followsLegs(from time: Double, isAfterLeg: Bool) -> Bool {
    if !isAfterLeg {
      // The report passes the gate, and is not too far for a leg.
      guard let step = glimpsed?.stepMeters, step <= knownMonitor.legMeters else { return false }
    }
    return knownMonitor.followsLegs(from: time)
  }

  /// Follows as many of the reports read, one after the other, as make a leg of the track; tells how many, and what came of them to `legLog`.
  @usableFromInline
  mutating func followLeg(ofFirst count: Int) -> Int {
    if let last = stretch.lastPassedOver {
      knownGate.follow(last)
      knownMonitor.passOver(stretch.count, until: last)
      stretch.count = 0
    }
    leg.begin(ofFirst: count, after: stretch, within: knownMonitor.legMeters)
    guard !leg.isEmpty, let last = leg.lastReport.fix else { return 0 }
    glimpsed = nil
    knownMonitor.follow(leg, into: &legLog)
    legs += 1
    knownGate.follow(last)
    stretch = PlainStretch(
      zone: knownMonitor.zone(limitedBy: limits), limits: limits, after: last)
    return leg.count
  }
}

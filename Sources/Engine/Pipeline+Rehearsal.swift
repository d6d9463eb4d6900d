import Foundation
public import Geo
import Regions
import Reminders

/// Recordings that are only tried out.
extension Pipeline {
  /// Takes reports of a recording one after the other, as `receive` does, and returns what they brought about, in order.
  ///
  /// Faster, but for rehearsals only: while a report is being handled, the track is already known further on, and what is committed with it
  /// tells so. Of a store that somebody opens again nothing may be lost in between (S1).
  ///
  /// - Throws: what the store throws.
  public mutating func rehearse(_ reports: [FixReport]) throws -> [PipelineEvent] {
    guard !settings.recordsPositions else { return try reports.flatMap { try receive($0) } }
    isHolding = false
    let reports = reports.filter { !isRepeated($0) }
    var sightings: [(index: Int, sighting: RegionWatch.Sighting)] = []
    watch.take(reports) { sightings.append(($0, $1)) }
    var events: [PipelineEvent] = []
    var next = 0
    for (index, sighting) in sightings {
      events += try followPassedOver(reports[next..<index])
      events += try follow(sighting, of: reports[index])
      next = index + 1
    }
    return events + (try followPassedOver(reports[next...]))
  }

  /// Follows fixes of which no region says anything: all of them during a visit, else those at which time brings something about, and the last.
  private mutating func followPassedOver(
    _ reports: ArraySlice<FixReport>
  ) throws -> [PipelineEvent] {
    acceptedFixes += reports.count
    var events: [PipelineEvent] = []
    for index in reports.indices {
      // The fix before it too, so that the time between them is what it was.
      let nextTime = index + 1 < reports.endIndex ? reports[index + 1].time : nil
      let counts =
        engine.isVisiting || engine.isDue(at: reports[index].time) || engine.isDue(at: nextTime)
      guard counts || nextTime == nil, let fix = watch.passedOverFix(of: reports[index]) else {
        continue
      }
      events += try follow(fix, Observation())
    }
    return events
  }
}

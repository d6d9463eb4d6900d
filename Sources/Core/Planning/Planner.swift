import Foundation

/// Packs the tasks of a day: earliest fit in a fixed order, with the repair of D7.
///
/// Earliest fit can be explained to a user; the best packing with release times and without
/// splitting is NP-hard (Garey and Johnson, SS1).
struct Planner {
  let order: PlanOrder
  private(set) var blocks: [PlanBlock]
  private(set) var unplanned: [UnplannedTask] = []
  private(set) var free: [Span] = []

  private let begin: Double
  private let now: Double
  private let currentPlaces: Set<Int64>
  /// The flexible tasks, in their order.
  private let jobs: [PlanJob]
  private let gaps: Gaps
  /// When a fixed or pinned block calls the user away from here.
  private let leaving: Double

  /// A job with its time in one pass; without one it was not placed.
  private struct Placement {
    let job: Int
    let start: Double?
    let needsTrip: Bool
    /// True if it was not placed because its places are closed.
    var isClosed = false
  }

  /// The free time and the position of the user during a pass.
  private struct Pass {
    var gaps: Gaps
    var leaving: Double
  }

  init(_ input: Plan.Input) {
    let order = PlanOrder(emotion: input.emotion)
    let standing = input.tasks.compactMap(FixedBlock.init)
    let begin = input.begin.seconds
    let end = max(begin, input.end.seconds)
    let (now, currentPlaces) = (input.now.seconds, input.currentPlaces)
    self.order = order
    self.begin = begin
    self.now = now
    self.currentPlaces = currentPlaces
    blocks = FixedBlock.withConflicts(standing)
    gaps = Gaps(of: Span(start: begin, end: end), without: standing.map(\.span))
    leaving = standing.reduce(end) { leaving, block in
      guard let places = block.task.places, block.span.start >= now,
        places.isDisjoint(with: currentPlaces)
      else { return leaving }
      return min(leaving, block.span.start)
    }
    var presence = Presence(standing, expected: input.expectedPresences)
    let openings = input.openings.mapValues { stretches in
      stretches.map { Span(start: $0.start.seconds, end: $0.end.seconds) }
    }
    var jobs: [PlanJob] = []
    for task in input.tasks where task.timing == .flexible {
      jobs.append(
        PlanJob(
          task, begin: begin, currentPlaces: currentPlaces, presence: &presence,
          openings: openings))
    }
    self.jobs = jobs.sorted { $0.task.precedes($1.task, in: order) }
  }

  /// Packs until no task that could meet its deadline misses it without having been promoted.
  mutating func pack() {
    var promoted: [Int] = []
    var isPromoted = Array(repeating: false, count: jobs.count)
    while let job = pass(promoted, isPromoted) {
      let index = promoted.firstIndex { jobs[job].precedes(jobs[$0]) } ?? promoted.endIndex
      promoted.insert(job, at: index)
      isPromoted[job] = true
    }
    blocks.sort { ($0.start, $0.id) < ($1.start, $1.id) }
  }

  /// Packs once, the promoted jobs first; returns the first job that has to be promoted, or `nil`
  /// after a pass that stands.
  private mutating func pass(_ promoted: [Int], _ isPromoted: [Bool]) -> Int? {
    var pass = Pass(gaps: gaps, leaving: leaving)
    var placements: [Placement] = []
    placements.reserveCapacity(jobs.count)
    for job in promoted { placements.append(place(job, &pass)) }
    for job in jobs.indices where !isPromoted[job] {
      let placement = place(job, &pass)
      let isMissed = placement.start.map { jobs[job].isLate(at: $0) } ?? true
      if isMissed, canMeetDeadline(jobs[job]) { return job }
      placements.append(placement)
    }
    free = pass.gaps.gaps
    var missing: [Int: UnplannedTask] = [:]
    for placement in placements {
      let job = jobs[placement.job]
      if let start = placement.start {
        blocks.append(job.block(at: start, needsTrip: placement.needsTrip))
      } else {
        missing[placement.job] = job.missing(isClosed: placement.isClosed)
      }
    }
    unplanned = jobs.indices.compactMap { missing[$0] }
    return nil
  }

  private func canMeetDeadline(_ job: PlanJob) -> Bool {
    job.deadline < .infinity && job.deadline - job.task.seconds >= begin
  }

  /// Gives a job the earliest gap that holds all of it, where the user will be if it has places.
  private func place(_ index: Int, _ pass: inout Pass) -> Placement {
    let job = jobs[index]
    let length = job.task.seconds
    guard let windows = job.windows else {
      return Placement(
        job: index, start: pass.gaps.take(length, notBefore: job.earliest), needsTrip: false)
    }
    let (start, needsTrip) = take(job, job.hours?.windows ?? windows, job.hours, &pass)
    var isClosed = false
    if start == nil, let hours = job.hours {
      // A copy of the gaps: would it have a time if its places were open?
      var probe = pass
      isClosed = hours.anywhere?.isEmpty == true || take(job, windows, nil, &probe).start != nil
    }
    if let start, start >= now, !job.isHere { pass.leaving = min(pass.leaving, start) }
    return Placement(job: index, start: start, needsTrip: needsTrip, isClosed: isClosed)
  }

  /// Takes the earliest gap for a job where the user will be, else, for one that is due, any in
  /// which one of its places is open.
  private func take(
    _ job: PlanJob, _ windows: [Span], _ hours: JobHours?, _ pass: inout Pass
  ) -> (start: Double?, needsTrip: Bool) {
    var windows = windows
    let length = job.task.seconds
    if job.isHere, now < pass.leaving {
      let here = [Span(start: now, end: pass.leaving)]
      windows = Span.union((hours?.here.map { Span.common(here, $0) } ?? here) + windows)
    }
    let isDue = job.task.urgency == .due
    if isDue, job.deadline < .infinity {
      // Coming by too late is no reason to wait for it.
      windows = windows.map { Span(start: $0.start, end: min($0.end, job.deadline)) }
    }
    if let start = pass.gaps.take(length, notBefore: job.earliest, within: windows) {
      return (start, false)
    }
    guard isDue else { return (nil, false) }
    let start =
      hours?.anywhere.map { pass.gaps.take(length, notBefore: job.earliest, within: $0) }
      ?? pass.gaps.take(length, notBefore: job.earliest)
    return (start, start != nil)
  }
}

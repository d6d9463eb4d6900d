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
    var jobs: [PlanJob] = []
    for task in input.tasks where task.timing == .flexible {
      jobs.append(PlanJob(task, begin: begin, currentPlaces: currentPlaces, presence: &presence))
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
    var isMissing = Array(repeating: false, count: jobs.count)
    for placement in placements {
      if let start = placement.start {
        blocks.append(jobs[placement.job].block(at: start, needsTrip: placement.needsTrip))
      } else {
        isMissing[placement.job] = true
      }
    }
    unplanned = jobs.indices.filter { isMissing[$0] }.map { jobs[$0].missing }
    return nil
  }

  private func canMeetDeadline(_ job: PlanJob) -> Bool {
    job.deadline < .infinity && job.deadline - job.task.seconds >= begin
  }

  /// Gives a job the earliest gap that holds all of it, where the user will be if it has places.
  private func place(_ index: Int, _ pass: inout Pass) -> Placement {
    let job = jobs[index]
    let length = job.task.seconds
    guard var windows = job.windows else {
      return Placement(
        job: index, start: pass.gaps.take(length, notBefore: job.earliest), needsTrip: false)
    }
    if job.isHere, now < pass.leaving {
      windows = Span.union([Span(start: now, end: pass.leaving)] + windows)
    }
    let isDue = job.task.urgency == .due
    if isDue, job.deadline < .infinity {
      // Coming by too late is no reason to wait for it.
      windows = windows.map { Span(start: $0.start, end: min($0.end, job.deadline)) }
    }
    var start = pass.gaps.take(length, notBefore: job.earliest, within: windows)
    let needsTrip = start == nil && isDue
    if needsTrip { start = pass.gaps.take(length, notBefore: job.earliest) }
    if let start, start >= now, !job.isHere { pass.leaving = min(pass.leaving, start) }
    return Placement(job: index, start: start, needsTrip: needsTrip && start != nil)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Planning

/// Whole numbers that repeat themselves.
struct Numbers {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }
}

/// A second opinion on small days: minutes in an array, tried one after the other.
struct BruteForce {
  let begin: Int
  let end: Int
  let fixed: [(start: Int, length: Int)]

  /// A flexible task in minutes of the day.
  struct Job {
    let id: Int64
    let length: Int
    let key: [Int]
    let deadline: Int?
    let notBefore: Int
  }

  /// Returns the starts of the jobs that have room.
  func pack(_ jobs: [Job]) -> [Int64: Int] {
    let ordered = jobs.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var promoted: [Job] = []
    while true {
      promoted.sort { ($0.deadline ?? 0, $0.id) < ($1.deadline ?? 0, $1.id) }
      let rest = ordered.filter { job in !promoted.contains { $0.id == job.id } }
      let starts = earliestFits(promoted + rest)
      let violator = rest.first { job in
        guard let deadline = job.deadline, deadline - job.length >= begin else { return false }
        guard let start = starts[job.id] else { return true }
        return start + job.length > deadline
      }
      guard let violator else { return starts }
      promoted.append(violator)
    }
  }

  private func earliestFits(_ jobs: [Job]) -> [Int64: Int] {
    var taken = Array(repeating: false, count: 1440)
    for block in fixed {
      for minute in block.start..<block.start + block.length where minute < 1440 {
        taken[minute] = true
      }
    }
    var starts: [Int64: Int] = [:]
    for job in jobs {
      var start = max(begin, job.notBefore)
      while start + job.length <= end {
        if !taken[start..<start + job.length].contains(true) {
          for minute in start..<start + job.length { taken[minute] = true }
          starts[job.id] = start
          break
        }
        start += 1
      }
    }
    return starts
  }
}

@Suite struct OracleTests {
  @Test(arguments: 0..<400)
  func `Random days are packed as by trying every minute`(_ seed: Int) throws {
    var numbers = Numbers(seed: UInt64(seed) + 1)
    let midnight = try clock("00:00")
    func date(_ minute: Int) -> Date { midnight.addingTimeInterval(Double(minute) * 60) }
    let (begin, end) = (480 + 5 * numbers.next(0...24), 840)
    var tasks: [PlanTask] = []
    var blocks: [(start: Int, length: Int)] = []
    for id in 0..<numbers.next(0...4) {
      let block = (start: numbers.next(420...840), length: numbers.next(5...90))
      blocks.append(block)
      let (start, length) = (date(block.start), Double(block.length))
      tasks.append(
        numbers.next(0...1) == 0
          ? fixed(Int64(100 + id), start, minutes: length)
          : pinned(Int64(100 + id), start, minutes: length))
    }
    let emotion = [nil, 1, 3][numbers.next(0...2)]
    var jobs: [BruteForce.Job] = []
    for id in 1...numbers.next(1...12) {
      let urgency = PlanUrgency.allCases[numbers.next(0...2)]
      let (priority, difficulty) = (numbers.next(0...2), numbers.next(1...5))
      let length = numbers.next(1...60)
      let deadline = numbers.next(0...2) == 0 ? numbers.next(begin + 1...end - 1) : nil
      let notBefore = urgency == .open && numbers.next(0...1) == 0 ? numbers.next(480...840) : 0
      tasks.append(
        task(
          Int64(id), minutes: Double(length), urgency, priority: priority, difficulty: difficulty,
          deadline: deadline.map(date), notBefore: notBefore > 0 ? date(notBefore) : nil))
      let hardness = emotion.map { $0 >= 2 ? -difficulty : difficulty } ?? 0
      jobs.append(
        BruteForce.Job(
          id: Int64(id), length: length,
          key: [urgency.rawValue, hardness, priority, deadline ?? 9999, id], deadline: deadline,
          notBefore: notBefore))
    }
    let input = Plan.Input(
      tasks: tasks, now: date(begin), begin: date(begin), end: date(end), emotion: emotion)
    let plan = Plan(input)
    let starts = BruteForce(begin: begin, end: end, fixed: blocks).pack(jobs)

    let flexible = plan.blocks.filter { $0.kind == .flexible }
    #expect(
      Dictionary(uniqueKeysWithValues: flexible.map { ($0.id, $0.start) })
        == starts.mapValues(date))
    #expect(Set(plan.unplanned.map(\.id)) == Set(jobs.map(\.id)).subtracting(starts.keys))
    for job in jobs {
      guard let start = starts[job.id], let deadline = job.deadline else { continue }
      let block = flexible.first { $0.id == job.id }
      #expect(block?.isLate == (start + job.length > deadline))
    }
    // The same input gives the same plan, in whatever order the tasks come.
    var shuffled = input
    shuffled.tasks.reverse()
    #expect(Plan(shuffled) == plan)
    for block in flexible {
      #expect(block.start >= input.begin && block.end <= input.end)
      for other in plan.blocks where other != block {
        #expect(block.end <= other.start || other.end <= block.start)
      }
    }
  }
}

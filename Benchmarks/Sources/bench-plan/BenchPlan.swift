import Foundation
import Measuring
import Planning

/// Plans of one day per second.
///
///     bench-plan [--flexible 200] [--fixed 20] [--deadlines 10]
///
/// A day from 08:00 to 22:00 with tasks of 5 to 120 minutes; of each hundred flexible ones, so many
/// as `--deadlines` says have a deadline, and a tenth has a place.
@main
struct BenchPlan {
  static func main() {
    let arguments = Arguments()
    let flexible = arguments.number("flexible", default: 200)
    let fixed = arguments.number("fixed", default: 20)
    let deadlines = arguments.number("deadlines", default: 10)
    let input = day(flexible: flexible, fixed: fixed, deadlines: deadlines)
    var blocks = 0
    let passes = Passes(from: 0, least: 5) { (_: inout Int) in blocks = Plan(input).blocks.count }
    var line = Line("passby")
    line.add("flexible", flexible)
    line.add("fixed", fixed)
    line.add("deadlines", deadlines)
    line.add("blocks", blocks)
    line.add("run_s", passes.median, places: 6)
    line.add("ms_each", passes.bestProcessor * 1000, places: 3)
    line.print()
  }

  private static func day(flexible: Int, fixed: Int, deadlines: Int) -> Plan.Input {
    var random = Random(seed: 7)
    let start = Date(timeIntervalSince1970: 1_772_434_800)
    let end = start.addingTimeInterval(14 * 3600)
    func minutes(_ range: ClosedRange<Double>) -> Double {
      (random.uniform(range) / 5).rounded() * 300
    }
    var tasks: [PlanTask] = []
    for id in 0..<fixed {
      let begin = start.addingTimeInterval(minutes(0...780))
      var task = PlanTask(
        id: Int64(id + 1), timing: .fixed(begin), seconds: minutes(5...30))
      task.places = id % 3 == 0 ? [Int64(id % 5)] : nil
      tasks.append(task)
    }
    for number in 0..<flexible {
      var task = PlanTask(id: Int64(fixed + number + 1), seconds: minutes(5...120))
      task.urgency = PlanUrgency.allCases[number % 3]
      task.priority = number % 3
      task.difficulty = 1 + number % 5
      task.due = start.addingTimeInterval(minutes(60...840))
      if number % 100 < deadlines { task.deadline = task.due }
      if number % 10 == 9 { task.places = [Int64(number % 5)] }
      if task.urgency == .open { task.notBefore = start.addingTimeInterval(minutes(0...600)) }
      tasks.append(task)
    }
    return Plan.Input(
      tasks: tasks, now: start, begin: start, end: end, emotion: 3, currentPlaces: [1])
  }
}

import Foundation
import Testing

@testable import Planning

@Suite struct PlanOrderTests {
  @Test(arguments: [
    (nil as Int?, "due_first"), (0, "easy_first"), (1, "easy_first"), (2, "hard_first"),
    (3, "hard_first"), (4, "hard_first"),
  ])
  func `The emotion chooses the order`(_ emotion: Int?, _ order: String) {
    #expect(PlanOrder(emotion: emotion).rawValue == order)
  }

  /// A published flowchart of adaptive planning: what the user feels, what is left to do, and
  /// when the next fixed task begins.
  @Test(arguments: [
    // Emotion, minutes until the fixed task, the order of the flexible ones, and the advice.
    (0, nil as Double?, "1 2 3", "practice" as String?), (1, nil, "1 2 3", "practice"),
    (0, 10, "1 2 3", "practice"), (1, 9, "1 2 3", "support"), (2, 9, "3 2 1", nil),
    (3, nil, "3 2 1", nil), (4, 10, "3 2 1", nil),
  ])
  func `The flowchart of adaptive planning`(
    _ emotion: Int, _ fixedIn: Double?, _ order: String, _ advice: String?
  ) throws {
    var tasks = [
      task(1, minutes: 15, difficulty: 1), task(2, minutes: 15, difficulty: 3),
      task(3, minutes: 15, difficulty: 5),
    ]
    let now = try clock("08:00")
    if let fixedIn { tasks.append(fixed(9, now.addingTimeInterval(fixedIn * 60), minutes: 60)) }
    let plan = try plan(tasks, emotion: emotion)
    let flexible = plan.blocks.filter { $0.kind == .flexible }.map { String($0.id) }
    #expect(flexible.joined(separator: " ") == order)
    #expect(PlanAdvice.advice(to: emotion, at: now, blocks: plan.blocks)?.rawValue == advice)
  }

  @Test func `Without an emotion: class, priority, due, number`() throws {
    let noon = try clock("12:00")
    let tasks = [
      task(1, .undated, priority: 0), task(2, .open, priority: 2), task(3, .open, priority: 0),
      task(4, .due, priority: 1, due: nil), task(5, .due, priority: 1, due: noon),
      task(6, .due, priority: 0, difficulty: 1), task(7, .due, priority: 0, difficulty: 5),
    ]
    #expect(try plan(tasks).blocks.map(\.id) == [6, 7, 5, 4, 3, 2, 1])
  }

  @Test func `With an emotion: class, difficulty, priority, due, number`() throws {
    let noon = try clock("12:00")
    let tasks = [
      task(1, .undated, difficulty: 5), task(2, difficulty: 2, due: noon), task(3, difficulty: 2),
      task(4, priority: 0, difficulty: 2), task(5, difficulty: 4), task(6, difficulty: 2),
    ]
    #expect(try plan(tasks, emotion: 3).blocks.map(\.id) == [5, 4, 2, 3, 6, 1])
    #expect(try plan(tasks, emotion: 1).blocks.map(\.id) == [4, 2, 3, 6, 5, 1])
  }

  @Test(arguments: [
    ("07:00", true, "due"), ("23:59:59", false, "due"), (nil as String?, false, "undated"),
    (nil, true, "open"),
  ])
  func `Due before the date ends comes before open, and open before undated`(
    _ due: String?, _ isOpen: Bool, _ urgency: String
  ) throws {
    let end = try at("2026-03-03T00:00")
    let result = PlanUrgency(due: try due.map(clock), dayEnds: end, isOpen: isOpen)
    #expect("\(result)" == urgency)
    #expect(PlanUrgency(due: end, dayEnds: end, isOpen: true) == .open)
  }
}

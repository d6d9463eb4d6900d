import Foundation
import Testing

@testable import Planning

@Suite struct AdviceTests {
  @Test(arguments: [
    (600.0, "practice"), (599.0, "support"), (0.0, "support"), (3600.0, "practice"),
  ])
  func `Ten minutes before a fixed block leave time for a practice`(
    _ seconds: Double, _ advice: String
  ) throws {
    let now = try clock("10:00")
    let meeting = PlanBlock(
      id: 1, kind: .fixed, start: now.addingTimeInterval(seconds),
      end: now.addingTimeInterval(seconds + 60))
    for emotion in 0...1 {
      #expect(
        PlanAdvice.advice(to: emotion, at: now, blocks: [meeting])?.rawValue == advice)
    }
    for emotion in 2...4 {
      #expect(PlanAdvice.advice(to: emotion, at: now, blocks: [meeting]) == nil)
    }
  }

  @Test(arguments: [PlanBlock.Kind.flexible, .pinned])
  func `Before a block that can wait there is time`(_ kind: PlanBlock.Kind) throws {
    let now = try clock("10:00")
    let blocks = [
      PlanBlock(id: 1, kind: kind, start: now, end: now.addingTimeInterval(60)),
      PlanBlock(
        id: 2, kind: .fixed, start: now.addingTimeInterval(60), end: now.addingTimeInterval(120)),
    ]
    #expect(PlanAdvice.advice(to: 0, at: now, blocks: blocks) == .practice)
  }

  @Test func `Inside a fixed block there is no time for a practice`() throws {
    let now = try clock("10:00")
    let block = PlanBlock(
      id: 1, kind: .fixed, start: now.addingTimeInterval(-60), end: now.addingTimeInterval(1))
    #expect(PlanAdvice.advice(to: 0, at: now, blocks: [block]) == .support)
    #expect(PlanAdvice.advice(to: 0, at: block.end, blocks: [block]) == .practice)
  }

  @Test func `Nothing comes next: a practice`() throws {
    #expect(PlanAdvice.advice(to: 1, at: try clock("10:00"), blocks: []) == .practice)
  }

  @Test func `The task just done is not what comes next`() throws {
    let now = try clock("10:00")
    let soon = PlanBlock(
      id: 7, kind: .fixed, start: now.addingTimeInterval(60), end: now.addingTimeInterval(120))
    #expect(PlanAdvice.advice(to: 0, at: now, blocks: [soon], justDone: 7) == .practice)
    #expect(PlanAdvice.advice(to: 0, at: now, blocks: [soon], justDone: 8) == .support)
  }
}

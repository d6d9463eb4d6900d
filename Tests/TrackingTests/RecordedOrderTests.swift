import Foundation
import TestSupport
import Testing
import Tracking

/// Times of recorded positions that are ahead of the others (case P4).
struct RecordedOrderTests {
  /// Plays seconds after a beginning, read at `present`; returns those that are in order, those of
  /// the future and those that are contradicted.
  private func play(
    _ seconds: [Double?], present: Double = 1e6
  ) -> (kept: [Double?], future: [Double], contradicted: [Double]) {
    let begin = Date("2026-03-02T12:00:00Z")
    var order = RecordedOrder<Double?>(present: begin.addingTimeInterval(present))
    var result: (kept: [Double?], future: [Double], contradicted: [Double]) = ([], [], [])
    func take(_ element: Double?, _ fault: RecordedTimeFault?) {
      switch fault {
      case nil: result.kept.append(element)
      case .future: result.future.append(element ?? .nan)
      case .contradicted: result.contradicted.append(element ?? .nan)
      }
    }
    for second in seconds {
      order.add(second, at: second.map { begin.addingTimeInterval($0) }, take)
    }
    order.finish(take)
    return result
  }

  private static let track = (0..<291).map { Double($0) }

  @Test(arguments: [0, 1, 19, 150, 289, 290])
  func `one time of the future is left out, wherever it stands`(index: Int) {
    var seconds = Self.track
    seconds[index] = 5e8
    let played = play(seconds)
    #expect(played.future == [5e8] && played.contradicted.isEmpty)
    #expect(played.kept.count == 290)
  }

  @Test(arguments: [0, 1, 19, 150, 240], [1, 3, 12])
  func `times ahead of those that follow are left out`(index: Int, count: Int) {
    var seconds = Self.track
    for offset in index..<(index + count) { seconds[offset] += 40_000 }
    let played = play(seconds)
    #expect(played.contradicted.count == count)
    #expect(played.kept.count + played.contradicted.count == 291)
    #expect(played.kept.compactMap(\.self) == played.kept.compactMap(\.self).sorted())
  }

  @Test func `a recording of a computer whose clock is behind is played whole`() {
    #expect(play(Self.track, present: -86_400).kept.count == 291)
  }

  @Test func `what comes late is passed on, and so is what has no time`() {
    let seconds: [Double?] = [0, 1, 2, nil, 1, 3, 4]
    #expect(play(seconds).kept == seconds)
    let descending = Self.track.reversed().map { Optional($0) }
    #expect(play(descending).kept == descending)
  }

  @Test func `a pause, a day and equal times are no faults`() {
    let seconds: [Double?] = [0, 0, 1, 5000, 5000, 90_000, 90_001, 400_000]
    #expect(play(seconds).kept.count == 8)
  }

  @Test func `all that is later than the present is left out at the end`() {
    let seconds = Self.track + (0..<100).map { 5e8 + Double($0) }
    let played = play(seconds)
    #expect(played.kept.count == 291 && played.future.count == 100)
  }
}

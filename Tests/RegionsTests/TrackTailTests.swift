import Foundation
import Testing

@testable import Regions

struct TrackTailTests {
  private func tail(_ fixes: [(seconds: Double, accuracy: Double)]) -> TrackTail {
    var tail = TrackTail()
    for fix in fixes {
      tail.append(TrackPoint(Ground().fix(at: fix.seconds, east: 0, accuracy: fix.accuracy)))
    }
    return tail
  }

  private func seconds(_ point: TrackPoint?) -> Double? {
    point.map { $0.time - Ground.start.timeIntervalSinceReferenceDate }
  }

  @Test
  func `the tail of the track is one fix long while every region can use every fix`() {
    #expect(tail([(0, 10), (1, 30), (2, 50), (3, 20)]).points.count == 1)
  }

  @Test(arguments: [(50, 1), (60, 1), (80, 4), (200, 5), (500, 6)] as [(Double, Double)])
  func `the tail of the track finds the last fix that a region can use`(
    _ limit: Double, found: Double
  ) {
    let tail = tail([(0, 70), (1, 40), (2, 75), (3, 300), (4, 80), (5, 150), (6, 400)])
    #expect(seconds(tail.last(usableUpTo: limit)) == found)
  }

  @Test
  func `the tail of the track finds nothing where no fix was usable`() {
    #expect(tail([(0, 70), (1, 90)]).last(usableUpTo: 50) == nil)
  }

  @Test
  func
    `the tail of the track forgets what is older than 120 s, but not the most widely usable fix`()
  {
    let tail = tail([(0, 20), (1, 60), (2, 70), (122, 80)])
    #expect(tail.points.map { seconds($0) } == [0, 2, 122])
  }

  @Test
  func `the tail of the track measures the longest segment of at most 60 s`() {
    var tail = TrackTail()
    let ground = Ground()
    tail.append(TrackPoint(ground.fix(at: 0, east: 0)))
    tail.append(TrackPoint(ground.fix(at: 30, east: 100, accuracy: 60)))
    let near = tail.longestSegment(endingIn: TrackPoint(ground.fix(at: 60, east: 140)))
    #expect(abs(near - 140) < 0.01)
    let late = tail.longestSegment(endingIn: TrackPoint(ground.fix(at: 61, east: 140)))
    #expect(abs(late - 40) < 0.01)
    #expect(tail.longestSegment(endingIn: TrackPoint(ground.fix(at: 91, east: 0))) == 0)
  }
}

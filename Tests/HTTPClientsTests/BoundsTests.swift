import Testing

@testable import HTTPClients

/// Limits that protect memory and services.
struct BoundsTests {
  private static let start = ContinuousClock.now

  @Test
  func `whoever would wait longer than four seconds is turned away`() {
    var pace = RequestPace()
    let waits = (0..<7).map { _ in pace.book(at: Self.start) }
    #expect(waits == [.zero, .seconds(1), .seconds(2), .seconds(3), .seconds(4), nil, nil])
    #expect(pace.book(at: Self.start.advanced(by: .seconds(3))) == .seconds(2))
    #expect(pace.book(at: Self.start.advanced(by: .seconds(99))) == .zero)
  }

  @Test
  func `the oldest answers go when there are too many`() {
    var cache = AnswerCache(capacity: 3)
    for index in 0..<9 {
      cache.keep(
        GeocodingResult(found: [], licence: "\(index)", host: "h"), to: "\(index)",
        at: Self.start.advanced(by: .seconds(index)))
    }
    let now = Self.start.advanced(by: .seconds(9))
    #expect(cache.count == 3)
    #expect(cache.answer(to: "5", at: now) == nil)
    #expect(cache.answer(to: "8", at: now)?.attribution == "8")
  }
}

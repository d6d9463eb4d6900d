import Testing

@testable import Regions

struct SpanTests {
  @Test(
    arguments: [
      (1.999, false, false), (1.999_6, true, false), (2, true, false), (2.000_4, true, false),
      (2.001, true, true),
    ] as [(Double, Bool, Bool)])
  func `a span is compared at the resolution of fix times`(
    _ seconds: Double, isAtLeast: Bool, exceeds: Bool
  ) {
    let span = Span(from: 10, to: 10 + seconds)
    #expect(span.isAtLeast(2) == isAtLeast)
    #expect(span.exceeds(2) == exceeds)
  }
}

/// A stretch of time from `start` up to, not including, `end`, in seconds of one common origin.
struct Span: Hashable {
  var start: Double
  var end: Double

  /// Returns spans in order, those that touch or overlap joined; empty ones are left out.
  static func union(_ spans: [Span]) -> [Span] {
    var joined: [Span] = []
    for span in spans.filter({ $0.start < $0.end }).sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, span.start <= last.end {
        joined[joined.count - 1].end = max(last.end, span.end)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}

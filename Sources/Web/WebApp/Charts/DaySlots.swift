import Application

/// The days of a chart, put together where there are more than marks that can be told apart.
struct DaySlots {
  /// The days of each mark, in order.
  let spans: [ClosedRange<Int>]
  private let length: Int

  /// The most marks beside each other: each is at least 6 pixels wide on a phone.
  static let most = 40
  /// How many days may share a mark.
  private static let lengths = [1, 2, 7, 14, 28, 91, 182, 364]

  /// Creates the marks of a period.
  init(_ period: ClosedRange<Int>) {
    let length =
      Self.lengths.first { period.count <= $0 * Self.most } ?? (period.count / Self.most + 1)
    self.length = length
    spans = stride(from: period.lowerBound, through: period.upperBound, by: length).map {
      $0...min($0 + length - 1, period.upperBound)
    }
  }

  /// Returns the values of the marks: sums of counts, and averages by weight of everything else;
  /// `points` has one for each day, of this period or of one as long.
  func values(of points: [ChartPoint], _ unit: ChartData.Unit) -> [Double?] {
    spans.indices.map { index in
      let start = index * length
      guard start < points.count else { return nil }
      let values = points[start..<min(start + length, points.count)]
        .compactMap { point in point.y.map { (y: $0, weight: Double(max(1, point.weight))) } }
      guard !values.isEmpty else { return nil }
      let sum = values.reduce(0) { $0 + (unit == .count ? $1.y : $1.y * $1.weight) }
      return unit == .count ? sum : sum / values.reduce(0) { $0 + $1.weight }
    }
  }

  /// The days of each mark in words.
  var texts: [String] { spans.map(ChartText.span) }

  /// The labels of the axis: the first day, one in the middle, and the last.
  func labels(year: Int) -> [ColumnDrawing.Label] {
    guard let first = spans.first, let last = spans.last else { return [] }
    func label(_ index: Int, _ day: Int) -> ColumnDrawing.Label {
      ColumnDrawing.Label(index: index, text: ChartText.short(day, year: year))
    }
    let middle = spans.count / 2
    return [label(0, first.lowerBound)]
      + (spans.count >= 5 ? [label(middle, spans[middle].lowerBound)] : [])
      + (spans.count >= 2 ? [label(spans.count - 1, last.upperBound)] : [])
  }
}

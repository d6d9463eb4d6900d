import Application
import Foundation
import Localization
import Model
import Progress

/// The bars of the charts: a day each, or several days where a period is long.
struct ProgressChart {
  /// The values of a bar.
  struct Column: Sendable {
    let x: String
    let label: String
    let doneY: String
    let doneHeight: String
    let openY: String
    let openHeight: String
    let done: String
    let late: String
    let notDone: String
    let skipped: String
    let points: String
    let average: String
    let moodHeight: String?
    let moodY: String?
  }

  /// The values of a category's bar.
  struct CategoryBar: Sendable {
    let name: String
    let done: String
    let average: String
    let y: String
    let barWidth: String
  }

  /// A bar: its days and their numbers.
  private struct Bar {
    let first: Int
    let last: Int
    var numbers = Statistics.Totals()
  }

  private let bars: [Bar]
  /// The highest bar, in tasks.
  let highest: Int

  /// The maximum number of bars that are easy to read.
  private static let mostBars = 62
  /// The width of a bar with the gap beside it, in units of the drawing.
  private static let step = 10

  /// Groups the days of a period into bars.
  init(_ statistics: Statistics) {
    let length = (statistics.period.count + Self.mostBars - 1) / Self.mostBars
    var bars: [Bar] = []
    for (day, numbers) in zip(statistics.period, statistics.days) {
      if let last = bars.last, day - last.first < length {
        bars[bars.count - 1] = Bar(first: last.first, last: day, numbers: last.numbers)
      } else {
        bars.append(Bar(first: day, last: day))
      }
      bars[bars.count - 1].numbers.add(numbers)
    }
    self.bars = bars
    highest = max(1, bars.map { $0.numbers.done + $0.numbers.notDone }.max() ?? 1)
  }

  /// The width of the drawing.
  var width: Int { bars.count * Self.step }

  /// True if there is nothing to draw.
  var isEmpty: Bool {
    bars.allSatisfy {
      $0.numbers.done + $0.numbers.notDone + $0.numbers.skipped + $0.numbers.mood.count == 0
    }
  }

  /// The bars; heights are percentages.
  var columns: [Column] {
    bars.enumerated().map { index, bar in
      let numbers = bar.numbers
      let done = share(numbers.done)
      let open = share(numbers.notDone)
      let first = LocalDays.text(bar.first)
      // The lowest feeling is a bar too.
      let mood = numbers.mood.hundredths.map { 4 + Double($0) / 400 * 96 }
      return Column(
        x: String(index * Self.step + 1),
        label: bar.first == bar.last ? first : "\(first) – \(LocalDays.text(bar.last))",
        doneY: Self.text(100 - done), doneHeight: Self.text(done),
        openY: Self.text(100 - done - open), openHeight: Self.text(open),
        done: String(numbers.done), late: String(numbers.late),
        notDone: String(numbers.notDone), skipped: String(numbers.skipped),
        points: String(numbers.points), average: StatisticsView.text(numbers.mood) ?? "–",
        moodHeight: mood.map(Self.text), moodY: mood.map { Self.text(100 - $0) })
    }
  }

  /// Returns the bars of categories.
  func categories(_ numbers: [Statistics.CategoryTotals]) -> [CategoryBar] {
    let most = max(1, numbers.map(\.done).max() ?? 1)
    return numbers.enumerated().map { index, numbers in
      CategoryBar(
        name: StatisticsView.name(numbers.category), done: String(numbers.done),
        average: StatisticsView.text(numbers.mood) ?? "–", y: String(index * 12 + 2),
        barWidth: Self.text(Double(numbers.done) * 100 / Double(most)))
    }
  }

  private func share(_ count: Int) -> Double { Double(count) * 100 / Double(highest) }

  private static func text(_ value: Double) -> String {
    String((value * 100).rounded() / 100)
  }
}

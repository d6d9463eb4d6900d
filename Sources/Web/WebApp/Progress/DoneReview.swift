import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import WebPorts

/// The numbers of a period and of the one before, as one snapshot has them.
struct StatisticsReport {
  let period: ClosedRange<Int>
  let numbers: ChartReader.DoneNumbers
  let doneByDay: ChartData
  let onTime: ChartData
  let weekdayHour: ChartData

  /// Computes the numbers and the charts.
  init(_ reader: ChartReader) throws {
    period = reader.period
    numbers = try reader.doneNumbers()
    doneByDay = try ChartKind.doneByDay.data(reader)
    onTime = try ChartKind.onTime.data(reader)
    weekdayHour = try ChartKind.weekdayHour.data(reader)
  }
}

/// The work of a period: its numbers beside those of the period before, charts and tables.
struct DoneReview: Sendable {
  /// A number of this period and of the one before.
  struct Comparison: Sendable {
    let label: String
    let present: String
    let before: String
  }

  /// The numbers of a category.
  struct CategoryRow: Sendable {
    let name: String
    let done: String
    let average: String
  }

  /// The numbers of a day, or of several.
  struct DayRow: Sendable {
    let label: String
    let done: String
    let late: String
    let notDone: String
    let skipped: String
    let points: String
    let average: String
  }

  let periodText: String
  let comparisons: [Comparison]
  /// The share on time, and how much of a ring of 100 it fills; `nil` where nothing was due.
  let onTimeShare: String?
  let ring: String
  let hasMoods: Bool
  /// The text in place of the charts where nothing was done.
  let empty: EmptyView?
  /// The chart that stands first, and those below the numbers.
  let lead: Chart
  let charts: [Chart]
  let hasCategories: Bool
  let categories: [CategoryRow]
  let days: [DayRow]

  /// Prepares the numbers.
  init(_ report: StatisticsReport, actionContext: ActionContext) {
    let (present, before) = (report.numbers.present, report.numbers.before)
    let (total, year) = (present.total, actionContext.presentYear)
    periodText = StatisticsView(present).periodText
    func comparison(
      _ title: ProgressPhrase.Title, _ value: (Statistics.Totals) -> Int
    ) -> Comparison {
      Comparison(
        label: ProgressPhrase.title(title).text, present: String(value(total)),
        before: before.map { String(value($0.total)) } ?? ChartText.gap)
    }
    comparisons = [
      comparison(.done) { $0.done }, comparison(.late) { $0.late },
      comparison(.notDone) { $0.notDone }, comparison(.skipped) { $0.skipped },
      comparison(.points) { $0.points },
    ]
    onTimeShare = total.onTimeShare.map { ChartText.value($0, .share) }
    ring = String(Int(((total.onTimeShare ?? 0) * 100).rounded()))
    hasMoods = actionContext.parts.contains(.mood)
    let isEmpty =
      total.done + total.notDone + total.skipped + total.mood.count == 0
      && (before?.total.done ?? 0) == 0
    empty =
      isEmpty
      ? EmptyView(
        ProgressPagePhrase.noStatistics, word: PlanPagePhrase.today, href: Page.home.path,
        drawing: .bars) : nil
    lead = Chart.doneByDay(report.doneByDay, report.period, year: year)
    charts = [
      Chart.onTime(
        report.onTime, report.period, total: total.onTimeShare,
        before: before?.total.onTimeShare, year: year),
      Chart.weekdayHour(report.weekdayHour),
    ]
    categories = present.byCategory.map { numbers in
      CategoryRow(
        name: StatisticsView.name(numbers.category), done: String(numbers.done),
        average: StatisticsView.text(numbers.mood) ?? ChartText.gap)
    }
    hasCategories = !categories.isEmpty
    days = DaySlots(report.period).spans.map { span in
      let first = report.period.lowerBound
      var numbers = Statistics.Totals()
      for day in present.days[(span.lowerBound - first)...(span.upperBound - first)] {
        numbers.add(day)
      }
      return DayRow(
        label: ChartText.span(span), done: String(numbers.done), late: String(numbers.late),
        notDone: String(numbers.notDone), skipped: String(numbers.skipped),
        points: String(numbers.points),
        average: StatisticsView.text(numbers.mood) ?? ChartText.gap)
    }
  }
}

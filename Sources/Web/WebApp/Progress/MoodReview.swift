import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import WebPorts

/// The charts of the moods of a period.
struct MoodReport {
  let period: ClosedRange<Int>
  let byDay: ChartData
  let byWeekday: ChartData
  let byPlace: ChartData
  let byCategory: ChartData
  /// `nil` while the journal, which has the habits, is off.
  let byHabit: ChartData?
  let byRest: (with: MoodDays.Mean, without: MoodDays.Mean)?

  /// Computes the charts.
  init(_ reader: ChartReader, parts: PartSet) throws {
    period = reader.period
    byDay = try ChartKind.mood.data(reader)
    byWeekday = try ChartKind.moodWeekday.data(reader)
    byPlace = try ChartKind.moodPlace.data(reader)
    byCategory = try ChartKind.moodCategory.data(reader)
    byHabit = parts.contains(.journal) ? try ChartKind.moodHabit.data(reader) : nil
    byRest = try reader.moodByRest()
  }
}

/// The moods of a period as charts.
struct MoodReview: Sendable {
  /// The text in place of the charts where nothing was noted.
  let empty: EmptyView?
  let charts: [Chart]
  /// The moods of rest days beside those of others.
  let rest: String?

  /// Prepares the charts.
  init(_ moods: MoodReport, actionContext: ActionContext) {
    charts = Self.charts(moods, year: actionContext.presentYear)
    let isNoted = moods.byDay[series: "day"].contains { $0.y != nil }
    empty =
      isNoted
      ? nil
      : EmptyView(
        ProgressPagePhrase.noMoods, word: ProgressPagePhrase.noteMood,
        href: actionContext.parts.contains(.journal) ? Page.journal.path : Page.practices.path,
        drawing: .dots)
    rest = moods.byRest.map { with, without in
      ChartPhrase.comparedRest(
        with: (with.value, with.days), without: (without.value, without.days)
      ).text
    }
  }

  /// Returns the charts of moods; those by name only where there is a name.
  private static func charts(_ moods: MoodReport, year: Int) -> [Chart] {
    var charts = [
      Chart.mood(moods.byDay, moods.period, year: year), Chart.moodByWeekday(moods.byWeekday),
    ]
    charts += moods.byHabit.map { [Chart.moodByHabit($0)] } ?? []
    for (data, caption) in [
      (moods.byPlace, ChartPagePhrase.chartMoodPlace), (moods.byCategory, .chartMoodCategory),
    ] where !data[series: "mood"].isEmpty {
      charts.append(Chart.moodByName(data, caption))
    }
    return charts
  }
}

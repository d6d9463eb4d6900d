import Foundation
import Localization
package import Model
package import Progress
package import Text

/// The statistics of a period for every form of output.
package struct StatisticsView: Sendable {
  /// The numbers.
  package let statistics: Statistics

  /// Wraps statistics.
  package init(_ statistics: Statistics) { self.statistics = statistics }

  /// The keys, as `stats --json` prints them.
  package var json: JSON {
    let days = zip(statistics.period, statistics.days).map { day, numbers -> JSON in
      var members: [(String, JSON)] = [("date", .string(LocalDays.text(day)))]
      members += Self.members(numbers)
      return JSON.object(members)
    }
    let categories = statistics.byCategory.map { numbers in
      JSON.object([
        ("category", JSON(numbers.category?.name)),
        ("category_id", numbers.category?.id.map { .integer(Int($0.rawValue)) } ?? .null),
        ("done", .integer(numbers.done)), ("average", JSON(numbers.mood)),
        ("entries", .integer(numbers.mood.count)),
      ])
    }
    var members: [(String, JSON)] = [
      ("from", .string(LocalDays.text(statistics.period.lowerBound))),
      ("to", .string(LocalDays.text(statistics.period.upperBound))),
    ]
    members += Self.members(statistics.total)
    members += [("by_day", .array(days)), ("by_category", .array(categories))]
    return .object(members)
  }

  private static func members(_ numbers: Statistics.Totals) -> [(String, JSON)] {
    [
      ("done", .integer(numbers.done)), ("late", .integer(numbers.late)),
      ("skipped", .integer(numbers.skipped)), ("not_done", .integer(numbers.notDone)),
      ("points", .integer(numbers.points)), ("average", JSON(numbers.mood)),
    ]
  }

  /// The period for readers: `Mon 2 Mar 2026 to Tue 31 Mar 2026`.
  package var periodText: String {
    ProgressPhrase.period(
      from: LocalDays.heading(statistics.period.lowerBound),
      to: LocalDays.heading(statistics.period.upperBound)
    ).text
  }

  /// Returns an average for readers: `2.33`; `nil` without moods.
  package static func text(_ average: Average) -> String? {
    average.hundredths.map { Localizer.current.number(Double($0) / 100, decimals: 2) }
  }

  /// Returns the name of a category for readers; that of none is Other.
  package static func name(_ category: CategoryStamp?) -> String {
    category?.name.oneLine ?? ProgressPhrase.otherCategory.text
  }
}

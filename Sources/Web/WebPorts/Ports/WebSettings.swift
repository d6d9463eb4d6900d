package import Appearance
package import Application
package import Foundation
package import HTTPServer
package import Localization
package import Model
package import Planning
package import Settings

/// The settings of the page.
package struct WebSettings: Sendable, Hashable {
  /// The engine's rules; the machine's zone is theirs.
  package var rules: EngineRules
  /// How long before it is due a new task opens that has no window; seconds.
  package var horizonSeconds: Double
  /// How long a stay must last for a new task that asks for `dwell`; seconds.
  package var dwellSeconds: Double
  /// The beginning, the end and the turn of the user's day.
  package var hours = DayHours()

  /// Returns the context for actions and views at a moment.
  package func actionContext(now: Date) -> ActionContext {
    var context = ActionContext(
      now: now, rules: rules, horizonSeconds: horizonSeconds, dwellSeconds: dwellSeconds,
      hours: hours)
    context.parts = parts
    context.plan = plan
    context.photos = photos
    context.historyKeepSeconds = historyKeepSeconds
    return context
  }

  /// The machine's zone.
  package var zone: TimeZone { rules.machineZone }

  /// The settings of the day plan.
  package var plan = PlanSettings()
  /// How often the page asks how the user feels.
  package var moodAsking = MoodAsking.rarely
  /// Where pictures after something was done come from.
  package var rewards = RewardSource.offline
  /// The limits of photos.
  package var photos = PhotoSettings()
  /// How long the history is kept, in seconds.
  package var historyKeepSeconds = Retention().historySeconds
  /// The largest file that is imported, in bytes.
  package var importBytes = 64_000_000
  /// Further host names of the page, lowercase.
  package var hosts: [String] = []
  /// The address of the page away from home; `nil` for none.
  package var publicURL: String?
  /// The path of that address, below which all addresses of the page begin.
  package var basePath: BasePath { BasePath(of: publicURL) }
  /// True if the page listens to all addresses of this machine.
  package var listensEverywhere = false
  /// Where map tiles come from: an address with `{z}`, `{x}` and `{y}`.
  package var tiles: String?
  /// A file of map tiles (MBTiles).
  package var tilesFile: String?
  /// The attribution of the map.
  package var attribution: String?
  /// A Nominatim-compatible geocoding service.
  package var geocoder: String?

  /// The parts of the product that are on.
  package var parts = PartSet.all
  /// The appearance of the pages.
  package var appearance = Appearance()
  /// The code of the language of all pages; `nil` leaves it to the browser.
  package var language: String?
  /// How a time of day is written; `nil` for the language's own.
  package var clock: ClockStyle?
  /// The first day of the week, 0 for Sunday; `nil` for the language's own.
  package var firstWeekday: Int?

  /// Creates settings; omitted values use the defaults.
  package init(
    rules: EngineRules, horizonSeconds: Double = 86_400, dwellSeconds: Double = 300
  ) {
    self.rules = rules
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }
}

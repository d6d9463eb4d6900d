public import Appearance
public import Application
public import Foundation
package import HTTPServer
public import Localization
public import Model
public import Planning
public import Settings

/// The settings of the page.
public struct WebSettings: Sendable, Hashable {
  /// The engine's rules; the machine's zone is theirs.
  public var rules: EngineRules
  /// How long before it is due a new task opens that has no window; seconds.
  public var horizonSeconds: Double
  /// How long a stay must last for a new task that asks for `dwell`; seconds.
  public var dwellSeconds: Double
  /// The beginning, the end and the turn of the user's day.
  public var hours = DayHours()

  /// Returns the context for actions and views at a moment.
  public func actionContext(now: Date) -> ActionContext {
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
  public var zone: TimeZone { rules.machineZone }

  /// The settings of the day plan.
  public var plan = PlanSettings()
  /// How often the page asks how the user feels.
  public var moodAsking = MoodAsking.rarely
  /// Where pictures after something was done come from.
  public var rewards = RewardSource.offline
  /// The limits of photos.
  public var photos = PhotoSettings()
  /// How long the history is kept, in seconds.
  public var historyKeepSeconds = Retention().historySeconds
  /// The largest file that is imported, in bytes.
  public var importBytes = 64_000_000
  /// Further host names of the page, lowercase.
  public var hosts: [String] = []
  /// The address of the page away from home; `nil` for none.
  public var publicURL: String?
  /// The path of that address, below which all addresses of the page begin.
  package var basePath: BasePath { BasePath(of: publicURL) }
  /// True if the page listens to all addresses of this machine.
  public var listensEverywhere = false
  /// Where map tiles come from: an address with `{z}`, `{x}` and `{y}`.
  public var tiles: String?
  /// A file of map tiles (MBTiles).
  public var tilesFile: String?
  /// The attribution of the map.
  public var attribution: String?
  /// A Nominatim-compatible geocoding service.
  public var geocoder: String?

  /// The parts of the product that are on.
  public var parts = PartSet.all
  /// The appearance of the pages.
  public var appearance = Appearance()
  /// The code of the language of all pages; `nil` leaves it to the browser.
  public var language: String?
  /// How a time of day is written; `nil` for the language's own.
  public var clock: ClockStyle?
  /// The first day of the week, 0 for Sunday; `nil` for the language's own.
  public var firstWeekday: Int?

  /// Creates settings; omitted values use the defaults.
  public init(
    rules: EngineRules, horizonSeconds: Double = 86_400, dwellSeconds: Double = 300
  ) {
    self.rules = rules
    self.horizonSeconds = horizonSeconds
    self.dwellSeconds = dwellSeconds
  }
}

package import Foundation

/// A language and the conventions that a user may set apart from it.
package struct Localizer: Sendable {
  /// The language in force for the present task: English unless a caller has bound another one.
  ///
  /// Commands bind the user's language at the start, the page binds the reader's for each request,
  /// notifiers bind that of the settings. Logs are written outside of these bindings, in English.
  @TaskLocal package static var current = Localizer(English())

  /// The language of the texts.
  package let language: any Language
  /// How a time of day is written.
  package let clock: ClockStyle

  /// The first day of the week, 0 for Sunday.
  package let firstWeekday: Int

  /// Who reads the texts.
  package let audience: Audience

  /// The reader's own time zone.
  ///
  /// Times on another wall clock are shown with the name of that zone.
  package let zone: TimeZone?

  /// Creates a localizer; conventions that are not given are the language's own.
  package init(
    _ language: any Language, clock: ClockStyle? = nil, firstWeekday: Int? = nil,
    zone: TimeZone? = nil, audience: Audience = .terminal
  ) {
    self.zone = zone
    self.audience = audience
    self.language = language
    self.clock = clock ?? language.clock
    self.firstWeekday = firstWeekday ?? language.firstWeekday
  }

  /// Returns the same conventions for another audience.
  package func speaking(to audience: Audience) -> Localizer {
    Localizer(language, clock: clock, firstWeekday: firstWeekday, zone: zone, audience: audience)
  }
}

/// Who reads a text.
package enum Audience: Sendable {
  /// A terminal, where options and commands are named, and tasks have numbers.
  case terminal
  /// A page, which shows a message beside the field it is about, and names neither.
  case page
}

/// How a time of day is written.
package enum ClockStyle: String, Sendable, CaseIterable {
  /// `18:05`.
  case hours24 = "24h"
  /// `6:05 PM`.
  case hours12 = "12h"
}

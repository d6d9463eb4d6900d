package import Application
import Foundation
package import Localization
import Settings

/// The choice of the language that texts for a person are in.
package enum LanguageChoice {
  /// Returns the language of the option, else of the setting, else of the locale.
  ///
  /// An empty setting counts as none.
  ///
  /// - Throws: `Refusal` with `usage` for an unknown option, `configuration` for an unknown
  ///   setting.
  package static func language(
    option: String?, setting: String?, environment: [String: String]
  ) throws(Refusal) -> any Language {
    if let option { return try named(option, else: .usage) }
    if let setting, !setting.isEmpty { return try named(setting, else: .configuration) }
    return Languages.negotiated(environment: environment)
  }

  /// Returns the localizer of a command before its arguments are parsed: for help, and for what is
  /// wrong with them.
  ///
  /// Ignores choices made on the page, which need the database.
  ///
  /// - Throws: `Refusal` for an unknown language.
  package static func localizer(
    for arguments: [String], _ early: EarlySettings?, in process: ProcessContext
  ) throws(Refusal) -> Localizer {
    let environment = process.environment
    let settings = early?.reading.settings
    let variable = environment["PASSBY_LANGUAGE"].flatMap { Languages.named($0) }
    let language = try language(
      option: value(of: "--lang", in: arguments),
      setting: settings.map(\.language) ?? variable?.code, environment: environment)
    return Localizer(
      language, clock: settings?.clock, firstWeekday: settings?.weekStart?.weekday,
      zone: process.zone)
  }

  /// Returns the value of an option before `--`; the last one counts.
  static func value(of option: String, in arguments: [String]) -> String? {
    var value: String?
    var rest = arguments.prefix { $0 != "--" }
    while let word = rest.popFirst() {
      if word == option { value = rest.first ?? value }
      if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
    }
    return value
  }

  private static func named(
    _ name: String, else code: Refusal.Code
  ) throws(Refusal) -> any Language {
    if let language = Languages.named(name) { return language }
    let known = Languages.all.map(\.code)
    throw Refusal(
      code,
      CommandPhrase.unknownLanguage(
        "\"\(name.oneLine)\"", known: Localizer.current.alternatives(known)
      ))
  }
}

import Foundation
import Localization
import Model
import Text

/// The values that a setting may have: how one is read, and how it is shown.
struct SettingKind<Value: Sendable>: Sendable {
  /// Reads the best value there is; `nil` where nothing sets it.
  let read: @Sendable (SettingsValues, any SettingsAddress) throws(SettingsError) -> Value?
  let shown: @Sendable (Value) -> SettingsValue
  /// The words to choose from, in their order; none for what is typed.
  var words: [String] = []

  /// A value that is read from one text; `hiding` returns what a message may show of a text that is
  /// refused.
  init(
    _ expected: SettingsPhrase, words: [String] = [],
    hiding: @escaping @Sendable (String) -> String = { $0 },
    shown: @escaping @Sendable (Value) -> SettingsValue,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.words = words
    self.shown = shown
    read = { found, key throws(SettingsError) in
      try found.value(key, expected: expected.text, shown: hiding, read: parse)
    }
  }

  init(
    read: @escaping @Sendable (SettingsValues, any SettingsAddress) throws(SettingsError) -> Value?,
    shown: @escaping @Sendable (Value) -> SettingsValue, words: [String] = []
  ) {
    self.read = read
    self.shown = shown
    self.words = words
  }

  /// A value that may be absent, which is its default.
  static func optional<Wrapped>(_ kind: SettingKind<Wrapped>) -> Self where Value == Wrapped? {
    SettingKind(
      read: { found, key throws(SettingsError) in
        guard let value = try kind.read(found, key) else { return nil }
        return .some(value)
      },
      shown: { $0.map(kind.shown) ?? .nothing }, words: kind.words.isEmpty ? [] : [""] + kind.words)
  }
}

extension SettingKind where Value == Int {
  /// A whole number.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    SettingKind(
      .aWholeNumber(low: range.lowerBound, high: range.upperBound), shown: SettingsValue.integer
    ) {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A size of files: a whole number and a unit.
  static func bytes(_ low: String, _ high: String) -> Self {
    let range = (ByteSize.parse(low) ?? 0)...(ByteSize.parse(high) ?? .max)
    return SettingKind(.aSize(low: low, high: high), shown: SettingsValue.bytes) {
      ByteSize.parse($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension SettingKind where Value == Double {
  /// A distance in metres: a number with or without `m` behind it.
  static func meters(_ range: ClosedRange<Int>) -> Self {
    SettingKind(
      .aDistance(low: range.lowerBound, high: range.upperBound), shown: SettingsValue.meters
    ) {
      let number = $0.last == "m" || $0.last == "M" ? $0.dropLast() : $0[...]
      let digits = number.last == " " ? number.dropLast() : number
      let isPlain = digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      guard isPlain, let meters = Double(digits),
        (Double(range.lowerBound)...Double(range.upperBound)).contains(meters)
      else { return nil }
      return meters
    }
  }

  /// A length of time in seconds, between two limits that are themselves lengths of time; the
  /// shortest may be `0`.
  static func seconds(_ shortest: String, _ longest: String) -> Self {
    SettingKind(.aLength(low: shortest, high: longest), shown: SettingsValue.seconds) {
      if ElapsedTime.isZero($0) { return ElapsedTime.isZero(shortest) ? 0 : nil }
      let least = (try? ElapsedTime(parsing: shortest).seconds) ?? 0
      guard let most = try? ElapsedTime(parsing: longest),
        let length = try? ElapsedTime(parsing: $0),
        (least...most.seconds).contains(length.seconds)
      else { return nil }
      return length.seconds
    }
  }
}

extension SettingKind where Value == Bool {
  /// True or false.
  static let flag = SettingKind(.aFlag, shown: SettingsValue.flag) {
    switch $0.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// True or false, as two words to choose from.
  static let choice: Self = {
    var kind = flag
    kind.words = ["true", "false"]
    return kind
  }()
}

extension SettingKind where Value: RawRepresentable<String> & CaseIterable {
  /// One of several words, in letters of any case.
  static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    return SettingKind(
      .oneOf(names: words.joined(separator: ", ")), words: words, shown: { .text($0.rawValue) },
      parse: { Value(rawValue: $0.lowercased()) })
  }
}

extension SettingKind<String?> {
  /// The code of a language that Passby has texts in; `nil` for `auto`.
  static let language: Self = {
    let automatic = PassbySettings.automaticLanguage
    let words = [automatic] + Languages.all.map(\.code)
    return SettingKind(
      .oneOf(names: words.joined(separator: ", ")), words: words,
      shown: { .text($0 ?? automatic) },
      parse: {
        let word = $0.lowercased()
        guard words.contains(word) else { return nil }
        return .some(word == automatic ? nil : word)
      })
  }()
}

extension SettingKind<[Lead]> {
  /// When tasks remind: `15min, 0`, or `none`; those of days have no minutes.
  ///
  /// Within a layer the present name counts before the former one.
  static func leads(ofDays: Bool = false, formerly former: FormerSetting? = nil) -> Self {
    let expected = ofDays ? SettingsPhrase.leadsOfDays : SettingsPhrase.leads
    return SettingKind(
      read: { found, key throws(SettingsError) in
        for layer in found.layers {
          if let text = try layer.text(for: key, expected: expected.text) {
            guard let leads = leads(text, ofDays: ofDays) else {
              throw .invalidValue(
                text, key: key.name, origin: layer.origin, expected: expected.text)
            }
            return leads
          }
          guard let former, let text = try layer.text(for: former, expected: expected.text) else {
            continue
          }
          guard let leads = former.meaning(text) else {
            throw .invalidValue(
              text, key: former.name, origin: layer.origin,
              expected: SettingsPhrase.oneOf(names: "both, start, none").text)
          }
          return leads
        }
        return nil
      },
      shown: { .text($0.leadText.replacing(",", with: ", ")) })
  }

  private static func leads(_ text: String, ofDays: Bool) -> [Lead]? {
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let leads = [Lead](leadText: parts.joined(separator: ",")), leads.count <= Lead.most,
      Set(leads).count == leads.count
    else { return nil }
    let isOfDays = leads.allSatisfy { if case .minutes = $0 { false } else { true } }
    return isOfDays || !ofDays ? leads : nil
  }
}

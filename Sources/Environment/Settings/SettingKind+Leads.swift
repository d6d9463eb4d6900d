import Foundation
import Localization
import Model

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

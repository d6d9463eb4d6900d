import HTTPServer
import WebPorts

/// The switch of quiet hours, on the settings page and in the welcome (Z15).
enum QuietSwitch {
  /// The name of the field.
  static let name = "quiet"
  /// The value without quiet hours, also of the setting.
  static let off = "off"

  private static let usual = ["quiet_hours.start": "22:00", "quiet_hours.end": "07:00"]

  /// Returns whether there are quiet hours: `on` or `off`.
  static func value(in sheet: SettingsSheet) -> String {
    ["", off].contains(sheet.text("quiet_hours.start")) ? off : "on"
  }

  /// Returns the changes of the times that the switch of a form means; none for a form without it.
  ///
  /// Switched on, times that are not given are the usual ones; both times emptied switch it off.
  static func changes(_ form: FormFields, in sheet: SettingsSheet) -> [String: String?] {
    guard let wanted = form[name] else { return [:] }
    let given = usual.keys.filter { form.text($0) != nil }
    let wasOn = value(in: sheet) == "on"
    guard wanted != off, !(wasOn && given.isEmpty) else {
      let isChosen = wasOn || sheet.text("quiet_hours.start") == off
      return isChosen ? ["quiet_hours.start": off] : [:]
    }
    var changes: [String: String?] = [:]
    for (key, time) in usual where form.text(key) == nil { changes.updateValue(time, forKey: key) }
    return changes
  }
}

import ArgumentParser
import Localization

extension ArgumentHelp {
  /// Returns help about devices and persons in the language in force.
  static func device(_ phrase: DeviceHelpPhrase, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(phrase.text, valueName: valueName)
  }
}

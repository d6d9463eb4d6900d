import Application
import Localization
import Testing

@testable import CommandSupport

struct LanguageChoiceTests {
  @Test(
    arguments: [
      (nil, nil, [:], "en"), ("uk", "en", ["LANG": "en_US.UTF-8"], "uk"), (nil, "uk", [:], "uk"),
      (nil, "", ["LANG": "uk_UA.UTF-8"], "uk"), (nil, nil, ["LANG": "uk_UA.UTF-8"], "uk"),
      (nil, nil, ["LANG": "uk_UA.UTF-8", "LC_ALL": "C"], "en"),
      (nil, nil, ["LANG": "fr_FR.UTF-8"], "en"), ("en", nil, ["LANG": "uk_UA.UTF-8"], "en"),
    ] as [(String?, String?, [String: String], String)])
  func `the option counts before the setting, and the setting before the locale`(
    option: String?, setting: String?, environment: [String: String], code: String
  ) throws {
    let language = try LanguageChoice.language(
      option: option, setting: setting, environment: environment)
    #expect(language.code == code)
  }

  @Test
  func `an unknown language is refused with the known ones`() throws {
    let option = #expect(throws: Refusal.self) {
      try LanguageChoice.language(option: "xx", setting: nil, environment: [:])
    }
    #expect(option?.code == .usage && option?.description.contains("\"xx\"") == true)
    let setting = #expect(throws: Refusal.self) {
      try LanguageChoice.language(option: nil, setting: "xx", environment: [:])
    }
    #expect(setting?.code == .configuration && setting?.description.contains("en or uk") == true)
  }

  @Test(
    arguments: [
      ([], nil), (["list"], nil), (["--lang", "uk", "list"], "uk"), (["list", "--lang=uk"], "uk"),
      (["--lang", "en", "list", "--lang", "uk"], "uk"), (["add", "--", "--lang", "uk"], nil),
      (["list", "--lang"], nil),
    ] as [([String], String?)])
  func `the option is found before the arguments are parsed`(
    arguments: [String], value: String?
  ) {
    #expect(LanguageChoice.value(of: "--lang", in: arguments) == value)
  }
}

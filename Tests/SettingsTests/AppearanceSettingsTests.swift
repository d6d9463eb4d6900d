import Appearance
import Localization
import Testing

@testable import Settings

/// The appearance, and the parts that are on.
struct AppearanceSettingsTests {
  @Test
  func `the appearance comes from a file, a variable or an option`() throws {
    let file = "appearance:\n  theme: dark\n  color: \"#F80\"\n  icon: cat\n"
    #expect(
      try ConfigurationFile.settings(file).appearance
        == Appearance(theme: .dark, accent: .rgb(RGBColor(0xff8800)), icon: .cat))
    let variables = try PassbySettings.load(
      overrides: ["appearance.icon": "Leaf"],
      environment: ["PASSBY_APPEARANCE_THEME": "light", "PASSBY_APPEARANCE_COLOR": "Purple"])
    #expect(
      variables.appearance == Appearance(theme: .light, accent: .named(.purple), icon: .leaf))
  }

  @Test(
    arguments: [
      ("[]", []), ("[ ]", []), ("[today,plan]", [.today, .plan]),
      ("[ Today , mood ]", [.today, .mood]),
      (#"["journal", "photos", "photos"]"#, [.journal, .photos]), ("[progress]", [.progress]),
    ] as [(String, PartSet)])
  func `parts are a list of words in brackets, the same everywhere`(
    text: String, parts: PartSet
  ) throws {
    #expect(try PassbySettings.load(environment: ["PASSBY_PARTS": text]).parts == parts)
    #expect(try PassbySettings.load(overrides: ["parts": text]).parts == parts)
    #expect(try ConfigurationFile.settings("parts: \(text)\n").parts == parts)
  }

  @Test
  func `parts may stand on lines of their own, and an empty value means all`() throws {
    #expect(
      try ConfigurationFile.settings("parts:\n  - today\n  - plan\n").parts == [.today, .plan])
    #expect(try ConfigurationFile.settings("parts: \"\"\n").parts == PartSet.all)
    #expect(try PassbySettings.load(environment: ["PASSBY_PARTS": ""]).parts == PartSet.all)
  }

  @Test(arguments: ["today", "[today", "today]", "[today,]", "[today plan]", "[x]", "{}", "[[]]"])
  func `what is no list of parts is refused, with the parts to choose from`(text: String) {
    let error = #expect(throws: SettingsError.self) {
      try PassbySettings.load(environment: ["PASSBY_PARTS": text])
    }
    #expect(
      error?.description.contains("a list of any of today, plan, mood, progress, journal, photos")
        == true)
    #expect(error?.description.contains("PASSBY_PARTS") == true)
  }

  @Test(arguments: ["parts: today\n", "parts: [x]\n", "parts: [1]\n", "parts: {today: true}\n"])
  func `a file with something else below parts is refused`(text: String) {
    #expect(throws: SettingsError.self) { try ConfigurationFile.settings(text) }
  }
}

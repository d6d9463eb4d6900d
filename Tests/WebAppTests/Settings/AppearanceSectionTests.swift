import Application
import Localization
import Testing

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The choices of appearance and parts, as forms name them.
struct AppearanceSectionTests {
  private static func sheet(_ values: [String: String]) -> SettingsSheet {
    SettingsSheet(
      values.map { key, text in
        SettingState(key: key, text: text, value: .text(text), standard: .nothing, origin: .page)
      })
  }

  @Test(
    arguments: [
      ("accent=purple&appearance.color=", "purple"), ("accent=own&appearance.color=%23F80", "#F80"),
      ("accent=own&appearance.color=", nil), ("appearance.color=%23123456", "#123456"),
    ] as [(String, String?)])
  func `a colour has a name, or a number of its own`(form: String, color: String?) throws {
    let choices = try SettingsSection.appearance.choices(FormFields(form), Self.sheet([:]))
    #expect(choices["appearance.color"] == .some(color))
  }

  @Test
  func `a part that is switched off leaves the others as they are`() throws {
    let sheet = Self.sheet(["parts": #"["today", "plan", "mood"]"#])
    let choices = try SettingsSection.parts.choices(
      FormFields("part.plan=off&part.photos=on"), sheet)
    #expect(choices["parts"] == .some(#"["today", "mood", "photos"]"#))
    let fields = SettingsSection.parts.fields.map { $0.value(sheet) }
    #expect(fields == ["on", "on", "on", "off", "off", "off"])
  }

  @Test
  func `all parts on is the default, and none is an empty list`() throws {
    let on = Part.allCases.map { "part.\($0.rawValue)=on" }.joined(separator: "&")
    let off = on.replacing("=on", with: "=off")
    let sheet = Self.sheet(["parts": "[]"])
    #expect(
      try SettingsSection.parts.choices(FormFields(on), sheet)["parts"] == .some(nil))
    #expect(
      try SettingsSection.parts.choices(FormFields(off), sheet)["parts"] == .some("[]"))
  }
}

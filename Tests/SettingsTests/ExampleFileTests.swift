import Foundation
import Localization
import Testing
import Text

@testable import Settings

struct ExampleFileTests {
  private static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "config/passby.yaml").path

  private static func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `the program writes the very file that lies in config`() throws {
    #expect(try String(contentsOfFile: Self.path, encoding: .utf8) == DefaultFile.text)
  }

  @Test func `loading the example gives exactly the defaults`() throws {
    #expect(try PassbySettings.load(file: Self.path) == .standard)
  }

  @Test(arguments: Setting.all)
  func `the example explains and holds every setting with its default`(setting: Setting) throws {
    let standard = setting.value(.standard)
    let explanation = SettingsGuide.explanation(of: setting.name)
    #expect(
      explanation.contains("Default: \(standard == .nothing ? "empty" : standard.text)"))
    let name = try #require(setting.components.last)
    let value = standard == .nothing ? "\"\"" : standard.text
    #expect(try Self.lines().contains("\(name): \(value)"))
  }

  @Test func `every explanation of a setting names its default`() throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(text.ranges(of: "Default: ").count == Setting.all.count)
  }

  @Test func `the examples are good once the marks before them are taken away`() throws {
    let text = DefaultFile.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line -> String in
        let content = line.drop { $0 == " " }
        guard content.hasPrefix("#"), !content.hasPrefix("# ") || content.hasPrefix("#  ") else {
          return String(line)
        }
        return String(line.prefix(line.count - content.count) + content.dropFirst())
      }
    let settings = try ConfigurationFile.settings(text.joined(separator: "\n"))
    #expect(
      settings.commands == [
        CommandSettings(
          name: "speaker", arguments: ["sh", "-c", #"espeak-ng "$PASSBY_TEXT""#],
          timeLimitSeconds: 20)
      ])
    let webhook = try #require(settings.webhooks.first)
    #expect(webhook.name == "phone")
    #expect(webhook.headers.map(\.name) == ["Content-Type", "Title"])
    #expect(webhook.body == "{{body}}")
    #expect(webhook.timeLimitSeconds == 10)
  }

  @Test(arguments: [
    ("web.port", "a whole number from 1 to 65535, or 0"),
    ("notify.webhook.phone.url", "addresses that reminders are posted to"),
    ("gpsd", "where the position comes from."), ("nothing", ""), ("", ""),
  ])
  func `a setting is explained out of the file`(name: String, beginning: String) {
    let text = SettingsGuide.explanation(of: name)
    #expect(text.hasPrefix(beginning))
    #expect(text.isEmpty == beginning.isEmpty)
    #expect(!text.contains("#"))
  }
}

/// Explanations in other languages than that of the default file.
struct SettingsGuideTests {
  @Test(arguments: Setting.all.map(\.name) + ["notify.command", "notify.webhook"])
  func `every setting is explained in Ukrainian`(name: String) {
    let english = SettingsGuide.explanation(of: name)
    let ukrainian = Localizer.$current.withValue(Localizer(Ukrainian())) {
      SettingsGuide.explanation(of: name)
    }
    #expect(!english.isEmpty)
    #expect(ukrainian != english)
    // Defaults are values, the same in each language.
    if let standard = english.split(separator: "Default: ").last, standard.count < 12 {
      #expect(
        name.hasPrefix("notify.") || standard.hasPrefix("empty") || ukrainian.hasSuffix(standard))
    }
  }

  @Test(arguments: Setting.all.filter { $0.page != nil && $0.page?.control != .ofSection })
  func `every field of the page has its texts in each language`(setting: Setting) {
    for language in Languages.all {
      Localizer.$current.withValue(Localizer(language)) {
        let label = SettingPhrase.label(of: setting.name).text
        #expect(!label.isEmpty, "\(language.code)")
        for word in setting.words {
          #expect(
            SettingPhrase.word(word, of: setting.name).text != word, "\(language.code): \(word)")
        }
      }
    }
  }
}

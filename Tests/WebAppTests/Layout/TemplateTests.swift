import Application
import Foundation
import Localization
import Model
import Mustache
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// Templates and their texts.
struct TemplateTests {
  private static let templates = Asset.all.filter(\.isTemplate)

  @Test
  func `an unknown name of a text is an error that names the template`() {
    #expect {
      try PageTemplates.filled("<p>[[nonsense]]</p>", template: "x", in: Localizer(English()))
    } throws: { error in
      "\(error)" == "template \"x\" names no phrase of PagePhrase: [[nonsense]]"
    }
  }

  @Test
  func `a text is filled in as text, in each language`() throws {
    for language in Languages.all {
      let localizer = Localizer(language)
      let page = try PageTemplates.filled(
        "<p>[[tokenHelp]]</p>", template: "x", in: localizer)
      #expect(page.contains(PagePhrase.tokenHelp.text(in: localizer)))
    }
  }

  @Test
  func `all templates compile in each language`() throws {
    for language in Languages.all {
      let library = try PageTemplates().library(of: language, with: PageTemplates.sources.keys)
      #expect(PageTemplates.sources.keys.allSatisfy { library.getTemplate(named: $0) != nil })
    }
  }

  @Test
  func `a page compiles the templates that it includes, and those that they include`() throws {
    let library = try PageTemplates().library(of: English(), with: ["weeks"])
    let compiled = Set(PageTemplates.sources.keys.filter { library.getTemplate(named: $0) != nil })
    #expect(compiled.isSuperset(of: ["weeks", "weeks_row", "layout", "icons"]))
    #expect(compiled.isDisjoint(with: ["plan", "task_form", "map"]))
  }

  @Test
  func `an indented line continues the one before it, an attribute after a blank`() {
    let text = """
      <p><a
            href="/"
            {{#x}} id="x"{{/x}}>
          [[name]]
          <b> </b></a>

      </p>
      """
    #expect(
      PageTemplates.joined(text)
        == "<p><a href=\"/\"{{#x}} id=\"x\"{{/x}}>[[name]]<b> </b></a>\n\n</p>")
  }

  @Test
  func `no line of a template is longer than 160 columns, and none ends with a blank`() {
    for template in Self.templates {
      for line in template.text.split(separator: "\n") {
        #expect(line.count <= 160 && line.last != " ", "\(template.name): \(line)")
      }
    }
  }

  @Test(arguments: templates.map(\.name))
  func `no template has words of its own`(name: String) throws {
    let asset = try #require(Self.templates.first { $0.name == name })
    guard name != "icons.mustache" else { return }
    let rest = asset.text.replacing(/\[\[\w+\]\]/, with: "").replacing(/\{\{[^}]*\}\}/, with: "")
      .replacing(/<kbd>.*?<\/kbd>/, with: "").replacing(/<code>.*?<\/code>/, with: "")
      .replacing(/Passby/, with: "")
    let shown =
      rest.matches(of: />([^<]*)</).map { $0.1 }
      + rest.matches(of: /(?:aria-label|placeholder|alt|title)="([^"]*)"/).map { $0.1 }
    for text in shown {
      let hasLetters = text.contains { $0.isLetter }
      #expect(!hasLetters, "\(name): \(text)")
    }
  }

  @Test
  func `every text of the pages is used`() {
    let texts = Self.templates.map(\.text).joined()
    #expect(
      Self.unused(
        PagePhrase.self, in: texts,
        but: [
          .nothingDoneYet, .nothingHappened, .moreLookBack, .moreYou, .moreSetUp,
          .doOnceMore, .pages, .reminders, .segmentDay, .segmentMonth,
        ]) == [])
    #expect(
      Self.unused(PlacePagePhrase.self, in: texts, but: [.placeNotSaved, .hereUnknown]) == [])
    #expect(
      Self.unused(
        PlanPagePhrase.self, in: texts,
        but: [.plan, .restDaysMissing, .pinAt, .restFrom, .restTo, .awayUntil]) == [])
    #expect(Self.unused(TaskPagePhrase.self, in: texts, but: Self.namedInSwift) == [])
  }

  private static func unused<Words: Phrase & RawRepresentable<String> & CaseIterable & Equatable>(
    _ words: Words.Type, in texts: String, but swift: [Words]
  ) -> [Words] {
    words.allCases.filter { !texts.contains("[[\($0.rawValue)]]") && !swift.contains($0) }
  }

  @Test
  func `no name stands for two texts`() {
    let names =
      PagePhrase.allCases.map(\.rawValue) + TaskPagePhrase.allCases.map(\.rawValue)
      + PlacePagePhrase.allCases.map(\.rawValue) + PlanPagePhrase.allCases.map(\.rawValue)
      + ProgressPagePhrase.allCases.map(\.rawValue) + PhotoPagePhrase.allCases.map(\.rawValue)
      + JournalPagePhrase.allCases.map(\.rawValue) + DevicePagePhrase.allCases.map(\.rawValue)
      + ChartPagePhrase.allCases.map(\.rawValue)
    let counts = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }
    #expect(counts.keys.sorted() == [])
  }

  /// The texts of the pages of tasks that views and the table of fields name, and no template.
  private static let namedInSwift: [TaskPagePhrase] =
    [
      .all, .editTask, .addTask, .deletedMeanwhile,
      .hours, .days, .weeks, .months, .years, .previewHint, .sayHowOften, .windowReversed,
      .giveAName, .arrive, .passBy, .stay, .leave, .priorityHigh, .priorityNormal, .priorityLow,
      .daysNeedWeeks, .timingUsual, .timingFixed, .timingFlexible, .newCategory, .addCategory,
      .addAnother, .categories, .extentAll, .comfortable, .compact, .anyCategory,
      .anyPriority, .byGroup, .byPriority, .byDue, .byName, .byCreation, .byCategory, .byDifficulty,
      .oftenOnce, .oftenDay, .oftenWeek, .oftenTwoWeeks, .oftenMonth, .oftenOther, .otherLeads,
      .afterIDoIt, .onFixedDates, .skipForGood, .never, .noCategory,
      .bucketNo, .bucketYes, .withoutPlace, .anyStatus, .columnWhen, .doneWhen, .newDueDate,
    ]
    + TaskField.all.flatMap { [$0.label, $0.asked, $0.hint] }.compactMap { $0 as? TaskPagePhrase }

  @Test
  func `every value that a template names is in its data, and every section is entered`()
    async throws
  {
    let templates = PageTemplates(prepare: Self.marked)
    var entered = Self.enteredElsewhere
    for state in TemplateState.all {
      for page in try await state.pages(templates: templates) {
        let missing = page.text.matches(of: /⟪missing (.*?)⟫/).map { String($0.1) }
        #expect(Set(missing) == [], "\(page.path)")
        entered.formUnion(page.text.matches(of: /⟪entered (.*?)⟫/).map { String($0.1) })
      }
    }
    let sections = Set(
      Self.templates.flatMap { asset in
        asset.text.matches(of: /\{\{#([\w.]+)\}\}/).map {
          "\(asset.name.prefix { $0 != "." }) \($0.1)"
        }
      })
    #expect(sections.subtracting(entered).sorted() == [])
  }

  /// Sections that tests of their own enter: map images, logins, conflicts, browsers to remind,
  /// and the state of a daemon.
  private static let enteredElsewhere: Set<String> = [
    "layout isLoggedIn", "settings browsers", "settings hasBrowsers", "login error",
    "past_row further", "past_row furtherHref", "past_row rows",
    "welcome_question canTest", "welcome_question codePath", "welcome_question credit",
    "welcome_question hasPhones", "welcome_question isThrough", "welcome_question subscription",
    "map attribution", "map bounds",
    "map isPhotos", "map tiles", "map trouble", "found_places credit", "place_board isInside",
    "task_form conflict", "task_form rows", "layout look.accent", "category_icon badgeIcon",
    "category_icon badgeCharacter",
    "status details", "status isWell", "history moreHref", "problem ownAddress",
    "category_form isOwnIcon", "categories hasCategories",
    "several rest", "several pausedUntil", "home_board pausedUntil", "home_board isCompact",
    "rest isOfPause", "settings codes", "settings path", "settings accessHow",
    "settings accessPhone",
    "devices isAsked", "device path", "device others", "device otherPath",
    "layout feel", "layout picture", "home_board asksMood", "home_board waited",
    "device home", "device steps", "device ways", "progress rest", "settings_section codePath",
    "settings_section subscription", "settings_keys addresses", "settings_keys hasRows",
    "settings_keys keyError", "settings_keys made", "settings_keys rows", "settings_keys selected",
    "timeline moreHref", "layout step", "history selected",
    "progress risk",
    "let_phones_in canOpen", "let_phones_in canShowCode", "let_phones_in canShut",
    "let_phones_in isOpen", "let_phones_in lockText", "let_phones_in login",
    "let_phones_in loginCode", "network byHand", "network canOpen", "network hasHand",
    "network network", "network problemText", "welcome_question hasWays",
    "welcome_question missingText", "welcome_question promise", "welcome_question promiseDevice",
    "welcome_question promiseText", "welcome_question testText", "welcome_question ways",
    "home_board isCounted", "weeks daily", "weeks_row isDaily", "weeks_row isSpare",
    "streak_row risk", "lookback_mood rest", "welcome_line quickAgain",
    "task_card isHigh", "task_card missed", "settings_field swatch", "task learned",
    "task proposed",
  ]

  /// Marks each value that is missing, and each section that is entered.
  ///
  /// Errors are missing where there are none, and a script tells the faces which task they are for.
  @Sendable private static func marked(_ text: String, _ name: String) -> String {
    text.replacing(/\{\{([a-zA-Z][\w.]*)\}\}/) { match in
      let key = match.1
      guard !key.hasPrefix("errors."), !key.hasPrefix("asset."), name != "mood_faces" else {
        return String(match.0)
      }
      return "{{\(key)}}{{^\(key)}}⟪missing \(name) \(key)⟫{{/\(key)}}"
    }.replacing(/\{\{#([\w.]+)\}\}/) { match in
      "\(match.0)⟪entered \(name) \(match.1)⟫"
    }
  }
}

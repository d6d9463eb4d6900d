import Appearance
import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the settings page, a form for each of its sections, and the test of a notifier.
func addSettingsRoutes(to router: RouteGroup, site: Site) {
  router.get("/settings") { request, context -> Response in
    try site.settingsPage(try site.settingsState, request, context)
  }
  // The answer to a form stands at its address, which may be loaded again.
  router.get("/settings/:section") { _, context -> Response in
    let name = context.parameters.get("section") ?? ""
    guard SettingsSection.all.contains(where: { $0.id == name }) || name == "keys" else {
      throw HTTPError(.notFound)
    }
    return .redirect(to: "/settings#\(name == "keys" ? KeySection.id : name)")
  }
  router.post("/settings/test") { request, context -> Response in
    try await site.sendTest(request, context)
  }
  router.post("/settings/:section") { request, context -> Response in
    try await site.saveSection(request, context)
  }
}

extension Site {
  /// The settings in force.
  var settingsState: SettingsState {
    get throws {
      let actionContext = ports.actionContext
      return SettingsState(
        sheet: SettingsSheet(ports.settings.states()), notifiers: ports.settings.notifiers(),
        hasToken: ports.token() != nil, otherAddresses: pageAddresses,
        keys: KeyState(
          keys: ports.keys.all(), persons: try ports.store.withSnapshot { try $0.persons },
          zone: actionContext.machineZone, now: actionContext.now),
        ntfy: ports.settings.ntfy(), version: (try? ports.status())?.string("daemon_version"),
        browsers: (ports.push?.browsers() ?? []).map { browser in
          SettingsState.Browser(
            browserID: String(browser.id), browserName: browser.name,
            browserTimes: browser.times(zone: actionContext.machineZone, now: actionContext.now))
        },
        network: phonesIn(back: LocalAddress("/settings#phones")),
        icons: Dictionary(
          AppIcon.allCases.compactMap { icon in
            assets["icon-\(icon.rawValue).svg"].map { (icon.rawValue, $0.address) }
          }
        ) { first, _ in first })
    }
  }

  /// The addresses at which other devices can open the page, the one from anywhere first.
  private var pageAddresses: [String] {
    let others = ports.otherAddresses()
    guard let own = ports.webSettings().publicURL else { return others }
    return [own] + others.filter { $0 != own }
  }

  func settingsPage(
    _ state: SettingsState, _ request: Request, _ context: WebContext,
    status: HTTPResponse.Status = .ok
  ) throws -> Response {
    var (state, message) = (
      state, try toast(FormFields(query: request), back: LocalAddress("/settings"))
    )
    if message?.step != nil, case .settings(let names)? = try ports.store.lastStep()?.action,
      let words = state.sheet.words(of: names)
    {
      message?.text = words
      // Without scripts, the row in which something was changed is still open.
      state.opened.formUnion(SettingsSection.all.filter { $0.shows(names) }.map(\.id))
    }
    if let refused = state.refused { state.opened.insert(refused.section) }
    if state.test != nil { state.opened.insert(SettingsSection.notifications.id) }
    if state.keys.made != nil || state.keys.refused != nil {
      state.opened.insert(SettingsRow.Subject.phones.rawValue)
    }
    return try page(
      SettingsPage(state), of: .settings, toast: message, status: status, for: context)
  }

  /// Stores the choices of a section; a form with an error comes back as it was typed.
  fileprivate func saveSection(_ request: Request, _ context: WebContext) async throws -> Response {
    guard let name = context.parameters.get("section"),
      let section = SettingsSection.all.first(where: { $0.id == name })
    else { throw HTTPError(.notFound) }
    let form = context.form
    let back = form.text("back").map { LocalAddress($0) } ?? LocalAddress("/settings")
    do {
      let step = try await choose(in: section, form)
      return ActionResponse(text: step.text, step: step.number, back: back).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      var state = try settingsState
      state.refused = (section.id, conflict.form, [:])
      state.conflict = conflict
      return try settingsPage(state, request, context, status: .conflict)
    } catch let refusal as SettingsRefusal {
      let errors = refusal.errors(in: section)
      guard !request.wantsJSON else { return refusal.response(errors) }
      if back.text.hasPrefix("/welcome") {
        let query = back.text.split(separator: "?", maxSplits: 1).dropFirst().first
        return try await welcomePage(
          FormFields(query.map(String.init) ?? ""), request, context, refused: (form, errors),
          status: .unprocessableContent)
      }
      if back.text.hasPrefix("/map") {
        return try await mapPage(request, context, refused: (form, errors))
      }
      var state = try settingsState
      state.refused = (section.id, form, errors)
      state.asks = refusal.isQuestion
      return try settingsPage(state, request, context, status: .unprocessableContent)
    }
  }

  private func choose(
    in section: SettingsSection, _ form: FormFields
  ) async throws -> (text: String, number: Int64?) {
    let choices: [String: String?]
    do {
      let sheet = SettingsSheet(ports.settings.states())
      choices = try section.choices(try section.stored(sheet).merged(form), sheet)
      try askBeforeNewTopic(choices, sheet, form, "/settings/\(section.id)")
    } catch let problem as FieldProblem {
      throw SettingsRefusal(problems: [problem.field: problem.problem])
    }
    let step = try await choose(choices, isYes: form[SettingsRefusal.answer] != nil)
    guard step.number != nil else { return ("", nil) }
    let sheet = SettingsSheet(ports.settings.states())
    let text = try sheet.words(of: step.edit.settingNames) ?? ports.store.lastStep()?.text
    return (([text ?? ""] + step.remarks).joined(separator: " "), step.number)
  }

  /// Asks before another topic takes the place of the one that phones have subscribed to.
  private func askBeforeNewTopic(
    _ choices: [String: String?], _ sheet: SettingsSheet, _ form: FormFields, _ path: String
  ) throws {
    guard form["again"] == nil, let present = ports.settings.ntfy(),
      choices["notify.ntfy.topic"] != .some(""), choices["notify.ntfy.topic"] != .some(nil),
      ["notify.ntfy.url", "notify.ntfy.topic"].contains(where: { key in
        choices[key].map { ($0 ?? "") != sheet.text(key) && !sheet.isLocked(key) } ?? false
      })
    else { return }
    var problem = Problem(
      .conflict, SettingsPagePhrase.ntfyChanges(from: present.address).text,
      code: "topic_changes", field: "notify.ntfy.topic")
    problem.back = LocalAddress(form.text("back") ?? "/settings")
    let fields = ["notify.ntfy.url", "notify.ntfy.topic", "back"].compactMap { name in
      form[name].map { (name: name, value: $0) }
    }
    problem.repetition = Problem.Repetition(
      path: path, fields: fields + [(name: "again", value: "1")],
      word: ScriptPhrase.changeTopic.text)
    throw problem
  }

  /// Sends a test reminder, and shows its result on the page.
  fileprivate func sendTest(_ request: Request, _ context: WebContext) async throws -> Response {
    var state = try settingsState
    state.test = try await testOutcome(context.form.text("notifier") ?? "")
    return try settingsPage(state, request, context)
  }

  /// Sends a test reminder through a notifier; returns what became of it.
  func testOutcome(_ name: String) async throws -> (text: String, isGood: Bool) {
    let known = ports.settings.notifiers().first { $0.name == name }
    guard let known else {
      throw Problem(.notFound, SettingsPagePhrase.noSuchNotifier(name.quoted))
    }
    do {
      try await ports.settings.sendTest(name)
      // A service that has taken it says nothing of the phone.
      let service =
        name == "ntfy"
        ? ports.settings.ntfy().flatMap { URLComponents(string: $0.address)?.host } : nil
      let taken = service.map { WelcomePhrase.testTaken($0.oneLine).text }
      return (taken ?? SettingsPagePhrase.testSent(known.text).text, true)
    } catch {
      let reason = "\(error)".oneLine
      return (SettingsPagePhrase.testFailed(known.text, reason: reason).text, false)
    }
  }
}

/// A field of a form that cannot be read.
struct FieldProblem: Error {
  /// The name of the field.
  let field: String
  /// The message beside it.
  let problem: SettingProblem

  init(_ field: String, _ phrase: SettingsPagePhrase) {
    self.field = field
    problem = SettingProblem(phrase)
  }
}

extension FormFields {
  /// Returns the value of a field without blanks around it.
  ///
  /// - Throws: `FieldProblem` if nothing is left.
  func required(_ name: String) throws -> String {
    guard let text = text(name) else { throw FieldProblem(name, .somethingExpected) }
    return text
  }
}

extension SettingsRefusal {
  /// Returns the answer to a script: the error for programs, and the messages by field.
  func response(_ errors: [String: String]) -> Response {
    let problem = problem
    var members: [(String, JSON)] = [
      ("ok", .bool(false)), ("text", .string(problem.message)), ("step", .null),
      ("errors", .object(errors.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })),
    ]
    if case .object(let error) = problem.json { members += error }
    return Response(json: .object(members), status: problem.status)
  }

  /// Returns the messages by field of a section; what belongs to none of them goes to the first.
  func errors(in section: SettingsSection) -> [String: String] {
    var errors: [String: String] = [:]
    for (key, problem) in problems {
      let field =
        section.fields.first { $0.name == key } ?? section.fields.first { $0.keys.contains(key) }
      guard let name = (field ?? section.fields.first)?.name else { continue }
      errors[name] = problem.text
    }
    return errors
  }
}

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

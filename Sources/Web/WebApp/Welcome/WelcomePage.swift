import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// The welcome as a page of its own (V6).
struct WelcomePage: TemplateView {
  static let template = "welcome"

  /// The outcome of a test reminder.
  struct Tested: Sendable {
    let testText: String
    let isGood: Bool
  }

  let welcome: WelcomeView
  let tested: Tested?
  let hasLine: Bool
}

/// Adds the welcome, and the forms of its answers.
func addWelcomeRoutes(to router: RouteGroup, site: Site) {
  router.get("/welcome") { request, context -> Response in
    let fields = FormFields(query: request)
    if fields["question"] == "position" {
      let answer = fields["answer"].map { "&answer=\($0.percentEncoded)" } ?? ""
      return .redirect(to: WelcomeQuestion.phone.address + answer)
    }
    guard let later = fields["later"].flatMap(WelcomeQuestion.init(rawValue:)) else {
      return try await site.welcomePage(fields, request, context)
    }
    var response = Response.redirect(to: LocalAddress(fields["back"] ?? "/welcome").text)
    WelcomeState.leave(later, cookies: request.cookies, in: &response)
    return response
  }
  router.post("/welcome/tell") { request, context -> Response in
    try site.tellThroughPhone(context.form, request)
  }
  router.get("/welcome/test") { request, context -> Response in
    let fields = FormFields(query: request)
    guard request.wantsJSON else { return .redirect(to: WelcomeQuestion.tell.address) }
    let id = Device.ID(rawValue: fields["device"].flatMap { Int64($0) } ?? -1)
    let test = try site.testState(of: id)
    return Response(
      json: .object([
        ("ok", .bool(true)), ("text", JSON(test?.text)), ("waits", .bool(test?.isWaiting == true)),
      ]))
  }
  router.post("/welcome/test") { request, context -> Response in
    try await site.testFromWelcome(request, context)
  }
  router.post("/welcome/template") { request, context -> Response in
    try site.addTemplate(context.form, request)
  }
  router.post("/welcome/parts") { request, context -> Response in
    try await site.chooseParts(context.form, request)
  }
}

extension Site {
  /// Returns the welcome with the question of an address; `refused` is a form of a panel that could
  /// not be taken, `tested` the outcome of a test.
  func welcomePage(
    _ fields: FormFields, _ request: Request, _ context: WebContext,
    refused: (form: FormFields, errors: [String: String])? = nil,
    tested: WelcomePage.Tested? = nil, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let wanted = fields["question"].flatMap(WelcomeQuestion.init(rawValue:))
    var (state, facts) = try welcome(request.cookies)
    let back = LocalAddress(WelcomeQuestion.phone.address + "&answer=phone")
    facts.canReach = reach(of: phoneBase(request)) != .local
    let network = phonesIn(back: back)
    if !facts.canReach || network.canShut { facts.network = network }
    facts.hasBrowserPosition = isSecure(request)
    facts.receiver = try receiverWords().map { PlacePhrase.receiverNow($0).text }
    facts.refused = refused
    facts.line = try quick(fields)
    if let device = fields["test"].flatMap({ Int64($0) }) {
      let id = Device.ID(rawValue: device)
      facts.test = try testState(of: id).map { (id, $0.text) }
    }
    if let name = fields.text("template") {
      facts.templates = try ports.store.withSnapshot {
        WelcomeTemplates(name, todos: try $0.todos, places: try $0.places)
      }
    }
    if let words = fields.text("q") {
      facts.search = await search(words, places: try ports.store.places(), request)
    }
    let view = WelcomeView(state, facts: facts, wanted: wanted, answer: fields["answer"])
    return try page(
      WelcomePage(welcome: view, tested: tested, hasLine: view.asked?.line != nil), of: .welcome,
      toast: try toast(fields, back: LocalAddress(of: request)), status: status, for: context)
  }

  /// Returns true if the browser gives positions to the page: on this computer, and over https.
  private func isSecure(_ request: Request) -> Bool {
    let host = URLComponents(string: "http://\(request.head.authority ?? "")")?.host ?? ""
    return host == "localhost" || host == "[::1]" || host == "::1" || host.hasPrefix("127.")
      || request.headers.forwardedScheme == "https"
  }

  /// The facts beside the store.
  var welcomeKnown: WelcomeState.Known {
    WelcomeState.Known(
      sheet: SettingsSheet(ports.settings.states()), notifiers: ports.settings.notifiers(),
      hasBrowsers: ports.push?.browsers().isEmpty == false, hasPosition: ports.position() != nil)
  }

  /// True if a notifier or a browser tells.
  var isTold: Bool { welcomeKnown.isTold }

  /// Reads which questions are answered, and what the welcome shows.
  func welcome(_ cookies: Cookies) throws -> (WelcomeState, WelcomeFacts) {
    let (known, ntfy) = (welcomeKnown, ports.settings.ntfy())
    let (state, stored) = try ports.store.withSnapshot { snapshot in
      (
        try WelcomeState(known, cookies: cookies, in: snapshot), try welcomeFacts(in: snapshot)
      )
    }
    var facts = stored
    facts.hasQuietHours = QuietSwitch.value(in: known.sheet) == "on"
    facts.ntfy = ntfy
    facts.savedServer = known.sheet.text("notify.ntfy.url")
    facts.savedTopic = known.sheet.text("notify.ntfy.topic")
    facts.canChangeNtfy =
      !known.sheet.isLocked("notify.ntfy.url") && !known.sheet.isLocked("notify.ntfy.topic")
    facts.notifiers = Set(known.notifiers.map(\.name))
    return (state, facts)
  }

  /// Returns what the store and the settings say for the welcome.
  private func welcomeFacts(in snapshot: any StoreSnapshot) throws -> WelcomeFacts {
    let webSettings = ports.webSettings()
    var facts = WelcomeFacts()
    facts.devices = try deviceViews(in: snapshot).filter { $0.device.id != .receiver }.map { view in
      (
        view.device, view.heardText(isDaemonKnown: true),
        [nil, .owntracks].contains(view.kind) && view.device.kind != .browser
      )
    }
    facts.isHereKnown = here != nil
    facts.newTopic =
      "passby-"
      + (0..<8).map { _ in "abcdefghjkmnpqrstuvwxyz23456789".randomElement().map(String.init) ?? ""
      }.joined()
    facts.parts = webSettings.parts
    facts.hasRewards = webSettings.rewards != .off
    facts.promise = try welcomePromise(in: snapshot)
    if try snapshot.places.isEmpty {
      let waiting = try snapshot.todos.last { $0.places.isEmpty && $0.state != .finished }
      facts.task = waiting.map { ($0.id, $0.name.oneLine) }
    }
    return facts
  }

  /// Lets a phone show reminders in the answers to its messages (P17).
  fileprivate func tellThroughPhone(_ form: FormFields, _ request: Request) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let back = LocalAddress(WelcomeQuestion.tell.address + "&answer=owntracks")
    var input = DeviceInput()
    input.notifyInApp = form["on"] != "0"
    let applied = try step { edit in
      let id = Device.ID(rawValue: form["device"].flatMap { Int64($0) } ?? -1)
      guard let device = try edit.device(id) else { throw missingDevice(id) }
      return try builder.changeDevice(device, input, in: edit)
    }
    return ActionResponse(text: applied.edit.takenTextOnPage, step: applied.step, back: back)
      .response(to: request)
  }

  /// Sends a test through a notifier, or through a phone with its next answer.
  fileprivate func testFromWelcome(
    _ request: Request, _ context: WebContext
  ) async throws -> Response {
    let form = context.form
    if let number = form["device"].flatMap({ Int64($0) }) {
      let id = Device.ID(rawValue: number)
      guard try ports.store.withSnapshot({ try $0.device(id) }) != nil else {
        throw missingDevice(id)
      }
      ports.devices.sendTest(id)
      return .redirect(to: WelcomeQuestion.tell.address + "&answer=owntracks&test=\(number)")
    }
    let name = form.text("notifier") ?? ""
    let fields = FormFields("question=tell&answer=\(name == "desktop" ? "desktop" : "ntfy")")
    let outcome = try await testOutcome(name)
    return try await welcomePage(
      fields, request, context,
      tested: .init(testText: outcome.text, isGood: outcome.isGood))
  }

  /// Returns what is known about the test of a phone; `nil` without one.
  func testState(of id: Device.ID) throws -> (text: String, isWaiting: Bool)? {
    guard let test = ports.devices.test(id),
      let device = try ports.store.withSnapshot({
        try $0.device(id)
      })
    else { return nil }
    let name = device.name.oneLine
    if let handed = test.handed {
      let seconds = max(0, Int(handed.timeIntervalSince(test.asked).rounded()))
      return (WelcomePhrase.testHanded(name, seconds: seconds).text, false)
    }
    let heard = try deviceView(device)
    let last = heard.health?.heard.map { _ in heard.heardText(isDaemonKnown: true) }
    let waits = WelcomePhrase.testWaits(name, last: last).text
    let isLong = Date().timeIntervalSince(test.asked) >= Self.wakeSeconds
    return (isLong ? "\(waits) \(WelcomePhrase.testWake(name).text)" : waits, true)
  }

  /// The time after which a test that waits says how to wake the phone, in seconds.
  private static let wakeSeconds = 300.0

  /// Stores which parts are wanted.
  fileprivate func chooseParts(_ form: FormFields, _ request: Request) async throws -> Response {
    let sheet = SettingsSheet(ports.settings.states())
    let present = sheet.text(Part.setting)
    let wanted = form.all("part")
    let names = Part.allCases.filter { part in
      [.mood, .progress].contains(part)
        ? wanted.contains(part.rawValue) : present.contains("\"\(part.rawValue)\"")
    }
    let list = "[\(names.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]"
    var choices: [String: String?] = [
      Part.setting: names.count == Part.allCases.count ? nil : list
    ]
    let hasRewards = form["rewards"] == "on"
    if hasRewards != (sheet.text("rewards.pictures") != "off") {
      choices.updateValue(hasRewards ? nil : "off", forKey: "rewards.pictures")
    }
    if form["has_quiet"] != nil {
      let isOn = form[QuietSwitch.name] == "on"
      if isOn != (QuietSwitch.value(in: sheet) == "on") {
        let wanted = FormFields([QuietSwitch.name: [isOn ? "on" : QuietSwitch.off]])
        choices.merge(QuietSwitch.changes(wanted, in: sheet)) { $1 }
      }
    }
    // What a file fixes stays as it is.
    for key in choices.keys where sheet.isLocked(key) { choices.removeValue(forKey: key) }
    let step = try await choose(choices)
    let back = step.number.map { LocalAddress("/welcome").adding("did", String($0)) }
    var response = Response.redirect(to: (back ?? LocalAddress("/welcome")).text)
    WelcomeState.leave(.parts, isAnswered: true, cookies: request.cookies, in: &response)
    return response
  }
}

import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import QRCode
import Text
import WebPorts

/// The keys for widgets and shortcuts as they were read, and a form that was sent.
struct KeyState {
  let keys: [PageKey]
  let persons: [Person]
  let zone: TimeZone
  let now: Date
  /// A key that was just made, with the address of the page.
  var made: (name: String, secret: AccessToken, right: KeyRight, base: String)?
  /// A form that was refused, with the reason.
  var refused: (form: FormFields, reason: String)?
}

/// The list of keys, the form of a new one, and the new one itself.
struct KeySection: Sendable {
  /// A key.
  struct Row: Sendable {
    let keyName: String
    let keyText: String
  }

  /// A new key, which is shown this once.
  struct Made: Sendable {
    let madeText: String
    let secret: String
    let addresses: [LabeledText]
    /// The code of the first address, for a phone; `nil` for a key that is no calendar.
    let code: Code?
  }

  /// A QR code.
  struct Code: Sendable {
    let path: String
    let size: String
    let label: String
  }

  /// Its identifier on the page of settings.
  static let id = "page-keys"

  let keyHeading = KeyPhrase.heading.text
  let keyHint = KeyPhrase.hint.text
  let made: Made?
  let keyError: String?
  let rows: [Row]
  let hasRows: Bool
  let removeWord = KeyPhrase.remove.text
  let makeWord = KeyPhrase.make.text
  let nameLabel = KeyPhrase.name.text
  let typedName: String
  let mayLabel = KeyPhrase.may.text
  let rights: [SelectOption]
  let whoseLabel = KeyPhrase.whose.text
  let hasPersons: Bool
  let keyPersons: [SelectOption]

  /// Prepares the section.
  init(_ state: KeyState) {
    made = state.made.map { made in
      Made(
        madeText: KeyPhrase.made(made.name.quoted).text, secret: made.secret.text,
        addresses: PageKey.addresses(made.secret, made.right, base: made.base).map {
          LabeledText(label: $0.label.text, text: $0.text)
        }, code: made.right == .feed ? Self.code(made.secret, base: made.base) : nil)
    }
    let form = state.refused?.form
    keyError = state.refused?.reason
    rows = state.keys.map {
      Row(
        keyName: $0.name,
        keyText: $0.words(persons: state.persons, zone: state.zone, now: state.now))
    }
    hasRows = !rows.isEmpty
    typedName = form?["name"] ?? ""
    rights = KeyRight.allCases.map {
      SelectOption(
        value: $0.rawValue, label: KeyPhrase.right($0).text, selected: form?["may"] == $0.rawValue)
    }
    hasPersons = state.persons.count > 1
    keyPersons =
      [SelectOption(value: "", label: KeyPhrase.anyone.text, selected: false)]
      + state.persons.map {
        let value = "#\($0.id.rawValue)"
        return SelectOption(
          value: value, label: $0.name.oneLine, selected: form?["person"] == value)
      }
  }

  /// Returns the code of the calendar's address; `nil` where libqrencode is missing.
  private static func code(_ secret: AccessToken, base: String) -> Code? {
    guard let address = PageKey.addresses(secret, .feed, base: base).first?.text,
      let code = try? QRCode(address)
    else { return nil }
    return Code(
      path: code.path, size: String(code.outerSize),
      label: WebPhrase.codeOf(address: KeyPhrase.feedName.text).text)
  }
}

/// Adds the forms that make and remove keys for widgets and shortcuts.
func addKeyRoutes(to router: RouteGroup, site: Site) {
  router.post("/settings/keys") { request, context -> Response in
    try site.makeKey(context.form, request, context)
  }
  router.post("/settings/keys/remove") { request, context -> Response in
    let key = try site.ports.keys.remove(context.form["name"] ?? "")
    return ActionResponse(
      text: KeyPhrase.removed(key.name.quoted).text, step: nil,
      back: LocalAddress("/settings#\(KeySection.id)")
    ).response(to: request)
  }
}

extension Site {
  /// Makes a key and shows it, once; or returns the form with the error.
  fileprivate func makeKey(
    _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    var state = try settingsState
    let status: HTTPResponse.Status
    do {
      let word = form.text("may") ?? ""
      guard let right = KeyRight(rawValue: word) else {
        throw Refusal(.usage, KeyPhrase.rightExpected(word.quoted))
      }
      let person = try form.text("person").map {
        try PersonNames(persons: state.keys.persons).person($0).uuid
      }
      let name = form["name"] ?? ""
      let secret = try ports.keys.add(name, right, person)
      state = try settingsState
      state.keys.made = (name, secret, right, phoneBase(request))
      status = .ok
    } catch {
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      state.keys.refused = (form, failure.pageText)
      status = problem.status
    }
    var response = try settingsPage(state, request, context, status: status)
    response.headers[.referrerPolicy] = "no-referrer"
    return response
  }
}

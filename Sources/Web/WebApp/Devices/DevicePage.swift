import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import QRCode
import Text
import WebPorts

/// A device as it was read, for its page.
struct DeviceState {
  let view: DeviceView
  let hasSecret: Bool
  let persons: [Person]
  let places: [Place]
}

struct DevicePage: TemplateView {
  static let template = "device"

  struct PersonName: Sendable {
    let personName: String
  }

  struct AdviceRow: Sendable {
    let adviceText: String
  }

  /// A region of the phone that can become a place.
  struct Offer: Sendable {
    let offerName: String
    let offerRadius: String
  }

  /// Why a region cannot become a place.
  struct Obstacle: Sendable {
    let text: String
  }

  let id: String
  let heading: String
  /// The key and what is made of it, if it is new.
  let access: AccessFacts?
  /// True for a new key that no phone could use yet, and is not shown.
  let unreachable: Bool
  /// The access of phones to the page.
  let network: LetPhonesIn?
  let hasAdvice: Bool
  let advice: [AdviceRow]
  let rows: [LabeledText]
  /// Where it is, only on request (P6).
  let position: PositionFacts?
  let canLocate: Bool
  let hasOffers: Bool
  let canTake: Bool
  let newOffers: [Offer]
  let knownOffers: [Offer]
  let leftOffers: [Obstacle]
  let formState: FormState
  let error: String?
  let name: String
  let person: String
  let persons: [PersonName]
  let isLeading: Bool
  let isShared: Bool
  let isOwnTracks: Bool
  let isPushing: Bool
  let isNotified: Bool
  let isEncrypted: Bool
  let canBeRemoved: Bool
  let hasKey: Bool
  let isFromWelcome: Bool

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - state: The device.
  ///   - access: The key and what is made of it, if it is new.
  ///   - others: The same key at further addresses of this computer.
  ///   - network: Whether phones reach the page.
  ///   - isFromWelcome: True if the welcome goes on afterwards.
  ///   - position: Where the device is, if the user requests it.
  ///   - typed: The form as it was typed, if it comes back.
  ///   - error: Why it comes back.
  ///   - conflict: The change elsewhere that it asks about.
  init(
    _ state: DeviceState, access: DeviceAccess? = nil, others: [DeviceAccess] = [],
    network: LetPhonesIn? = nil, isFromWelcome: Bool = false,
    position: LivePosition? = nil,
    typed: FormFields? = nil, error: String? = nil, conflict: FormConflict? = nil
  ) {
    let (view, device) = (state.view, state.view.device)
    let typed = conflict?.form ?? typed
    let phrases = DeviceAdvice(view).phrases
    let offers = view.health?.offers ?? []
    func places(areNew: Bool) -> [Offer] {
      offers.filter { $0.obstacle == nil && $0.isPlace(among: state.places) != areNew }.map {
        Offer(
          offerName: $0.name, offerRadius: Localizer.current.length(meters: $0.placeRadius))
      }
    }
    func isOn(_ name: String, _ stored: Bool) -> Bool { typed.map { $0[name] == "1" } ?? stored }
    id = String(device.id.rawValue)
    heading = device.name.oneLine
    let isUsable = access.map { $0.reach != .local } ?? false
    self.access =
      isUsable ? access.map { AccessFacts($0, others: others) } : nil
    unreachable = access != nil && !isUsable
    self.network = unreachable ? network : nil
    self.isFromWelcome = isFromWelcome
    hasAdvice = !phrases.isEmpty
    advice = phrases.map { AdviceRow(adviceText: $0.pageText) }
    rows = DeviceRows(view, hasSecret: state.hasSecret).rows.map {
      LabeledText(label: $0.title, text: $0.text)
    }
    self.position = position.map(PositionFacts.init)
    canLocate = position == nil && view.health?.lastFix != nil
    hasOffers = !offers.isEmpty
    newOffers = places(areNew: true)
    knownOffers = places(areNew: false)
    canTake = !newOffers.isEmpty
    leftOffers = offers.compactMap(\.obstacle).map { Obstacle(text: $0.text) }
    formState =
      conflict?.state ?? typed.map { FormState(was: $0["was"] ?? "") }
      ?? Self.stored(device, person: view.person).state
    self.error = error
    name = typed.map { $0["name"] ?? "" } ?? device.name
    person = typed.map { $0["person"] ?? "" } ?? view.shownPerson
    persons = state.persons.map { PersonName(personName: $0.shownName) }
    isLeading = isOn("leads", device.leads)
    isShared = isOn("shared", device.isShared)
    isOwnTracks = device.id != .receiver && [nil, .owntracks].contains(view.kind)
    isPushing = isOn("push_places", device.pushesPlaces)
    isNotified = isOn("notify_in_app", device.notifiesInApp)
    isEncrypted = device.isEncrypted
    canBeRemoved = device.id != .receiver
    hasKey = device.id != .receiver && device.kind != .browser
  }

  /// The device as the form is filled from it.
  static func stored(_ device: Device, person: String) -> StoredForm {
    var values = ["name": device.name, "person": person]
    let boxes: [(String, Bool, DevicePagePhrase)] = [
      ("leads", device.leads, .deviceLeads), ("shared", device.isShared, .deviceShared),
      ("push_places", device.pushesPlaces, .devicePush),
      ("notify_in_app", device.notifiesInApp, .deviceNotify),
    ]
    for (name, isOn, _) in boxes where isOn { values[name] = "1" }
    return StoredForm(
      values,
      [
        StoredField("name", DevicePagePhrase.devicesName),
        StoredField("person", DevicePagePhrase.devicesPerson),
      ] + boxes.map { StoredField($0.0, $0.2, isBox: true) })
  }
}

/// The coordinates of a device, which a person can also hand to another map.
struct PositionFacts: Sendable {
  let point: String
  let latitude: String
  let longitude: String
  let within: String?

  fileprivate init(_ position: LivePosition) {
    latitude = String(format: "%.6f", position.latitude)
    longitude = String(format: "%.6f", position.longitude)
    point = "\(latitude),\(longitude)"
    within = position.accuracyMeters.map { Localizer.current.length(meters: $0.rounded()) }
  }
}

/// A text on one line with a button that copies it, for the template `copied`.
struct CopiedText: Sendable {
  let copyText: String
  let copyLabel = DevicePagePhrase.copy.text
}

/// A new key: for OwnTracks a link with its code, for others addresses.
///
/// An address that only this machine can reach has none: the page first lets phones in.
struct AccessFacts: Sendable {
  /// The address for an app.
  struct Pattern: Sendable {
    let app: String
    let copyPattern: CopiedText
  }

  /// A way to reach this computer away from home.
  struct Way: Sendable {
    let wayTitle: String
    let steps: [Step]
  }

  /// A step of a way.
  struct Step: Sendable {
    let stepText: String
  }

  /// That the address can be reached at home only, and the ways out.
  struct Home: Sendable {
    let homeTitle = ReachPhrase.homeOnly.pageText
    let homeText = ReachPhrase.homeOnlyWhy.pageText
    let ways: [Way] = ReachRecipe.allCases.map { recipe in
      Way(
        wayTitle: ReachPhrase.title(recipe).pageText,
        steps: ReachPhrase.steps(recipe).pageText.split(separator: "\n").map {
          Step(stepText: String($0))
        })
    }
  }

  /// Another address of this computer, with its code.
  struct Other: Sendable {
    let otherText: String
    let otherBase: String
    let otherLink: String
    let otherPath: String?
    let otherSize: String?
  }

  let base: String
  let others: [Other]
  let copyURL: CopiedText
  let user: String
  let copyKey: CopiedText
  let link: String
  let copyKeyURL: CopiedText
  let patterns: [Pattern]
  /// Set where the address can be reached at home only.
  let home: Home?
  /// The code of the link, as the path of a drawing of `size` units.
  let path: String?
  let size: String?

  /// Prepares a key; `others` are the same for further addresses of this computer.
  fileprivate init(_ access: DeviceAccess, others: [DeviceAccess]) {
    let code = try? QRCode(access.link)
    base = access.base
    self.others = others.map { other in
      let code = try? QRCode(other.link)
      return Other(
        otherText: NetworkPhrase.otherAddress(other.base).text, otherBase: other.base,
        otherLink: other.link, otherPath: code?.path, otherSize: code.map { String($0.outerSize) })
    }
    copyURL = CopiedText(copyText: access.url)
    user = access.user
    copyKey = CopiedText(copyText: access.key.text)
    link = access.link
    copyKeyURL = CopiedText(copyText: access.keyURL)
    patterns = access.patterns.map {
      Pattern(app: $0.app.brand ?? "", copyPattern: CopiedText(copyText: $0.text))
    }
    home = access.reach == .private ? Home() : nil
    path = code?.path
    size = code.map { String($0.outerSize) }
  }
}

extension Site {
  /// Makes places of the regions of a phone that are checked in a form; returns to the phone.
  func makePlaces(
    of device: Device, _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let back = LocalAddress("/devices/\(device.id.rawValue)")
    let wanted = form.all("place")
    guard !wanted.isEmpty else {
      return ActionResponse(text: DevicePagePhrase.deviceOfferNone.text, step: nil, back: back)
        .response(to: request)
    }
    let applied = try makePlaces(named: wanted, of: device)
    let text = [applied.edit.takenTextOnPage] + applied.outcome.remarks
    return ActionResponse(text: text.joined(separator: " "), step: applied.step, back: back)
      .response(to: request)
  }
}

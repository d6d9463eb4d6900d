import Application
import Foundation
import Localization
import Model
import QRCode
import Text

/// The page of one device.
struct DevicePage {
  let view: DeviceView
  /// The key and what is made of it, if it is new.
  let access: DeviceAccess?
  let hasSecret: Bool
  let persons: [Person]
  let places: [Place]
  /// Where it is, for who asks for it (P6).
  var position: LivePosition?

  /// The form with an error or a question, as it was typed.
  var typed: FormFields?

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

  /// The values for the template.
  var content: [String: Any] {
    let device = view.device
    var content: [String: Any] = [
      "id": String(device.id.rawValue), "heading": device.name.oneLine, "name": device.name,
      "person": view.person, "isShared": device.isShared, "isLeading": device.leads,
      "isPushing": device.pushesPlaces, "isNotified": device.notifiesInApp,
      "hasKey": device.id != .receiver && device.kind != .browser,
      "canBeRemoved": device.id != .receiver,
      "isEncrypted": device.isEncrypted,
      "isOwnTracks": device.id != .receiver && [nil, .owntracks].contains(view.kind),
      "persons": persons.map { ["personName": $0.name] },
      "advice": DeviceAdvice(view).phrases.map { ["adviceText": $0.text] },
      "hasAdvice": !DeviceAdvice(view).phrases.isEmpty,
      "newOffers": offers(areNew: true), "knownOffers": offers(areNew: false),
      "hasOffers": view.health?.offers.isEmpty == false, "canTake": !offers(areNew: true).isEmpty,
      "leftOffers": (view.health?.offers ?? []).compactMap(\.obstacle).map { ["text": $0.text] },
      "rows": DeviceRows(view, hasSecret: hasSecret).rows.map {
        ["label": $0.title, "text": $0.text]
      },
    ]
    content.merge(Self.stored(device, person: view.person).content) { $1 }
    if let typed {
      content["name"] = typed["name"] ?? ""
      content["person"] = typed["person"] ?? ""
      content["was"] = typed["was"] ?? ""
      for (key, name) in [
        ("isLeading", "leads"), ("isShared", "shared"), ("isPushing", "push_places"),
        ("isNotified", "notify_in_app"),
      ] { content[key] = typed[name] == "1" }
    }
    content["canLocate"] = position == nil && view.health?.lastFix != nil
    content["position"] = position.map(Self.values)
    content["access"] = access.map(Self.values)
    return content
  }

  /// Returns the regions of the phone that are no places yet, or those that are.
  private func offers(areNew: Bool) -> [[String: Any]] {
    (view.health?.offers ?? []).filter {
      $0.obstacle == nil && $0.isPlace(among: places) != areNew
    }.map { offer in
      [
        "offerName": offer.name, "offerRadius": Localizer.current.length(meters: offer.placeRadius),
      ]
    }
  }

  /// Returns the coordinates, which a person can also hand to another map.
  private static func values(_ position: LivePosition) -> [String: Any] {
    let (latitude, longitude) = (
      String(format: "%.6f", position.latitude), String(format: "%.6f", position.longitude)
    )
    var content: [String: Any] = [
      "point": "\(latitude),\(longitude)", "latitude": latitude, "longitude": longitude,
    ]
    content["within"] = position.accuracyMeters.map {
      Localizer.current.length(meters: $0.rounded())
    }
    return content
  }

  /// Returns the values of a new key: for OwnTracks a link with its code, for others addresses.
  ///
  /// An address that only this machine can reach has no code, but the steps that change that.
  private static func values(_ access: DeviceAccess) -> [String: Any] {
    var content: [String: Any] = [
      "url": access.url, "user": access.user, "key": access.key.text, "link": access.link,
      "keyURL": access.keyURL,
      "patterns": access.patterns.map { ["app": $0.app.brand ?? "", "pattern": $0.text] },
    ]
    let host = URLComponents(string: access.url)?.host ?? ""
    let isLoopback = WebAddress(host: host.filter { !"[]".contains($0) }, port: 0).isLoopback
    content["unreachable"] = isLoopback ? WebPhrase.networkSteps.text : nil
    if !isLoopback, let code = try? QRCode(access.link) {
      content["path"] = code.path
      content["size"] = String(code.outerSize)
    }
    return content
  }
}

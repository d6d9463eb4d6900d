import Application
import Localization
import QRCode
import Reminders

/// The page of one device.
struct DevicePage {
  let view: DeviceView
  /// The key and what is made of it, if it is new.
  let access: DeviceAccess?
  let hasSecret: Bool

  /// The values for the template.
  var content: [String: Any] {
    let device = view.device
    var content: [String: Any] = [
      "id": String(device.id.rawValue), "heading": device.name.oneLine, "name": device.name,
      "person": view.person, "isShared": device.isShared, "isLeading": device.leads,
      "isPushing": device.pushesPlaces, "isNotified": device.notifiesInApp,
      "hasKey": device.id != .receiver,
      "rows": DeviceRows(view, hasSecret: hasSecret).rows.map {
        ["label": $0.title, "text": $0.text]
      },
    ]
    content["access"] = access.map(Self.values)
    return content
  }

  /// Returns the values of a new key: for OwnTracks a link with its code, for others addresses.
  private static func values(_ access: DeviceAccess) -> [String: Any] {
    var content: [String: Any] = [
      "url": access.url, "user": access.user, "key": access.key.text, "link": access.link,
      "keyURL": access.keyURL, "pattern": access.pattern,
    ]
    if let code = try? QRCode(access.link) {
      content["path"] = code.path
      content["size"] = String(code.outerSize)
    }
    return content
  }
}

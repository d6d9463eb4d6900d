import Application
import Localization
import Reminders

/// The page of all devices.
struct DevicesPage {
  let views: [DeviceView]
  let persons: [Person]

  /// The values for the template.
  var content: [String: Any] {
    [
      "hasDevices": !views.isEmpty,
      "devices": views.map { view in
        [
          "id": String(view.device.id.rawValue), "deviceName": view.device.name.oneLine,
          "owner": view.person.oneLine, "heard": view.heardText(isDaemonKnown: true),
        ]
      },
      "persons": persons.map { ["personName": $0.name] },
    ]
  }
}

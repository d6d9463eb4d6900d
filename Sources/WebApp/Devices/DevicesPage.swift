import Application
import Localization
import Reminders

/// The page of all devices.
struct DevicesPage {
  let views: [DeviceView]
  let persons: [PersonView]

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
      "hasOthers": persons.count > 1,
      "persons": persons.map { view in
        [
          "personID": String(view.person.id.rawValue), "personName": view.person.name,
          "personSays": DevicePhrase.personLine(devices: view.devices, tasks: view.taskCount).text
            .replacing("  ", with: " · "),
          "canGo": view.person.id != .me && view.devices.isEmpty && view.taskCount == 0,
        ] as [String: Any]
      },
    ]
  }
}

import Application
import Localization
import Model

/// The page of all devices.
struct DevicesPage {
  let views: [DeviceView]
  let persons: [PersonView]
  /// A change elsewhere that the form of a person asks about.
  var conflict: (person: Person.ID, found: FormConflict)?

  /// A person as the form is filled from it.
  static func stored(_ person: Person) -> StoredForm {
    StoredForm(["name": person.name], [StoredField("name", DevicePagePhrase.devicesName)])
  }

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
        let conflict = conflict.flatMap { $0.person == view.person.id ? $0.found : nil }
        return [
          "typedName": conflict?.form["name"] ?? view.person.name,
          "personID": String(view.person.id.rawValue), "personName": view.person.name,
          "personSays": DevicePhrase.personLine(devices: view.devices, tasks: view.taskCount).text
            .replacing("  ", with: " · "),
          "canGo": view.person.id != .me && view.devices.isEmpty && view.taskCount == 0,
        ].merging(conflict?.content ?? Self.stored(view.person).content) { $1 } as [String: Any]
      },
    ]
  }
}

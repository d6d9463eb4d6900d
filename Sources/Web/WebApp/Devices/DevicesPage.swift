import Application
import HTTPServer
import Localization
import Model

/// All devices with the form of a new one, and the persons whose they are.
struct DevicesPage: TemplateView {
  static let template = "devices"

  /// A device.
  struct Row: Sendable {
    let id: String
    let deviceName: String
    let owner: String
    let heard: String
  }

  /// A person with the form that renames them.
  struct PersonRow: Sendable {
    let personID: String
    let personName: String
    let formState: FormState
    let typedName: String
    let personSays: String
    /// True if the person can be removed.
    let canGo: Bool
  }

  /// The messages of the page's forms after they were sent.
  struct Answer {
    /// The form of a new device that was refused, with the reason.
    var refused: (form: FormFields, reason: String)?
    var personError: String?
    var personNote: String?
    /// A change elsewhere that the form of a person asks about.
    var conflict: (person: Person.ID, found: FormConflict)?
  }

  let devices: [Row]
  let hasDevices: Bool
  let error: String?
  let name: String
  let person: String
  let hasOthers: Bool
  let personError: String?
  let personNote: String?
  let persons: [PersonRow]

  /// Prepares the page.
  init(_ views: [DeviceView], persons: [PersonView], answer: Answer = Answer()) {
    hasDevices = !views.isEmpty
    devices = views.map { view in
      Row(
        id: String(view.device.id.rawValue), deviceName: view.device.name.oneLine,
        owner: view.person.oneLine, heard: view.heardText(isDaemonKnown: true))
    }
    error = answer.refused?.reason
    name = answer.refused?.form["name"] ?? ""
    person = answer.refused?.form["person"] ?? ""
    hasOthers = persons.count > 1
    (personError, personNote) = (answer.personError, answer.personNote)
    self.persons = persons.map { view in
      let found = answer.conflict.flatMap { $0.person == view.person.id ? $0.found : nil }
      return PersonRow(
        personID: String(view.person.id.rawValue), personName: view.person.name,
        formState: found?.state ?? Self.stored(view.person).state,
        typedName: found?.form["name"] ?? view.person.name,
        personSays: DevicePhrase.personLine(devices: view.devices, tasks: view.taskCount).text
          .replacing("  ", with: " · "),
        canGo: view.person.id != .me && view.devices.isEmpty && view.taskCount == 0)
    }
  }

  /// A person as the form is filled from it.
  static func stored(_ person: Person) -> StoredForm {
    StoredForm(["name": person.name], [StoredField("name", DevicePagePhrase.devicesName)])
  }
}

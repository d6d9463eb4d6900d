import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

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
    /// True if its form was refused, and is open again.
    let isAsked: Bool
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
  /// The access of phones to the page, where the page can change it or none does.
  let network: LetPhonesIn?
  /// The text in place of the list while there is no device.
  let empty: EmptyView?
  /// True if a new phone gets a code that it can use.
  let canAdd: Bool

  /// Prepares the page.
  init(
    _ views: [DeviceView], persons: [PersonView], answer: Answer = Answer(),
    network: LetPhonesIn? = nil, canAdd: Bool = true
  ) {
    (self.network, self.canAdd) = (network, canAdd)
    hasDevices = !views.isEmpty
    empty =
      views.isEmpty
      ? EmptyView(
        DevicePagePhrase.devicesNone, word: DevicePagePhrase.devicesNew, href: "#new-device",
        drawing: .phone) : nil
    devices = views.map { view in
      Row(
        id: String(view.device.id.rawValue), deviceName: view.device.name.oneLine,
        owner: view.shownPerson, heard: view.heardText(isDaemonKnown: true))
    }
    error = answer.refused?.reason
    name = answer.refused?.form["name"] ?? ""
    person = answer.refused?.form["person"] ?? ""
    hasOthers = persons.count > 1
    (personError, personNote) = (answer.personError, answer.personNote)
    self.persons = persons.map { view in
      let found = answer.conflict.flatMap { $0.person == view.person.id ? $0.found : nil }
      return PersonRow(
        personID: String(view.person.id.rawValue), personName: view.person.shownName,
        formState: found?.state ?? Self.stored(view.person).state,
        typedName: found?.form["name"] ?? view.person.name,
        personSays: DevicePhrase.personLine(devices: view.devices, tasks: view.taskCount).text
          .replacing("  ", with: " · "),
        canGo: view.person.id != .me && view.devices.isEmpty && view.taskCount == 0,
        isAsked: found != nil)
    }
  }

  /// A person as the form is filled from it.
  static func stored(_ person: Person) -> StoredForm {
    StoredForm(["name": person.name], [StoredField("name", DevicePagePhrase.devicesName)])
  }
}

/// Adds the page of all devices, and the page of each.
func addDeviceRoutes(to router: RouteGroup, site: Site) {
  router.get("/devices") { request, context -> Response in
    try site.devicesPage(FormFields(query: request), for: context)
  }
  router.post("/devices") { request, context -> Response in
    try site.addDevice(context.form, request, context)
  }
  router.get("/devices/:id") { request, context -> Response in
    try site.devicePage(try context.id(of: Device.self), FormFields(query: request), for: context)
  }
  router.post("/devices/:id") { request, context -> Response in
    try site.changeDevice(try site.device(context), context.form, request, context)
  }
  router.post("/devices/:id/places") { request, context -> Response in
    try site.makePlaces(of: try site.device(context), context.form, request, context)
  }
  router.post("/devices/:id/secret") { request, context -> Response in
    try site.changeSecret(of: try site.device(context), context.form, request)
  }
  router.post("/devices/:id/key") { request, context -> Response in
    let device = try site.device(context)
    let builder = EditBuilder(site.ports.actionContext)
    let outcome = try site.step { edit in
      guard let present = try edit.device(device.id) else { throw site.missingDevice(device.id) }
      return try builder.renewKey(of: present, in: edit)
    }.outcome
    return try site.devicePage(
      outcome.device.id, FormFields(""), access: site.access(outcome, request), for: context)
  }
  router.post("/devices/:id/remove") { request, context -> Response in
    let device = try site.device(context)
    let builder = EditBuilder(site.ports.actionContext)
    let applied = try site.step { edit in
      guard let present = try edit.device(device.id) else { throw site.missingDevice(device.id) }
      return try builder.removeDevice(present, in: edit)
    }
    site.ports.devices.forgetSecret(device.uuid)
    return ActionResponse(
      text: applied.edit.takenTextOnPage, step: applied.step, back: LocalAddress("/devices")
    ).response(to: request)
  }
}

extension Site {
  /// Returns the page of all devices with the form of a new one.
  func devicesPage(
    _ fields: FormFields, refused: (form: FormFields, failure: Refusal)? = nil,
    personError: String? = nil, conflict: (person: Person.ID, found: FormConflict)? = nil,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    let (devices, persons) = try ports.store.withSnapshot { snapshot in
      // Only the user of this machine renames and removes persons.
      (
        try deviceViews(in: snapshot),
        snapshot.viewer.isMe ? try PersonView.all(snapshot) : []
      )
    }
    let renamed = persons.first { String($0.person.id.rawValue) == fields["renamed"] }?.person
    let answer = DevicesPage.Answer(
      refused: refused.map { ($0.form, $0.failure.pageText) }, personError: personError,
      personNote: renamed.flatMap { LoginChange.note(on: $0, devices: devices.map(\.device)) },
      conflict: conflict)
    let network = phonesIn(back: LocalAddress("/devices"))
    let canAdd = network.isOpen || ports.webSettings().publicURL != nil
    return try page(
      DevicesPage(
        devices, persons: persons, answer: answer,
        network: canAdd && !network.canShut ? nil : network, canAdd: canAdd),
      of: .devices,
      toast: try toast(fields, back: LocalAddress("/devices")),
      status: status, for: context)
  }

  /// Returns the page of a device, with its key if that is new.
  fileprivate func devicePage(
    _ id: Device.ID, _ fields: FormFields, access: DeviceAccess? = nil,
    isFromWelcome: Bool = false, error: String? = nil,
    typed: FormFields? = nil, conflict: FormConflict? = nil, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let wantsPosition = fields["position"] == "1"
    let (state, position) = try ports.store.withSnapshot { snapshot in
      guard let device = try snapshot.device(id) else { throw missingDevice(id) }
      let state = DeviceState(
        view: try deviceView(device, in: snapshot),
        hasSecret: ports.devices.hasSecret(device.uuid), persons: try snapshot.persons,
        places: try snapshot.places)
      return (state, wantsPosition ? try devicePositions(in: snapshot)[id] : nil)
    }
    return try page(
      DevicePage(
        state, access: access, others: access.map(others(than:)) ?? [],
        network: phonesIn(back: LocalAddress("/devices/\(id.rawValue)")),
        isFromWelcome: isFromWelcome, position: position, typed: typed,
        error: error, conflict: conflict),
      of: .devices, title: state.view.device.name.oneLine,
      toast: try toast(fields, back: LocalAddress("/devices/\(id.rawValue)")),
      status: status, for: context)
  }

  /// Adds a device and shows its key, once; or returns the form with the error.
  fileprivate func addDevice(
    _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    var input = DeviceInput()
    input.name = form["name"]
    input.person = form.text("person")
    // As long as nothing else tells, OwnTracks shows the reminders in the answers to its messages.
    if !isTold { input.notifyInApp = true }
    let builder = EditBuilder(ports.actionContext)
    do {
      let outcome = try step { try builder.addDevice(input, in: $0) }.outcome
      return try devicePage(
        outcome.device.id, FormFields(""), access: access(outcome, request),
        isFromWelcome: form["welcome"] == "1", for: context)
    } catch {
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      return try devicesPage(
        FormFields(""), refused: (form, failure), status: problem.status, for: context)
    }
  }

  fileprivate func changeDevice(
    _ device: Device, _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    let address = LocalAddress("/devices/\(device.id.rawValue)")
    do {
      let applied = try step { edit in
        guard let present = try edit.device(device.id) else { throw missingDevice(device.id) }
        let person = try edit.persons.first { $0.id == present.person }?.name ?? ""
        let merged = try DevicePage.stored(present, person: person).merged(form)
        return try builder.changeDevice(present, DeviceInput(merged, of: present), in: edit)
      }
      return ActionResponse(
        text: applied.edit.takenTextOnPage, step: applied.step, back: address
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      return try devicePage(
        device.id, FormFields(""), conflict: conflict, status: .conflict,
        for: context)
    } catch {
      guard let problem = Problem(refusing: error), !request.wantsJSON else { throw error }
      return try devicePage(
        device.id, FormFields(""), error: problem.message, typed: form, status: problem.status,
        for: context)
    }
  }
}

extension DeviceInput {
  /// Reads the form of a device, whose empty boxes mean no.
  fileprivate init(_ form: FormFields, of device: Device) {
    self.init()
    name = form["name"]
    person = form.text("person")
    shared = form["shared"] == "1"
    leads = form["leads"] == "1"
    // The page has one box for both ways to send places.
    let pushes = form["push_places"] == "1"
    if pushes != device.pushesPlaces { pushPlaces = pushes ? "on" : "off" }
    notifyInApp = form["notify_in_app"] == "1"
  }
}

extension Site {
  /// Changes the secret of a device by a form, or ends the encryption (P19).
  func changeSecret(
    of device: Device, _ form: FormFields, _ request: Request
  ) throws -> Response {
    let isOff = form["off"] == "1"
    let secret = isOff ? nil : try DeviceSecretText.checked(form["secret"] ?? "")
    var input = DeviceInput()
    input.encrypted = secret != nil
    let builder = EditBuilder(ports.actionContext)
    let applied = try step { edit in
      guard let present = try edit.device(device.id) else { throw missingDevice(device.id) }
      let result = try builder.changeDevice(present, input, in: edit)
      try ports.devices.setSecret(secret, device.uuid)
      return result
    }
    return ActionResponse(
      text: applied.step == nil
        ? DevicePagePhrase.deviceSecretKept.text : applied.edit.takenTextOnPage,
      step: applied.step, back: LocalAddress("/devices/\(device.id.rawValue)")
    ).response(to: request)
  }
}

/// Adds the forms by which persons are renamed and removed.
func addPersonRoutes(to router: RouteGroup, site: Site) {
  router.post("/persons/:id") { request, context -> Response in
    let form = context.form
    return try site.change(try site.person(context), request, context) {
      let merged = try DevicesPage.stored($1).merged(form)
      return try $0.renamePerson($1, to: merged["name"] ?? "", in: $2)
    }
  }
  router.post("/persons/:id/remove") { request, context -> Response in
    try site.change(try site.person(context), request, context) {
      try $0.removePerson($1, in: $2)
    }
  }
}

extension Site {
  /// Changes a person in one step; a refusal is shown on the page of devices.
  fileprivate func change(
    _ person: Person, _ request: Request, _ context: WebContext,
    _ change: (EditBuilder, Person, any EditContext) throws -> EditBuilder.PersonOutcome
  ) throws -> Response {
    let builder = EditBuilder(ports.actionContext)
    do {
      let applied = try step { edit in
        guard let present = try edit.persons.first(where: { $0.id == person.id }) else {
          throw missingPerson(person.id)
        }
        return try change(builder, present, edit)
      }
      let note = applied.outcome.note
      let text = [applied.edit.takenTextOnPage, note].compactMap(\.self).joined(separator: " ")
      let page = LocalAddress("/devices")
      let back = note == nil ? page : page.adding("renamed", String(person.id.rawValue))
      return ActionResponse(text: text, step: applied.step, back: back).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      return try devicesPage(
        FormFields(""), conflict: (person.id, conflict), status: .conflict, for: context)
    } catch {
      guard let failure = Refusal(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw error }
      return try devicesPage(
        FormFields(""), personError: failure.pageText, status: problem.status, for: context)
    }
  }
}

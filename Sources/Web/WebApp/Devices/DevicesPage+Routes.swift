import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

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
    try site.takePlaces(of: try site.device(context), context.form, request, context)
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
    _ fields: FormFields, refused: (form: FormFields, failure: RequestFailure)? = nil,
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
    return try page(
      DevicesPage(devices, persons: persons, answer: answer), of: .devices,
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
        state, access: access, isFromWelcome: isFromWelcome, position: position, typed: typed,
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
    let builder = EditBuilder(ports.actionContext)
    do {
      let outcome = try step { try builder.addDevice(input, in: $0) }.outcome
      return try devicePage(
        outcome.device.id, FormFields(""), access: access(outcome, request),
        isFromWelcome: form["welcome"] == "1", for: context)
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
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

import Application
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text

/// Adds the page of all devices, and the page of each.
func addDeviceRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/devices") { request, context -> Response in
    try site.devicesPage(FormFields(query: request), for: context)
  }
  router.post("/devices") { request, context -> Response in
    try site.addDevice(context.form, request, context)
  }
  router.get("/devices/:id") { request, context -> Response in
    try site.devicePage(
      try site.device(context), FormFields(query: request), for: context)
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
      outcome.device, FormFields(""), access: site.access(outcome, request), for: context)
  }
  router.post("/devices/:id/remove") { request, context -> Response in
    let device = try site.device(context)
    let builder = EditBuilder(site.ports.actionContext)
    let applied = try site.step { edit in
      guard let present = try edit.device(device.id) else { throw site.missingDevice(device.id) }
      return try builder.removeDevice(present, in: edit).edit
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
    let devices = try deviceViews()
    let persons = try ports.store.withSnapshot { try PersonView.all($0) }
    var content = DevicesPage(views: devices, persons: persons, conflict: conflict).content
    content["personError"] = personError
    let renamed = persons.first { String($0.person.id.rawValue) == fields["renamed"] }?.person
    content["personNote"] = renamed.flatMap {
      LoginChange.note(on: $0, devices: devices.map(\.device))
    }
    content["name"] = refused?.form["name"] ?? ""
    content["person"] = refused?.form["person"] ?? ""
    content["error"] = refused?.failure.pageText
    content["toast"] = try toast(fields, back: LocalAddress("/devices"))
    return try page(
      "devices", title: DevicePagePhrase.devicesTitle.text, section: .settings, content: content,
      status: status, for: context)
  }

  /// Returns the page of a device, with its key if that is new.
  fileprivate func devicePage(
    _ device: Device, _ fields: FormFields, access: DeviceAccess? = nil, error: String? = nil,
    typed: FormFields? = nil, conflict: FormConflict? = nil, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let (persons, places) = try ports.store.withSnapshot { (try $0.persons, try $0.places) }
    let asksForPosition = fields["position"] == "1"
    var content = DevicePage(
      view: try deviceView(device), access: access,
      hasSecret: ports.devices.hasSecret(device.uuid), persons: persons,
      places: places,
      position: asksForPosition ? try devicePositions()[device.id] : nil,
      typed: conflict?.form ?? typed
    ).content
    content.merge(conflict?.content ?? [:]) { $1 }
    content["error"] = error
    content["toast"] = try toast(fields, back: LocalAddress("/devices/\(device.id.rawValue)"))
    return try page(
      "device", title: device.name.oneLine, section: .settings, content: content, status: status,
      for: context)
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
        outcome.device, FormFields(""), access: access(outcome, request), for: context)
    } catch {
      guard let failure = RequestFailure(error), let problem = Problem(refusing: error),
        !request.wantsJSON
      else { throw Problem(refusing: error) ?? error }
      return try devicesPage(
        FormFields(""), refused: (form, failure), status: problem.status, for: context)
    }
  }

  /// Changes a device by its form.
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
        return try builder.changeDevice(present, DeviceInput(merged, of: present), in: edit).edit
      }
      return ActionResponse(
        text: applied.edit.takenTextOnPage, step: applied.step, back: address
      ).response(to: request)
    } catch let conflict as FormConflict {
      guard !request.wantsJSON else { return conflict.response }
      return try devicePage(
        try self.device(context), FormFields(""), conflict: conflict, status: .conflict,
        for: context)
    } catch {
      guard let problem = Problem(refusing: error), !request.wantsJSON else {
        throw Problem(refusing: error) ?? error
      }
      return try devicePage(
        device, FormFields(""), error: problem.message, typed: form, status: problem.status,
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

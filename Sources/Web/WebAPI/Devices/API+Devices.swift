import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  private static let deviceNames: Set<String> = [
    "name", "person", "kind", "topic", "shared", "leads", "leads_always", "push_places",
    "notify_in_app", "secret",
  ]

  /// Adds the routes of devices and persons.
  func addDeviceRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/devices") { request, _ in
      try await answer(request) {
        let positions = try positions(request)
        return list(try deviceViews().map { json($0, positions) })
      }
    }
    router.post("\(Self.root)/devices") { request, context in
      try await answer(request) { try await addDevice(request, context) }
    }
    router.get("\(Self.root)/devices/:id") { request, context in
      try await answer(request) {
        try show(try device(context), positions: try positions(request))
      }
    }
    router.patch("\(Self.root)/devices/:id") { request, context in
      try await answer(request) { try await changeDevice(request, context) }
    }
    router.delete("\(Self.root)/devices/:id") { request, context in
      try await answer(request) { try removeDevice(request, context) }
    }
    router.post("\(Self.root)/devices/:id/key") { request, context in
      try await answer(request) {
        _ = try await APIInput(request, context, knows: [])
        return try renewKey(request, context)
      }
    }
  }

  /// Returns where devices are, for a request with `?position=1` (P6).
  private func positions(_ request: Request) throws -> [Device.ID: LivePosition]? {
    FormFields(query: request)["position"] == "1" ? try devicePositions() : nil
  }

  private func json(_ view: DeviceView, _ positions: [Device.ID: LivePosition]?) -> JSON {
    guard let positions else { return view.json }
    return view.json.adding("position", positions[view.device.id]?.json ?? .null)
  }

  private func show(
    _ device: Device, positions: [Device.ID: LivePosition]? = nil, step: Int64? = nil
  ) throws -> Response {
    let json = json(try deviceView(device), positions)
    return response(json, tag: APITag(StateVersion.of(device), json).text, step: step)
  }

  /// Returns the device of a number within an edit; refuses an outdated version (`If-Match`).
  private func device(
    _ id: Device.ID, _ request: Request, _ edit: any EditContext
  ) throws -> Device {
    guard let device = try edit.device(id) else { throw missingDevice(id) }
    try APITag.check(
      request, StateVersion.of(device), present: try deviceView(device, in: edit).json)
    return device
  }

  private func addDevice(_ request: Request, _ context: WebContext) async throws -> Response {
    let (input, secret) = try await input(request, context)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      let result = try builder.addDevice(input, in: edit)
      if case .set(let text) = secret { try ports.devices.setSecret(text, result.device.uuid) }
      return result
    }
    return shown(
      applied.outcome, request, step: applied.step, status: .created, secret: secret.text)
  }

  private func changeDevice(_ request: Request, _ context: WebContext) async throws -> Response {
    let (input, secret) = try await input(request, context)
    let id = try context.id(of: Device.self)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      let present = try device(id, request, edit)
      let outcome = try builder.changeDevice(present, input, in: edit)
      if secret != .unchanged { try ports.devices.setSecret(secret.text, present.uuid) }
      return outcome
    }
    return try show(try device(context), step: applied.step)
  }

  private func removeDevice(_ request: Request, _ context: WebContext) throws -> Response {
    let id = try context.id(of: Device.self)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      let present = try device(id, request, edit)
      return Outcome(
        try builder.removeDevice(present, in: edit).edit, try deviceView(present, in: edit))
    }
    let view = applied.outcome.value
    ports.devices.forgetSecret(view.device.uuid)
    return response(view.json, tag: nil, step: applied.step)
  }

  private func renewKey(_ request: Request, _ context: WebContext) throws -> Response {
    let id = try context.id(of: Device.self)
    let builder = EditBuilder(actionContext)
    let applied = try step { edit in
      try builder.renewKey(of: try device(id, request, edit), in: edit)
    }
    return shown(applied.outcome, request, step: applied.step, status: .ok)
  }

  /// Returns the answer with a new key, which no cache may keep.
  private func shown(
    _ outcome: EditBuilder.KeyOutcome, _ request: Request, step: Int64?,
    status: HTTPResponse.Status, secret: String? = nil
  ) -> Response {
    var response = Response(json: access(outcome, request, secret: secret).json, status: status)
    response.headers[.cacheControl] = "no-store"
    response.headers[.step] = step.map(String.init)
    if status == .created {
      response.headers[.location] = "\(Self.root)/devices/\(outcome.device.id.rawValue)"
    }
    return response
  }

  /// The secret as a request has it, which no answer repeats.
  private enum Secret: Equatable {
    case unchanged, none
    case set(String)

    var text: String? { if case .set(let text) = self { text } else { nil } }
  }

  private func input(
    _ request: Request, _ context: WebContext
  ) async throws -> (DeviceInput, Secret) {
    let body = try await APIInput(request, context, knows: Self.deviceNames)
    var input = DeviceInput()
    input.name = try body.lasting("name")
    input.person = try body.lasting("person")
    input.kind = try body.text("kind")
    input.topic = try body.string("topic")
    input.shared = try body.flagIfGiven("shared")
    // Which one leads now follows from the positions: an answer may be sent back as it is.
    _ = try body.flagIfGiven("leads")
    input.leads = try body.flagIfGiven("leads_always")
    input.pushPlaces = try body.lasting("push_places")
    input.notifyInApp = try body.flagIfGiven("notify_in_app")
    guard body.names.contains("secret") else { return (input, .unchanged) }
    // The text of a number may differ from the secret that was typed.
    _ = try body.string("secret")
    guard let text = try body.text("secret", null: ""), !text.isEmpty else {
      input.encrypted = false
      return (input, .none)
    }
    input.encrypted = true
    return (input, .set(try DeviceSecretText.checked(text)))
  }

  private static let offerNames: Set<String> = ["names", "radius", "tags"]

  /// Adds the routes of the regions of a phone that can become places (P13).
  func addDevicePlaceRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/devices/:id/places") { request, context in
      try await answer(request) {
        let offers = offers(of: try device(context))
        let places = try ports.store.withSnapshot { try $0.places }
        return list(offers.map { $0.json(isPlace: $0.isPlace(among: places)) })
      }
    }
    router.post("\(Self.root)/devices/:id/places") { request, context in
      try await answer(request) { try await makePlaces(request, context) }
    }
  }

  private func makePlaces(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: Self.offerNames)
    let (names, radius, tags) = (
      try input.someTexts("names"), try input.text("radius"), try input.texts("tags")
    )
    let applied = try makePlaces(
      named: names ?? [], of: try device(context), radius: radius, tags: tags)
    let overview = try placeOverview
    let added = Set(applied.edit.places.compactMap { $0.after?.id })
    let places = overview.places.filter { added.contains($0.id) }
    return response(
      .object([
        ("places", .array(places.map { overview.view($0).json })),
        ("remarks", .array(applied.outcome.remarks.map(JSON.string))),
      ]), step: applied.step)
  }
}

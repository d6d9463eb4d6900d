import Application
import Hummingbird
import Localization
import Reminders

extension Site {
  /// Makes places of the regions of a phone that are checked in a form; returns to the phone.
  func takePlaces(
    of device: Device, _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let back = LocalAddress("/devices/\(device.id.rawValue)")
    let wanted = form.all("place")
    guard !wanted.isEmpty else {
      return ActionResponse(text: DevicePagePhrase.deviceOfferNone.text, step: nil, back: back)
        .response(to: request)
    }
    let offers = ports.devices.health()[device.id]?.offers ?? []
    let builder = EditBuilder(ports.actionContext)
    let applied = try refusable {
      try step { edit in
        try builder.takePlaces(offers, named: wanted, of: device, in: edit).edit
      }
    }
    return ActionResponse(text: applied.edit.takenText, step: applied.step, back: back)
      .response(to: request)
  }

  /// Performs an edit; what refuses it is a problem of the request.
  private func refusable<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw Problem(refusing: error) ?? error }
  }
}

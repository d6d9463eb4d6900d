import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

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
    let applied = try takePlaces(named: wanted, of: device)
    let text = [applied.edit.takenTextOnPage] + applied.outcome.remarks
    return ActionResponse(text: text.joined(separator: " "), step: applied.step, back: back)
      .response(to: request)
  }
}

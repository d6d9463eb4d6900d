import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

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

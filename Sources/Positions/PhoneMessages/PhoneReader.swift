package import Foundation
import Geo
package import Model

/// Reads what phones send: OwnTracks, Overland, Traccar Client, OsmAnd and GPSLogger (P7, P8).
///
/// Which app it is follows from the form of the message, and the units follow from the app.
package struct PhoneReader: Sendable {
  /// The time of arrival, by the computer's clock.
  let arrival: Date
  /// The app, if the user has named it; it decides about units that its requests leave open (P7).
  let app: Device.Kind?
  /// The places that the phone watches for Passby.
  let pushed: PushedPlaces
  /// Returns the text of an encrypted message; `nil` if the device has no secret.
  let decrypt: (@Sendable ([UInt8]) -> [UInt8]?)?

  /// Creates a reader of the messages of one device.
  ///
  /// `decrypt` decrypts with the secret of the device; for a device with one, messages in the clear
  /// are refused (P19).
  package init(
    arrival: Date, app: Device.Kind? = nil, pushed: PushedPlaces = .none,
    decrypt: (@Sendable ([UInt8]) -> [UInt8]?)? = nil
  ) {
    self.arrival = arrival
    self.app = app
    self.pushed = pushed
    self.decrypt = decrypt
  }

  /// Reads a request: its body, without regard to the content type, which some apps leave out, and
  /// the query of the address, still encoded.
  package func read(body: [UInt8], query: String = "") -> PhoneReading {
    let form = PhoneForm(query)
    guard let first = body.first(where: { !$0.isBlank }) else {
      guard form.isPosition else { return refusal(.empty) }
      return plain { read(form) }
    }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == 0xEF else {
      guard let text = String(validating: body, as: UTF8.self) else { return refusal(.notJSON) }
      if let line = OwnTracksLine(text) { return plain { read(line) } }
      var both = PhoneForm(text)
      both.add(form)
      guard both.isPosition else { return refusal(.notJSON) }
      return plain { read(both) }
    }
    guard let value = try? PhoneValue(document: body) else { return refusal(.notJSON) }
    guard let elements = value.elements else { return read(value, form: form) }
    guard !elements.isEmpty else { return refusal(.unknownType) }
    // Several messages of one app in one request, as those of one batch (P9).
    var reading = PhoneReading()
    for element in elements { reading.add(read(element, form: form)) }
    reading.putInOrder()
    return reading
  }

  /// Reads a JSON document; `form` has the fields of the query.
  private func read(_ value: PhoneValue, form: PhoneForm) -> PhoneReading {
    if value["_type"]?.text == "encrypted" { return readEncrypted(value) }
    return plain {
      if value["_type"] != nil { return readOwnTracks(value) }
      if value["locations"] != nil || value["current"]?.isObject == true {
        return readOverland(value)
      }
      if value["location"]?.text == nil, value["location"] != nil || value["device_id"] != nil {
        return readTraccar(value)
      }
      var fields = PhoneForm(value)
      fields.add(form)
      return fields.isPosition ? read(fields) : refusal(.unknownType)
    }
  }

  /// Reads an encrypted message of OwnTracks.
  private func readEncrypted(_ value: PhoneValue) -> PhoneReading {
    // Other characters than those of Base64 are rare, and to look for them takes longer.
    guard let decrypt, let text = value["data"]?.text,
      let data = Data(base64Encoded: text)
        ?? Data(base64Encoded: text, options: .ignoreUnknownCharacters),
      let clear = decrypt(Array(data))
    else {
      return refusal(.undecryptable, .owntracks)
    }
    guard let inner = try? PhoneValue(document: clear) else {
      return refusal(.notJSON, .owntracks)
    }
    guard inner["_type"]?.text != "encrypted" else { return refusal(.undecryptable, .owntracks) }
    return readOwnTracks(inner)
  }

  /// Reads a message that is not encrypted, unless the device has a secret.
  private func plain(_ read: () -> PhoneReading) -> PhoneReading {
    guard decrypt != nil else { return read() }
    var reading = PhoneReading(kind: read().kind)
    reading.refuse(.plain)
    return reading
  }

  /// Returns a reading of nothing.
  func refusal(_ reason: PhoneRefusal, _ kind: Device.Kind? = nil) -> PhoneReading {
    var reading = PhoneReading(kind: kind)
    reading.refuse(reason)
    return reading
  }
}

extension UInt8 {
  /// True for blanks and the ends of lines.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

import Foundation
import Model
import PhoneMessages
import SQLiteStore

/// The places that a phone was sent to watch, as they are stored.
struct PushedPlacesRecord: Codable {
  /// The digest of the device's key: a new key means that the app was set up again.
  private let key: String
  private let state: PushedPlacesState

  /// Returns what a device was sent; nothing if it has a new key, or the record cannot be read.
  ///
  /// - Throws: `SQLiteStoreError` if the store cannot be read.
  static func state(of device: Device, in store: SQLiteStore) throws -> PushedPlacesState {
    guard let text = try store.regionsRecord(of: device.id),
      let record = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      record.key == device.keyDigest.base64EncodedString()
    else { return PushedPlacesState() }
    return record.state
  }

  /// Stores what a device was sent.
  ///
  /// - Throws: `SQLiteStoreError`, or an encoding error.
  static func store(_ state: PushedPlacesState, of device: Device, in store: SQLiteStore) throws {
    let record = Self(key: device.keyDigest.base64EncodedString(), state: state)
    let data = try JSONEncoder().encode(record)
    try store.storeRegionsRecord(String(decoding: data, as: UTF8.self), of: device.id)
  }
}

/// An edit of persons or devices, as data for texts in any language.
package enum DeviceStep: Sendable, Hashable, Codable {
  /// A device was added.
  case added(name: String)
  /// A device was changed.
  case edited(name: String)
  /// A device was removed.
  case removed(name: String)
  /// A device has a new key.
  case newKey(name: String)
  /// This many places were made of regions of a phone.
  case tookPlaces(count: Int, name: String)
  /// A person has a new name.
  case renamed(old: String, new: String)
  /// A person was removed.
  case personRemoved(name: String)
}

import Reminders

/// The phones by the number of their device.
///
/// In an array that is as long as it has to be: a dictionary reserves room for up to twice its
/// values, and the track of a phone is large.
struct PhoneTable: Sendable {
  private var phones: [Household.Phone?] = []
  private var indices: [Device.ID: Int] = [:]

  /// True without any phone.
  var isEmpty: Bool { phones.isEmpty }

  /// How many there are.
  var count: Int { phones.count }

  /// The numbers of all, in no particular order.
  var ids: [Device.ID] { Array(indices.keys) }

  /// All phones, in the order in which they were added.
  var all: some Sequence<Household.Phone> { phones.lazy.compactMap(\.self) }

  /// The phone of a device, in place; `nil` if there is none, which stays so.
  subscript(id: Device.ID) -> Household.Phone? {
    // Read in place, too: a copy would count the references in the whole track.
    _read {
      if let index = indices[id] { yield phones[index] } else { yield nil }
    }
    _modify {
      if let index = indices[id] {
        yield &phones[index]
      } else {
        var none: Household.Phone?
        yield &none
      }
    }
  }

  /// Makes room for so many phones, and no more.
  mutating func reserve(_ count: Int) { phones.reserveCapacity(count) }

  /// Adds the phone of a device that has none.
  mutating func add(_ phone: Household.Phone) {
    indices[phone.device.id] = phones.count
    phones.append(phone)
  }

  /// Removes the phones of all other devices.
  mutating func keep(_ ids: Set<Device.ID>) {
    guard phones.contains(where: { !ids.contains($0?.device.id ?? .receiver) }) else { return }
    let rest = phones.compactMap(\.self).filter { ids.contains($0.device.id) }
    self = PhoneTable()
    for phone in rest { add(phone) }
  }
}

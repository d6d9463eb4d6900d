/// Values by the number of a device.
///
/// Stores the values in an array without spare capacity: a dictionary reserves room for up to
/// twice its values, which are large and may be many.
@frozen public struct DeviceTable<Value: Sendable>: Sendable {
  @usableFromInline var values: [Value?] = []
  @usableFromInline var indices: [Device.ID: Int] = [:]

  /// Creates an empty table.
  @inlinable
  public init() {}

  /// True without any value.
  @inlinable public var isEmpty: Bool { values.isEmpty }

  /// How many there are.
  @inlinable public var count: Int { values.count }

  /// The devices that have a value, in no particular order.
  @inlinable public var ids: [Device.ID] { Array(indices.keys) }

  /// All values, in the order in which they were added.
  @inlinable public var all: [Value] { values.compactMap(\.self) }

  /// The value of a device, in place; `nil` if there is none, which stays so.
  @inlinable
  public subscript(id: Device.ID) -> Value? {
    // Read in place, too: a copy would count the references in the whole value.
    _read {
      if let index = indices[id] { yield values[index] } else { yield nil }
    }
    _modify {
      if let index = indices[id] {
        yield &values[index]
      } else {
        var none: Value?
        yield &none
      }
    }
  }

  /// Changes the value of a device in place; one that has none begins with `start`.
  @inlinable
  public mutating func change<Result>(
    _ id: Device.ID, from start: @autoclosure () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    guard let index = indices[id] else {
      var value = start()
      defer { add(value, for: id) }
      return body(&value)
    }
    guard var value = values[index] else { preconditionFailure("an index has a value") }
    // Taken out, so that it is changed in place.
    values[index] = nil
    defer { values[index] = value }
    return body(&value)
  }

  /// Reserves exactly this number of values.
  @inlinable
  public mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

  /// Adds the value of a device that has none.
  @inlinable
  public mutating func add(_ value: Value, for id: Device.ID) {
    indices[id] = values.count
    values.append(value)
  }

  /// Removes the values of all devices that are not wanted.
  @inlinable
  public mutating func keep(_ isWanted: (Device.ID) -> Bool) {
    guard indices.keys.contains(where: { !isWanted($0) }) else { return }
    let rest = indices.filter { isWanted($0.key) }.sorted { $0.value < $1.value }
    var kept = DeviceTable()
    kept.reserve(rest.count)
    for (id, index) in rest {
      if let value = values[index] { kept.add(value, for: id) }
    }
    self = kept
  }
}

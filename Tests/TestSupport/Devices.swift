package import Foundation
package import Model

extension Person.ID {
  /// The person of most tests with two.
  package static let anna = Person.ID(rawValue: 2)
}

extension Person {
  /// The person of most tests with two.
  package static let anna = Person(id: .anna, uuid: UUID(number: 3002), name: "anna")
}

extension Device {
  /// A phone with defaults for all that a test does not care about.
  package static func sample(
    _ id: Int64 = 1, name: String? = nil, of person: Person.ID = .me, uuid: Int64? = nil,
    key: Data? = nil, created: Date = Date("2026-01-12T07:00:00Z"),
    _ change: (inout Device) -> Void = { _ in }
  ) -> Device {
    var device = Device(
      id: ID(rawValue: id), uuid: UUID(number: uuid ?? 2000 + id), name: name ?? "phone \(id)",
      person: person, keyDigest: key ?? Data(repeating: UInt8(truncatingIfNeeded: id), count: 32),
      keyHint: "abcd", created: created)
    change(&device)
    return device
  }
}

import Foundation

/// Where the secrets of encrypted devices come from (P19).
struct PhoneSecrets: Sendable {
  /// Returns the secrets by the UUIDs of the devices.
  let all: @Sendable () -> [UUID: String]
  /// Returns when they were last changed; `nil` if there are none.
  let changed: @Sendable () -> Date?

  /// Secrets in a file that a closure reads.
  static func file(_ path: String, _ all: @escaping @Sendable () -> [UUID: String]) -> Self {
    Self(
      all: all,
      changed: {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
      })
  }

  /// Secrets that never change.
  static func fixed(_ all: [UUID: String]) -> Self { Self(all: { all }, changed: { nil }) }
}

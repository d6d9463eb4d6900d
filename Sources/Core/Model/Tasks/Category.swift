package import Foundation

/// A group that the user sorts tasks into, with a colour and an icon.
package struct Category: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// The name; unique, without regard to case.
  package var name: String
  /// The colour as `#rrggbb`, in lower case.
  package var color: String
  /// The name of a built-in icon, or one character.
  package var icon: String

  package init(id: ID, uuid: UUID, name: String, color: String, icon: String) {
    self.id = id
    self.uuid = uuid
    self.name = name
    self.color = color
    self.icon = icon
  }
}

extension Category {
  /// A category that every new database has.
  package enum BuiltIn: UInt8, CaseIterable, Sendable {
    case work = 1
    case study, personal, home

    /// The UUID, the same in every database: the letters `PSBYCATEGORY` and a number.
    package var uuid: UUID {
      UUID(
        uuid: (
          0x50, 0x53, 0x42, 0x59, 0x43, 0x41, 0x54, 0x45, 0x47, 0x4F, 0x52, 0x59, 0, 0, 0, rawValue
        ))
    }
  }
}

package import Foundation
import Localization
package import Text

extension JSON {
  /// An instant on the wall clock of a zone, or null.
  package init(_ date: Date?, in zone: TimeZone) {
    self = date.map { .string(Instant.text($0, in: zone)) } ?? .null
  }
}

package import Foundation

/// The comparison of secrets, which takes the same time wherever they differ.
package enum ConstantTime {
  /// Returns true if two digests are equal.
  package static func areEqual(_ first: Data, _ second: Data) -> Bool {
    first.withUnsafeBytes { first in second.withUnsafeBytes { isSame(first, $0) } }
  }

  /// Compares all bytes, unless the lengths differ, which are no secret.
  static func isSame(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    var difference: UInt8 = 0
    for (one, other) in zip(first, second) { difference |= one ^ other }
    return difference == 0
  }
}

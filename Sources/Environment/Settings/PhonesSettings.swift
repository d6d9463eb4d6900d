/// The limits of what phones send.
package struct PhonesSettings: Sendable, Hashable {
  /// A position that is older than this at its arrival is past (P10); seconds, from 10 to a day.
  package internal(set) var staleAfterSeconds = 600.0
  /// One position outside ends a visit by itself after this time (P12); seconds, from a minute to a
  /// day.
  package internal(set) var leaveAfterSeconds = 600.0
  /// A position that is older than this is refused (P8); seconds, from an hour to 100 years.
  package internal(set) var oldestSeconds = 31.0 * 86_400
  /// The most positions of one device in a minute, 1 to a thousand million.
  package internal(set) var burst = 20_000
  /// The largest body of a request; bytes, from 16 KiB to 64 MiB.
  package internal(set) var bodyBytes = 2 << 20
}

import Foundation

/// Makes those wait who tried wrong tokens: five are free, then each doubles the pause.
struct AttemptLimit: Sendable {
  private struct Record {
    var failures = 0
    var blockedUntil = Date.distantPast
    var last: Date
  }

  /// Wrong tokens that cost nothing.
  static let freeFailures = 5
  /// The longest pause, in seconds.
  static let longestPause = 300.0
  /// After so long without a wrong token all is forgotten, in seconds.
  static let memory = 3600.0
  /// How many addresses are remembered.
  static let mostAddresses = 1000

  private var records: [String: Record] = [:]

  /// How long an address has to wait, in seconds; 0 for not at all.
  func pause(for address: String, now: Date) -> Double {
    max(0, records[address]?.blockedUntil.timeIntervalSince(now) ?? 0)
  }

  /// Notes a wrong token.
  mutating func noteFailure(of address: String, now: Date) {
    var record = records[address] ?? Record(last: now)
    if now.timeIntervalSince(record.last) > Self.memory { record = Record(last: now) }
    record.failures += 1
    record.last = now
    let steps = record.failures - Self.freeFailures
    if steps >= 0 {
      record.blockedUntil = now + min(Self.longestPause, pow(2, Double(min(steps, 16))))
    }
    records[address] = record
    guard records.count > Self.mostAddresses,
      let oldest = records.min(by: { $0.value.last < $1.value.last })
    else { return }
    records[oldest.key] = nil
  }

  /// Forgets the wrong tokens of an address that has shown the right one.
  mutating func noteSuccess(of address: String) { records[address] = nil }
}

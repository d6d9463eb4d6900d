import Foundation

extension OutgoingAnswer {
  /// The seconds until the server wants the next request, by `Retry-After`; `nil` unless its answer
  /// is 429 or 503 and says so.
  ///
  /// A date counts from the server's own, so that a wrong clock here does not matter.
  ///
  /// Source: RFC 9110, 10.2.3 (`Retry-After`), 5.6.7 (dates), 6.6.1 (`Date`); RFC 6585, 4 (429).
  package var retryAfter: Double? {
    guard status == 429 || status == 503, let text = fields["retry-after"] else { return nil }
    let value = String(text.prefix(100))
    if !value.isEmpty, value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Double(value) }
    guard let date = Self.parsed(value) else { return nil }
    let present = fields["date"].flatMap { Self.parsed(String($0.prefix(100))) } ?? Date()
    return max(0, date.timeIntervalSince(present))
  }

  /// The form of today, and the two that are to be read still.
  private static let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  private static func parsed(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    return forms.lazy.compactMap { form in
      formatter.dateFormat = form
      return formatter.date(from: text)
    }.first
  }
}

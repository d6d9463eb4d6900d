import Foundation

/// Instants as headers have them.
enum HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// Source: RFC 9110 5.6.7, IMF-fixdate.
  static func text(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      // The program never leaves the C locale, so that names of days are English.
      let count = strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

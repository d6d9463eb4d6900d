/// Sentences as receivers send them.
package enum NMEAText {
  /// Returns a sentence with its checksum.
  package static func sentence(_ body: String) -> String {
    let sum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(sum.count < 2 ? "0" + sum : sum)\r\n"
  }

  /// Returns a position of a time of day, without a date.
  package static func gga(_ time: String) -> String {
    sentence("GPGGA,\(time),4812.0000,N,01622.2000,E,1,08,0.9,171.0,M,43.0,M,,")
  }

  /// Returns positions of times of day.
  package static func gga(_ times: [String]) -> String { times.map(gga).joined() }
}

import Foundation
import Geo
import Testing

struct StoredGateTests {
  private func stored() throws -> String {
    var gate = FixGate()
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    for (second, latitude) in [(0.0, 52.5), (1, 53)] {
      _ = gate.admit(
        FixReport(
          time: start + second, mode: 3, latitude: latitude, longitude: 13, eph: 12,
          speedMetersPerSecond: 3))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(gate), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> FixGate {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(FixGate.self, from: Data(text.utf8))
  }

  @Test func `a stored gate is taken as it was written`() throws {
    #expect(try decode(stored()).last?.accuracyMeters == 12)
  }

  @Test(
    arguments: [
      (#""newest":800000001"#, #""newest":"nan""#), (#""newest":800000001"#, #""newest":1e300"#),
      (#""newest":800000001"#, #""newest":5"#), (#""time":800000000"#, #""time":"inf""#),
      (#""accuracyMeters":12"#, #""accuracyMeters":-1"#),
      (#""speedMetersPerSecond":3"#, #""speedMetersPerSecond":"nan""#),
      (#""latitude":53"#, #""latitude":530"#),
    ])
  func `a stored gate with values that no report can bring about is rejected`(
    _ pattern: String, replacement: String
  ) throws {
    let text = try stored()
    let changed = text.replacingOccurrences(of: pattern, with: replacement)
    #expect(changed != text, "the row must change something: \(text)")
    #expect(throws: (any Error).self) { try decode(changed) }
  }

  @Test(arguments: [1e13, -1e300, .infinity, .nan] as [Double])
  func `a stored gate never comes from a report at an absurd time, which is refused`(
    _ seconds: Double
  ) {
    var gate = FixGate()
    let report = FixReport(
      time: Date(timeIntervalSinceReferenceDate: seconds), mode: 3, latitude: 1, longitude: 1)
    #expect(gate.admit(report) == .refused(.noTime))
  }
}

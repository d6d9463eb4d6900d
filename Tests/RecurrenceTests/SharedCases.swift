import Foundation
import Testing

/// The cases of the shared sample file, where that is present beside the project.
struct SharedCases: Decodable {
  struct PeriodCase: Decodable {
    let n: Int
    let unit: String
  }

  struct CountdownCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let mode: String
    let start: String
    let zone: String
    let every: PeriodCase
    let completed_at: String?
    let now: String
    let end: String?
    let expect_next: String?

    var testDescription: String { id }
  }

  struct OperationCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable {
      let due: String?
      let open: String?
      let phase: String?
    }

    let id: String
    let op: String
    let mode: String
    let start: String
    let zone: String
    let every: PeriodCase
    let min: PeriodCase?
    let at: String?
    let due: String?
    let when: String
    let now: String
    let end: String?
    let expect: Expectation

    var testDescription: String { id }
  }

  let countdown: [CountdownCase]
  let operations: [OperationCase]

  /// The file's cases, or none where it is not there.
  static let present: SharedCases? = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/recurrence-cases.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(SharedCases.self, from: data)
  }()
}

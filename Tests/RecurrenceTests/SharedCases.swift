import Foundation
import Recurrence
import Testing

/// The sample of acceptance cases, where that file lies beside the project.
struct SharedCases: Decodable {
  struct Length: Decodable, Sendable {
    let n: Int
    let unit: Period.Unit

    func period() throws -> Period { try Period(n, unit) }
  }

  /// The expected next cycle.
  struct Question: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let mode: String
    let start: String
    let zone: String
    let every: Length
    let completedAt: String?
    let now: String
    let end: String?
    let expectNext: String?

    var testDescription: String { id }
  }

  /// The expected result of a step.
  struct Operation: Decodable, Sendable, CustomTestStringConvertible {
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
    let every: Length
    let min: Length?
    let at: String?
    let due: String?
    let when: String
    let now: String
    let end: String?
    let expect: Expectation

    var testDescription: String { id }
  }

  let countdown: [Question]
  let operations: [Operation]

  /// The file's cases, or `nil` where it is not there.
  static let present: SharedCases? = {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = project.deletingLastPathComponent().appending(path: "shared/recurrence-cases.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      return try decoder.decode(SharedCases.self, from: data)
    } catch {
      fatalError("\(file.path()): \(error)")
    }
  }()
}

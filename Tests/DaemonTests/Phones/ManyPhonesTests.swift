import DaemonControl
import Foundation
import Geo
import Model
import TestSupport
import Testing

@testable import Daemon
@testable import WebPorts

/// A thousand phones whose messages are there at once.
@Suite(.temporaryFolder) struct ManyPhonesTests {
  private static let count: Int64 = 1_000

  /// Posts of all phones, none of which waits for the answer of another.
  private static func post(
    to rig: PhoneRig, _ body: @escaping @Sendable (Int64) -> String
  ) async -> [Int64: PhoneReply] {
    await withTaskGroup(of: (Int64, PhoneReply).self) { group in
      for number in 1...count {
        group.addTask {
          let request = PhoneRequest(body: Array(body(number).utf8))
          return (number, await rig.receiver.port.receive(.key("KEY\(number)"), request))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  @Test func `each of them is answered, and heard as itself`() async throws {
    let rig = try PhoneRig((1...Self.count).map { .phone($0, of: $0 % 2 == 0 ? .me : .anna) })
    let first = await Self.post(to: rig) { PhoneRig.location(0, meters: Double($0)) }
    // What is too late, what is the same again, and what is none.
    let second = await Self.post(to: rig) { number in
      switch number % 3 {
      case 0: PhoneRig.location(-5, meters: Double(number))
      case 1: PhoneRig.location(0, meters: 5_000)
      default: "{"
      }
    }

    for answers in [first, second] {
      #expect(answers.count == Int(Self.count))
      #expect(answers.values.allSatisfy { $0 == .taken("[]") })
    }
    let states = await rig.receiver.states
    let wrong = (rig.board.snapshot ?? []).filter { figures in
      let number = figures.device
      let counts = [
        figures.accepted, figures.late, figures.repeated, figures.refused["not_json"] ?? 0,
      ]
      let own = states[Device.ID(rawValue: number)]?.lastFix?.coordinate.latitude ?? 0
      return counts != [1] + (0..<3).map { number % 3 == $0 ? 1 : 0 }
        || abs(own - 52.52 - Double(number) / 111_195) > 1e-9
    }
    #expect(states.count == Int(Self.count))
    #expect(wrong.isEmpty)
  }
}

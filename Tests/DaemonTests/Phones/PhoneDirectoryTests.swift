import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

@testable import Daemon

/// How a key finds its device.
@Suite(.temporaryFolder) struct PhoneDirectoryTests {
  @Test func `only the whole digest decides, also where two begin alike`() throws {
    let first = Data((0..<32).map { UInt8($0) })
    var (second, third) = (first, first)
    second[31] = 0
    third[8] = 0
    let rig = try PhoneRig([
      .phone(1) { $0.keyDigest = first }, .phone(2) { $0.keyDigest = second },
    ])
    let directory = PhoneDirectory(rig.pipeline.value.storedDevices, secrets: [:])
    #expect(directory.device(digest: first)?.name == "phone 1")
    #expect(directory.device(digest: second)?.name == "phone 2")
    for wrong in [third, first.prefix(31), first.prefix(8), Data(), Data(count: 32)] {
      #expect(directory.device(digest: Data(wrong)) == nil)
    }
  }
}
